import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pictureText, pointsText, shareText } from './share-text';

const address = 'http://localhost:3000/word-games/daily';
const keystones = [4, 5, 0, undefined, undefined, undefined, 3, undefined, undefined, undefined];
const result = { day: '2026-11-20', score: 1240, keystones };

describe("a day's result", () => {
  it('gives the day, the points, the keystones of each game, and where to play', () => {
    expect(shareText(result, address)).toBe(
      ['Quillarena daily 2026-11-20 · 1,240 points', '4️⃣5️⃣0️⃣⬜⬜', '⬜3️⃣⬜⬜⬜', '12 of 50 keystones', address].join('\n'),
    );
  });

  it('of the short set says so and has three signs', () => {
    const three = { ...result, three: true, score: 640, keystones: [4, 5, undefined] };
    expect(shareText(three, address)).toBe(
      ['Quillarena daily three 2026-11-20 · 640 points', '4️⃣5️⃣⬜', '9 of 15 keystones', address].join('\n'),
    );
  });

  it('is said in words beside its picture', () => {
    const text = pictureText({ ...result, keystones: keystones.slice(2, 4) }, ['Word Association', 'Anagram Solver']);
    expect(text).toBe(
      'Quillarena daily 2026-11-20 · 1,240 points, 0 of 10 keystones. Word Association: 0 of 5; Anagram Solver: not played.',
    );
  });

  it('has one sign for each of ten games, whatever they gave', () => {
    const games = fc.array(fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }), { minLength: 10, maxLength: 10 });
    fc.assert(
      fc.property(games, fc.nat(), (given, score) => {
        const [first, ...lines] = shareText({ day: '2026-11-20', score, keystones: given }, address).split('\n');
        expect(first).toBe(`Quillarena daily 2026-11-20 · ${pointsText(score)}`);
        const signs = lines.slice(0, 2).map((line) => [...new Intl.Segmenter('en').segment(line)].map(({ segment }) => segment));
        expect(signs.map((row) => row.length)).toEqual([5, 5]);
        expect(signs.flat().map((sign) => (sign === '⬜' ? undefined : Number(sign[0])))).toEqual(given);
        expect(lines.at(-1)).toBe(address);
      }),
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
