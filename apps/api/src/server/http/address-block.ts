import { isIP } from 'node:net';

/**
 * The networks that count as one caller. An IPv4 address is the same in all three. One household owns an IPv6 /64,
 * and providers give customers a /56 or a /48.
 */
export interface AddressBlocks {
  address: string;
  network56: string;
  network48: string;
}

/** Parses an IPv6 address into its eight groups; undefined for other text. */
function parseGroups(ip: string): number[] | undefined {
  const plain = ip.split('%', 1)[0] ?? '';
  if (isIP(plain) !== 6) return undefined;
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16));
}

const createEqualBlocks = (address: string): AddressBlocks => ({
  address,
  network56: address,
  network48: address,
});

/** Returns the blocks of an IP address. Text that is not an address is one block, `unknown`. */
export function toAddressBlocks(ip: string): AddressBlocks {
  const groups = parseGroups(ip);
  if (!groups) return createEqualBlocks(isIP(ip) === 4 ? ip : 'unknown');
  const [high = 0, low = 0] = groups.slice(6);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return createEqualBlocks([high >> 8, high & 255, low >> 8, low & 255].join('.'));
  const prefix = (parts: readonly number[]) => parts.map((group) => group.toString(16)).join(':');
  const [a = 0, b = 0, c = 0, d = 0] = groups;
  return {
    address: `${prefix([a, b, c, d])}::/64`,
    network56: `${prefix([a, b, c, d & 0xff00])}::/56`,
    network48: `${prefix([a, b, c])}::/48`,
  };
}
