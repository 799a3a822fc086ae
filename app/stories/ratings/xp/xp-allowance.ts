/** What ratings have brought one author so far, from one reader, or from all newcomers together; in XP. */
export interface XpBrought {
  /** In this UTC day. */
  gainedInDay: number;
  /** In this quarter of the year. */
  gainedInQuarter: number;
  /** Taken away in this quarter, as a positive number. */
  lostInQuarter: number;
  /** Taken away ever, as a positive number. */
  lost: number;
}

/** The most of each that ratings can bring. */
type XpBounds = Partial<XpBrought>;

/** From one reader to one author. */
export const readerBounds = { gainedInDay: 60, gainedInQuarter: 300, lost: 40 } as const satisfies XpBounds;
/** From all accounts younger than a week together to one author. */
export const newcomerBounds = { gainedInDay: 60, lostInQuarter: 40 } as const satisfies XpBounds;

/** How long an account counts among the newcomers whose votes share their bounds. */
export const NEWCOMER_DAYS = 7;

export const nothingBrought: XpBrought = { gainedInDay: 0, gainedInQuarter: 0, lostInQuarter: 0, lost: 0 };

/**
 * What a vote has given an author once its XP changes, as far as the bounds let it: taking back what it has given and making up
 * for what it has taken are always open.
 * @param before XP that it has given so far; negative when it has taken.
 * @param wanted XP that it is to have given.
 * @returns XP between the two.
 * @see docs/product/ratings-and-xp.md
 */
export function allowedXp(before: number, wanted: number, bounded: readonly { brought: XpBrought; bounds: XpBounds }[]): number {
  const roomFor = (kinds: readonly (keyof XpBrought)[]) =>
    Math.min(
      ...bounded.flatMap(({ brought, bounds }) =>
        kinds.map((kind) => Math.max(0, (bounds[kind] ?? Number.POSITIVE_INFINITY) - brought[kind])),
      ),
    );
  const most = Math.max(0, before) + roomFor(['gainedInDay', 'gainedInQuarter']);
  const least = Math.min(0, before) - roomFor(['lostInQuarter', 'lost']);
  return Math.min(most, Math.max(least, wanted));
}

/** What has been brought once a vote has given `after` instead of `before`. */
export function withXp(brought: XpBrought, before: number, after: number): XpBrought {
  const gained = Math.max(0, after) - Math.max(0, before);
  const lost = Math.max(0, -after) - Math.max(0, -before);
  // Taking back what another day has brought makes no room in this one.
  return {
    gainedInDay: Math.max(0, brought.gainedInDay + gained),
    gainedInQuarter: Math.max(0, brought.gainedInQuarter + gained),
    lostInQuarter: Math.max(0, brought.lostInQuarter + lost),
    lost: Math.max(0, brought.lost + lost),
  };
}

/** The UTC day and the first day of its quarter, such as '2026-11-24' and '2026-10-01'. */
export function periodsOf(now: Date): { day: string; quarter: string } {
  const day = now.toISOString().slice(0, 10);
  const month = Math.floor(now.getUTCMonth() / 3) * 3 + 1;
  return { day, quarter: `${day.slice(0, 4)}-${String(month).padStart(2, '0')}-01` };
}
