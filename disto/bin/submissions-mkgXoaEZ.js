export { a as unknownUids } from "./submissions-ix-GFvcv.js";
