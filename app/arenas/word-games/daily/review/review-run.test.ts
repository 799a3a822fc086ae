import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '~/platform/random/random';
import { gameRules } from '../../games/game-rules';
import { GAME_IDS } from '../../games/games';
import { replay } from '../../referee/replay/replay';
import { goodPlayer } from '../../testing/play/simulated-player';
import { simulateRun } from '../../testing/play/simulated-run';
import { smallLexicon } from '../../testing/small-lexicon';
import { reviewRun } from './review-run';

const lexicon = smallLexicon();

describe.each(GAME_IDS)('a finished run of %s, read back', (id) => {
  const rules = gameRules[id];
  const runOf = (seed: number) => {
    const random = seededRandom(seed);
    return simulateRun(id, goodPlayer(random), { lexicon, random });
  };

  it('has every puzzle of its deal, reached ones first', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const { deal, moves } = runOf(seed);
        const review = reviewRun(rules, deal, moves);
        expect(review.length).toBeGreaterThan(0);
        for (const { ask } of review) expect(ask).not.toBe('');
        const reached = review.map(({ outcome }) => outcome !== 'unreached');
        expect(reached).toEqual(reached.toSorted().reverse());
        for (const { outcome, given } of review) if (outcome === 'unreached') expect(given).toEqual([]);
      }),
      { numRuns: 10 },
    );
  });

  it('gives the points of the run, answer by answer', () => {
    const { deal, moves } = runOf(7);
    const points = reviewRun(rules, deal, moves).flatMap(({ given }) => given.map((each) => each.points));
    // Typing is judged by its keystrokes, which are not answers.
    const score = id === 'speed-typing' ? 0 : replay(rules, deal, moves).state.score;
    expect(points.reduce((sum, each) => sum + each, 0)).toBe(score);
  });

  it('is all unreached but the first puzzle when nothing was played', () => {
    const deal = rules.deal(lexicon, seededRandom(3), new Set());
    const [first, ...rest] = reviewRun(rules, deal, []);
    expect(first?.outcome).not.toBe('unreached');
    expect(rest.every(({ outcome }) => outcome === 'unreached')).toBe(true);
  });
});
