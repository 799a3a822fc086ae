/** The outcome of a game of the daily set. */
export type DailyMark = 'scored' | 'played' | 'open';

const signs: Record<DailyMark, string> = { scored: '🟨', played: '⬛', open: '⬜' };
const number = new Intl.NumberFormat('en-US');

export interface DailyResult {
  /** UTC day, as 2026-11-20. */
  day: string;
  /** Points in all games. */
  score: number;
  /** One mark per game, in their order. */
  marks: readonly DailyMark[];
}

/**
 * A day's result to share with others: points and marks, nothing of the puzzles.
 * @param address URL of the daily set.
 * @see docs/product/word-games.md
 */
export function shareText({ day, score, marks }: DailyResult, address: string): string {
  return [`Quillarena daily ${day} · ${pointsText(score)}`, marks.map((mark) => signs[mark]).join(''), address].join('\n');
}

/** Points with their unit, such as '1,240 points'. */
export function pointsText(points: number): string {
  return `${number.format(points)} ${points === 1 ? 'point' : 'points'}`;
}
