import { r as __toESM } from "./rolldown-runtime-DegdyBIC.js";
import { t as require_picocolors } from "./picocolors-Bp6UTfd8.js";
import { t as formatTable } from "./table-CWO2fNIn.js";
import { t as oneLine } from "./print-DYVpNVXn.js";
// dist/bin/agentfeedback/text-table.js
var import_picocolors = /* @__PURE__ */ __toESM(require_picocolors(), 1);
/** A header and rows as text for people; what a terminal would obey is taken out of the cells. */
function textTable(header, rows) {
	return formatTable(header.map((title) => ({ title: import_picocolors.default.bold(title) })), rows.map((row) => row.map(oneLine)));
}
export { textTable as t };
