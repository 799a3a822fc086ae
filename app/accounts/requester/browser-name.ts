/** The order matters: most browsers also name others. */
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
 * The name of a browser and its system, chosen from known words; nothing of the header is repeated.
 * @param userAgent the header, which may contain anything.
 */
export function browserName(userAgent: string | null): string {
  const named = (list: readonly (readonly [string, string])[]) => list.find(([sign]) => userAgent?.includes(sign))?.[1];
  const browser = named(BROWSERS) ?? 'An unknown browser';
  const system = named(SYSTEMS);
  return system ? `${browser} on ${system}` : browser;
}
