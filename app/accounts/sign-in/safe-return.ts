/**
 * Where to go after signing in.
 * @param wanted an address from the query; only a path on this site is followed.
 */
export function safeReturn(wanted: string | null): string {
  if (!wanted?.startsWith('/') || wanted.startsWith('//') || wanted.includes('\\')) return '/';
  const base = 'http://site.invalid';
  return URL.canParse(wanted, base) && new URL(wanted, base).origin === base ? wanted : '/';
}
