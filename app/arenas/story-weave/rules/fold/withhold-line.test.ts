import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Fold, freshFold, inReadingOrder, readLines } from './fold';
import { withLineAgain, withoutLine } from './withhold-line';

const WRITERS = 3;
const writer = { seat: 0 as const, playerId: null, aiWriterId: null, name: '', prompt: '' };
const games = fc
  .uniqueArray(fc.record({ sheet: fc.nat(WRITERS - 1), round: fc.integer({ min: 1, max: 6 }) }), {
    selector: ({ sheet, round }) => `${sheet} ${round}`,
    minLength: 1,
  })
  .chain((keys) => fc.record({ keys: fc.constant(keys), read: fc.integer({ min: 1, max: keys.length }), place: fc.nat() }))
  .map(({ keys, read, place }) => {
    const lines = keys.map((key) => ({ ...key, writer: 0, text: 'A line.' }));
    const fold: Fold = { ...freshFold, phase: 'reading', writers: Array.from({ length: WRITERS }, () => writer), lines, read };
    return { fold, line: inReadingOrder(fold)[place % read] ?? lines[0] };
  });

it('a line that is taken out while stories are read leaves all others as they were, and comes back where it stood', () => {
  fc.assert(
    fc.property(games, ({ fold, line }) => {
      if (!line) return;
      const without = withoutLine({ ...fold, votes: [{ ...line, playerId: 'ann' }] }, line);
      expect(readLines(without)).toEqual(readLines(fold).filter((one) => one !== line));
      expect(without.votes).toEqual([]);
      expect(readLines(withLineAgain(without, line))).toEqual(readLines(fold));
    }),
  );
});
