/** The session cookie's name; https sites add a prefix. */
const SESSION_COOKIE = 'quillarena.session_token';

/** Whether a Cookie header may contain a session, valid or not. */
export function hasSessionCookie(cookies: string | null | undefined): boolean {
  return cookies?.includes(SESSION_COOKIE) ?? false;
}
