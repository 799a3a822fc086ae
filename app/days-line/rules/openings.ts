/** A day of a week, with the sentence it chose. */
interface ChosenDay<Sentence> {
  day: string;
  /** Null where the day chose none. */
  winner: Sentence | null;
}

/**
 * What each day of a week opens with: the sentence that the latest day before it chose.
 * @param days in order. @returns null for the week's own opening, by day.
 */
export function openingsOf<Sentence>(days: readonly ChosenDay<Sentence>[]): Map<string, Sentence | null> {
  const openings = new Map<string, Sentence | null>();
  let opening: Sentence | null = null;
  for (const { day, winner } of days) {
    openings.set(day, opening);
    opening = winner ?? opening;
  }
  return openings;
}
