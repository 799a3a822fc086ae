import type { IncomingHttpHeaders } from 'node:http';

const LOOPBACK = /^(localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/;

/** Whether a host name means this very machine. */
export function isLoopbackHost(host: string): boolean {
  return LOOPBACK.test(host.toLowerCase());
}

/**
 * Whether a request's Origin header is the site's own. All loopback names with the site's port are one origin,
 * because a person at their own machine types whichever comes to mind.
 */
export function isOwnOrigin(origin: string, siteUrl: URL): boolean {
  if (origin === siteUrl.origin) return true;
  if (!URL.canParse(origin)) return false;
  const given = new URL(origin);
  if (given.origin === siteUrl.origin) return true;
  return (
    isLoopbackHost(given.hostname) && isLoopbackHost(siteUrl.hostname) && given.port === siteUrl.port && given.protocol === siteUrl.protocol
  );
}

/**
 * Whether a Host header names the site. Where the site is on loopback, every loopback name does, with any port: people
 * come to their own machine by whichever name and forwarded port they like.
 */
export function isOwnHost(host: string, siteUrl: URL): boolean {
  if (host === siteUrl.host) return true;
  const given = `${siteUrl.protocol}//${host}`;
  // A host that holds more than a name and a port would be another address.
  if (!/^[\w.:[\]-]+$/.test(host) || !URL.canParse(given)) return false;
  const { host: named, hostname } = new URL(given);
  return named === siteUrl.host || (isLoopbackHost(hostname) && isLoopbackHost(siteUrl.hostname));
}

/** Whether the address of a connection's other end is this very machine. */
export function isLoopbackAddress(address: string | undefined): boolean {
  return address !== undefined && isLoopbackHost(address.replace(/^::ffff:/i, ''));
}

/**
 * Whether another site's page asks for a change. Browsers say where a change comes from; a request that says
 * neither Origin nor Sec-Fetch-Site is no browser's and carries no person's cookies unasked.
 * @see docs/decisions/0064-front-door.md
 */
export function isAskedByOtherSite(headers: IncomingHttpHeaders, siteUrl: URL): boolean {
  const { origin, 'sec-fetch-site': fetchSite } = headers;
  if (origin !== undefined) return !isOwnOrigin(origin, siteUrl);
  return fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none';
}
