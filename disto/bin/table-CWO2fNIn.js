import { r as __toESM } from "./rolldown-runtime-DegdyBIC.js";
import { t as require_cli_table3 } from "./cli-table3-DtZtyIPO.js";
// dist/lib/terminal/table.js
var import_cli_table3 = /* @__PURE__ */ __toESM(require_cli_table3(), 1);
const NO_BORDER = Object.fromEntries([
	"top",
	"top-mid",
	"top-left",
	"top-right",
	"bottom",
	"bottom-mid",
	"bottom-left",
	"bottom-right",
	"left"
].concat([
	"left-mid",
	"mid",
	"mid-mid",
	"right",
	"right-mid"
]).map((part) => [part, ""]));
/** A table for eyes: aligned columns, two spaces apart, no lines around them. It ends with a line feed. */
function formatTable(columns, rows) {
	const table = new import_cli_table3.default({
		head: columns.map(({ title }) => title),
		colAligns: columns.map(({ align }) => align ?? "left"),
		chars: {
			...NO_BORDER,
			middle: "  "
		},
		style: {
			head: [],
			border: [],
			"padding-left": 0,
			"padding-right": 0
		}
	});
	table.push(...rows.map((row) => row.map(String)));
	return `${table.toString().split("\n").map((line) => line.trimEnd()).join("\n")}\n`;
}
export { formatTable as t };
