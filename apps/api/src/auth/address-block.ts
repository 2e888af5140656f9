/** Parses an IPv6 address into its eight groups; undefined for other text. */
function parseGroups(ip: string): number[] | undefined {
  const plain = ip.split('%', 1)[0] ?? '';
  if (!plain.includes(':') || !URL.canParse(`http://[${plain}]`)) return undefined;
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16));
}

/**
 * Returns what counts as one caller: an IPv4 address, also one mapped to IPv6, or the /64 network of an IPv6
 * address, which one household owns.
 */
export function toAddressBlock(ip: string): string {
  const groups = parseGroups(ip);
  if (!groups) return ip.slice(0, 64);
  const [high = 0, low = 0] = groups.slice(6);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}
