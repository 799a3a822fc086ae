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
  if (!URL.canParse(origin)) return false;
  const given = new URL(origin);
  if (given.origin === siteUrl.origin) return true;
  return (
    isLoopbackHost(given.hostname) && isLoopbackHost(siteUrl.hostname) && given.port === siteUrl.port && given.protocol === siteUrl.protocol
  );
}
