import type { IncomingHttpHeaders } from 'node:http';

const LOOPBACK = /^(localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/;

/** Whether a host name is a loopback name. */
export function isLoopbackHost(host: string): boolean {
  return LOOPBACK.test(host.toLowerCase());
}

/**
 * Whether a request's Origin header is the site's own. All loopback names with the site's port are one origin,
 * because people on a local machine use any of them.
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
 * Whether a Host header names the site. For a site on loopback, every loopback name and port does, because people
 * reach a local machine by any of its names and forwarded ports.
 */
export function isOwnHost(host: string, siteUrl: URL): boolean {
  if (host === siteUrl.host) return true;
  const given = `${siteUrl.protocol}//${host}`;
  // A host with more than a name and a port could be parsed as another address.
  if (!/^[\w.:[\]-]+$/.test(host) || !URL.canParse(given)) return false;
  const { host: named, hostname } = new URL(given);
  return named === siteUrl.host || (isLoopbackHost(hostname) && isLoopbackHost(siteUrl.hostname));
}

/** Whether a remote address is a loopback address. */
export function isLoopbackAddress(address: string | undefined): boolean {
  return address !== undefined && isLoopbackHost(address.replace(/^::ffff:/i, ''));
}

/**
 * Whether another site's page requests a change. Browsers state where a change comes from; a request with
 * neither Origin nor Sec-Fetch-Site is not from a browser, so it has no cookies of an unsuspecting person.
 * @see docs/decisions/0064-front-door.md
 */
export function isAskedByOtherSite(headers: IncomingHttpHeaders, siteUrl: URL): boolean {
  const { origin, 'sec-fetch-site': fetchSite } = headers;
  if (origin !== undefined) return !isOwnOrigin(origin, siteUrl);
  return fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none';
}
