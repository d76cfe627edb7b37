/** Whether an address is one of this machine's own. */
export function isLoopback(address) {
    if (address === undefined)
        return false;
    const plain = address.replace(/^::ffff:/i, '');
    return plain === '::1' || /^127(?:\.\d{1,3}){3}$/.test(plain);
}
//# sourceMappingURL=loopback.js.map