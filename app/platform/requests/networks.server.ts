import { BlockList, isIP } from 'node:net';

const BITS = { 4: 32, 6: 128 } as const;

/**
 * Parses a list of addresses and networks, such as `10.0.0.5, 192.168.0.0/16, fd00::/8`.
 * @returns undefined if one of them is invalid.
 */
export function networksOf(text: string): BlockList | undefined {
  const list = new BlockList();
  for (const entry of text.split(',').map((part) => part.trim())) {
    const [address = '', prefix, ...rest] = entry.split('/');
    const version = isIP(address);
    if ((version !== 4 && version !== 6) || rest.length > 0) return undefined;
    const bits = prefix === undefined ? BITS[version] : /^\d{1,3}$/.test(prefix) ? Number(prefix) : Number.NaN;
    if (!(bits <= BITS[version])) return undefined;
    list.addSubnet(address, bits, version === 4 ? 'ipv4' : 'ipv6');
  }
  return list;
}
