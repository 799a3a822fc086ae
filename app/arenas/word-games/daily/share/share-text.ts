import { countText } from '~/platform/text/format';
import { KEYSTONES, keystonesText } from '../keystones';

/** Games in a row, as the arches stand on the page. */
const IN_A_ROW = 5;
const OPEN = '⬜';
/** The digit of a key cap follows its number. */
const KEY_CAP = '\uFE0F\u20E3';

export interface DailyResult {
  /** The player's day, as 2026-11-20. */
  day: string;
  /** Whether it is the result of the short set alone. */
  three?: boolean;
  /** Points in all games. */
  score: number;
  /** Keystones of each game, in their order; undefined for one that is not finished. */
  keystones: readonly (number | undefined)[];
}

/**
 * A day's result to share with others: points and the keystones of each game, nothing of the puzzles.
 * @param address URL of the daily set.
 * @see docs/product/word-games.md
 */
export function shareText(result: DailyResult, address: string): string {
  const signs = result.keystones.map((keystones) => (keystones === undefined ? OPEN : `${keystones}${KEY_CAP}`));
  const rows = signs.flatMap((_, index) => (index % IN_A_ROW === 0 ? signs.slice(index, index + IN_A_ROW).join('') : []));
  return [headingOf(result), ...rows, keystonesText(keystonesIn(result), result.keystones.length), address].join('\n');
}

/** The same for those who do not see the picture. @param titles the games, in their order. */
export function pictureText(result: DailyResult, titles: readonly string[]): string {
  const games = result.keystones.map((keystones, index) => {
    const what = keystones === undefined ? 'not played' : `${keystones} of ${KEYSTONES}`;
    return `${titles[index]}: ${what}`;
  });
  return `${headingOf(result)}, ${keystonesText(keystonesIn(result), games.length)}. ${games.join('; ')}.`;
}

/** Keystones in all games. */
export function keystonesIn({ keystones }: DailyResult): number {
  return keystones.reduce<number>((sum, each) => sum + (each ?? 0), 0);
}

/** Points with their unit, such as '1,240 points'. */
export function pointsText(points: number): string {
  return countText(points, { one: 'point', other: 'points' });
}

function headingOf({ day, score, three }: DailyResult): string {
  return `Quillarena daily${three ? ' three' : ''} ${day} · ${pointsText(score)}`;
}
