import type { IncomingMessage } from 'node:http';
import { SocketAddress } from 'node:net';
import { isLoopbackAddress } from './origin';

/** The address whose limits a client counts towards; an IPv6 network counts as one, because it is one customer's. */
export function countedAddress(address: string): string {
  if (isLoopbackAddress(address) || !address.includes(':') || address.startsWith('::ffff:')) return address;
  const [network = address] = new SocketAddress({ address, family: 'ipv6' }).address.split('::');
  return `${network.split(':').slice(0, 4).join(':')}::/64`;
}

/** The client of a request that no route answers, such as that of a live connection. @param proxies how many stand in front of the site */
export function addressBehind({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>, proxies: number): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const hops = [
    socket.remoteAddress ?? 'unknown',
    ...forwarded
      .map((hop) => hop.trim())
      .filter(Boolean)
      .toReversed(),
  ];
  return hops[Math.min(proxies, hops.length - 1)] ?? 'unknown';
}
