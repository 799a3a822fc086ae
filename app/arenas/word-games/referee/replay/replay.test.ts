import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '~/platform/random/random';
import type { ClockedMove } from '../../fair-play/played-move';
import { definitionMatch } from '../../games/definition-match/definition-match.rules';
import { smallLexicon } from '../../testing/small-lexicon';
import { earlierRules } from './earlier-rules';
import { replay } from './replay';

const lexicon = smallLexicon();
/** Any choices, and how long after the one before each arrives, in ms of game time. */
const choices = fc.array(fc.record({ option: fc.nat(3), afterMs: fc.oneof(fc.nat(30), fc.nat(2_000)) }), { minLength: 1, maxLength: 15 });

function clockOf(rules: typeof definitionMatch, seed: number, chosen: readonly { option: number; afterMs: number }[]) {
  let elapsedMs = 0;
  const moves = chosen.map(({ option, afterMs }, question) => {
    elapsedMs += afterMs;
    return { elapsedMs, move: { type: 'choose', question, option } };
  });
  const clock: ClockedMove[] = [];
  const { heldMs } = replay(rules, definitionMatch.deal(lexicon, seededRandom(seed), new Set()), moves, (move) => clock.push(move));
  return { clock, heldMs };
}

describe('the clock of a run', () => {
  it('never runs backwards: a wrong choice stops it until the next move at most', () => {
    fc.assert(
      fc.property(fc.nat(), choices, (seed, chosen) => {
        const { clock, heldMs } = clockOf(definitionMatch, seed, chosen);
        const times = clock.map(({ clockMs }) => clockMs);
        expect(times).toEqual(times.toSorted((one, other) => one - other));
        // It stood no longer than time went by, but for the last verdict, which may still stand.
        expect(heldMs).toBeLessThanOrEqual((clock.at(-1)?.elapsedMs ?? 0) + 900);
        for (const { clockMs, elapsedMs } of clock) expect(clockMs).toBeLessThanOrEqual(elapsedMs);
      }),
    );
  });

  it('stood for all of it under the rules of before, whatever was sent', () => {
    const second = earlierRules['definition-match']?.[2]?.rules as typeof definitionMatch;
    const wrong = (seed: number) => {
      const { puzzles } = definitionMatch.deal(lexicon, seededRandom(seed), new Set());
      return [0, 1].map((index) => ({ option: ((puzzles[index]?.right ?? 0) + 1) % 4, afterMs: 5 }));
    };
    expect(clockOf(second, 1, wrong(1)).clock.map(({ clockMs }) => clockMs)).toEqual([5, -890]);
    expect(clockOf(definitionMatch, 1, wrong(1)).clock.map(({ clockMs }) => clockMs)).toEqual([5, 5]);
  });
});
