// dist/lib/stream/loopback.js
/** Whether an address is one of this machine's own. */
function isLoopback(address) {
	if (address === void 0) return false;
	const plain = address.replace(/^::ffff:/i, "");
	return plain === "::1" || /^127(?:\.\d{1,3}){3}$/.test(plain);
}
export { isLoopback as t };
