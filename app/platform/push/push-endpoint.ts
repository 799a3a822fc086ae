import ipaddr from 'ipaddr.js';
import { isLoopbackHost } from '../requests/origin';

/** Characters of an endpoint. Push services stay far below. */
const MAX_ENDPOINT = 1_000;

/**
 * Whether a device's address is one that messages may be sent to. It comes from outside, so it must not lead into the operator's
 * network: only https, on its usual port, without a name or password, and no address of a private network. What a host's name
 * stands for is checked for each connection.
 * @param options.loopback allows this machine, for tests.
 */
export function isPushEndpoint(endpoint: string, { loopback = false } = {}): boolean {
  if (endpoint.length > MAX_ENDPOINT || !URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (loopback && isLoopbackHost(hostname)) return true;
  if (protocol !== 'https:' || port !== '') return false;
  const host = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(host) ? isPublicAddress(host) : host.includes('.');
}

/** Whether an IP address belongs to the public internet; one that stands for another, such as ::ffff:10.0.0.1, counts as that one. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}
