/** In this order: most browsers name others beside themselves. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;
const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'an iPhone'],
  ['iPad', 'an iPad'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'a Mac'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

/**
 * What a browser calls itself, in a few known words; nothing of what it sent is repeated.
 * @param userAgent the header, which anybody may write as they like.
 */
export function browserName(userAgent: string | null): string {
  const named = (list: readonly (readonly [string, string])[]) => list.find(([sign]) => userAgent?.includes(sign))?.[1];
  const browser = named(BROWSERS) ?? 'A browser we do not know';
  const system = named(SYSTEMS);
  return system ? `${browser} on ${system}` : browser;
}
