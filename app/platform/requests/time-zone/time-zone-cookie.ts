import { knownZone } from '../../clock/local-days';

/** Where a browser keeps its time zone, so that the server knows which date its person has. */
const ZONE_COOKIE = 'quillarena.zone';
const KEPT_SECONDS = 400 * 24 * 60 * 60;

/** The time zone that a browser has told; UTC before it has, or for one that nobody knows. */
export function timeZoneOf(headers: Headers): string {
  return knownZone(storedZone(headers.get('cookie') ?? ''));
}

/** @param cookies as a Cookie header has them. @returns the time zone among them, as it stands there. */
export function storedZone(cookies: string): string | undefined {
  const [, value] = new RegExp(`(?:^|;\\s*)${ZONE_COOKIE.replace('.', '\\.')}=([\\w+%-]{1,80})`).exec(cookies) ?? [];
  try {
    return value && decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

/** The cookie that tells a time zone, as a page sets it. */
export function zoneCookie(zone: string): string {
  return `${ZONE_COOKIE}=${encodeURIComponent(zone)}; path=/; max-age=${KEPT_SECONDS}; samesite=lax`;
}
