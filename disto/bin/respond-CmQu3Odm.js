export { t as respondArtifact, n as respondJson } from "./respond-D2hcjMv5.js";
