/** The cookie that carries a session; https sites have it under a longer name that ends with this. */
const SESSION_COOKIE = 'quillarena.session_token';

/** Whether a Cookie header may carry a session, valid or not. */
export function hasSessionCookie(cookies: string | null | undefined): boolean {
  return cookies?.includes(SESSION_COOKIE) ?? false;
}
