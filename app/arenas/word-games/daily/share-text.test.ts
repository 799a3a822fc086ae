import { describe, expect, it } from 'vitest';
import { type DailyMark, pointsText, shareText } from './share-text';

describe("a day's result", () => {
  it('gives the day, the points, a mark for each game, and where to play', () => {
    const marks: DailyMark[] = ['scored', 'scored', 'played', ...Array<DailyMark>(7).fill('open')];
    expect(shareText({ day: '2026-11-20', score: 1240, marks }, 'http://localhost:3000/word-games/daily')).toBe(
      'Quillarena daily 2026-11-20 · 1,240 points\n🟨🟨⬛⬜⬜⬜⬜⬜⬜⬜\nhttp://localhost:3000/word-games/daily',
    );
  });

  it.each([
    [0, '0 points'],
    [1, '1 point'],
    [12345, '12,345 points'],
  ])('%i is %s', (points, text) => {
    expect(pointsText(points)).toBe(text);
  });
});
