/** Whether an address is one of this machine's own. */
export function isLoopback(address: string | undefined): boolean {
  if (address === undefined) return false;
  const plain = address.replace(/^::ffff:/i, '');
  return plain === '::1' || /^127(?:\.\d{1,3}){3}$/.test(plain);
}
