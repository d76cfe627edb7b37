// dist/lib/session-log/format/shown-time.js
/** With three decimals, cut: the times of a digest. Undefined for a time that no calendar has. */
function formatMilliseconds(time) {
	return dateOf(time)?.toISOString();
}
/** With a fraction only as long as it has to be: the times of a list. Undefined for a time that no calendar has. */
function formatShortest(time) {
	const date = dateOf(time);
	if (date === void 0 || time === void 0) return void 0;
	const micros = (Math.floor(time) % 1e6 + 1e6) % 1e6;
	const fraction = String(micros).padStart(6, "0").replace(/0+$/, "");
	return date.toISOString().replace(/\.\d+Z$/, fraction === "" ? "Z" : `.${fraction}Z`);
}
function dateOf(time) {
	if (time === void 0) return void 0;
	const date = new Date(Math.floor(time / 1e3));
	return Number.isNaN(date.getTime()) ? void 0 : date;
}
export { formatShortest as n, formatMilliseconds as t };
