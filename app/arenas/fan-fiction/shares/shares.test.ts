import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareWords } from '~/stories/history/compare-words';
import { carryRuns, lengthsOf, type Run } from './shares';

const change = (runs: readonly Run[], before: string, after: string, place: number) => carryRuns(runs, compareWords(before, after), place);
const total = (runs: readonly Run[]) => runs.reduce((sum, { length }) => sum + length, 0);

describe('whose words a text is made of', () => {
  it('are those who wrote them, also where another writes between them', () => {
    const first = change([], '', 'The harbour was empty.', 0);
    expect(first).toEqual([{ place: 0, length: 22 }]);
    const second = change(first, 'The harbour was empty.', 'The old harbour was empty. A ship came.', 1);
    expect(lengthsOf(second)).toEqual(
      new Map([
        [0, 22],
        [1, 17],
      ]),
    );
  });

  it('go with what is taken out', () => {
    const both = [
      { place: 0, length: 4 },
      { place: 1, length: 4 },
    ];
    expect(change(both, 'One Two ', 'Two ', 2)).toEqual([{ place: 1, length: 4 }]);
    expect(change(both, 'One Two ', '', 2)).toEqual([]);
  });

  it('are as long as the text, whatever is changed by whom, and nobody gains by changing nothing', () => {
    const text = fc.array(fc.constantFrom('a ', 'b ', 'cd ', '\n', '. ', 'é'), { maxLength: 12 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.array(fc.tuple(text, fc.nat({ max: 3 })), { maxLength: 6 }), (saves) => {
        let [before, runs]: [string, Run[]] = ['', []];
        for (const [after, place] of saves) {
          runs = change(runs, before, after, place);
          before = after;
          expect(total(runs)).toBe(after.length);
          expect(runs.every(({ length }, at) => length > 0 && runs[at]?.place !== runs[at + 1]?.place)).toBe(true);
          expect(change(runs, after, after, 9)).toEqual(runs);
        }
      }),
    );
  });
});
