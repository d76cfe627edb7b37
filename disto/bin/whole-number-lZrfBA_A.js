import { s as InvalidArgumentError } from "./program-CJKhYYwm.js";
// dist/lib/program/whole-number.js
/**
* A parser of options that are whole numbers.
*
* @throws InvalidArgumentError for anything else than digits, and for a number out of the range
*/
function wholeNumber(least, most = Number.MAX_SAFE_INTEGER) {
	return (text) => {
		const value = Number(text);
		if (/^\d+$/.test(text) && value >= least && value <= most) return value;
		const range = most === Number.MAX_SAFE_INTEGER ? `from ${least}` : `from ${least} to ${most}`;
		throw new InvalidArgumentError(`It is a whole number ${range}.`);
	};
}
export { wholeNumber as t };
