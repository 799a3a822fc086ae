/**
 * Where to go after signing in.
 * @param wanted an address from the query; only paths on this site are accepted.
 */
export function safeReturn(wanted: string | null): string {
  if (!wanted?.startsWith('/') || wanted.startsWith('//') || wanted.includes('\\')) return '/';
  const base = 'http://site.invalid';
  return URL.canParse(wanted, base) && new URL(wanted, base).origin === base ? wanted : '/';
}
