export { n as saveSelection } from "./selection-pGWffFua.js";
