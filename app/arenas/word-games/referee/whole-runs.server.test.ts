import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gameRules } from '../games/game-rules';
import { GAME_IDS } from '../games/games';
import type { ScoredState } from '../games/word-game';
import type { ScramblerState } from '../games/word-scrambler/word-scrambler.rules';
import { bee, GAME, openRefereeFixture, SECOND, WORDS } from '../testing/referee-fixture';
import { smallLexicon } from '../testing/small-lexicon';
import { type BeeState, everywhere, spellingBee, spellingLexicon } from '../testing/spelling-bee';
import type { RunView } from './referee-types';
import { replay } from './replay/replay';
import { movesOf } from './replay/stored-run';

const fixture = openRefereeFixture();

describe('a real game', () => {
  it.each(GAME_IDS)('%s is dealt, resumed and settled', async (gameId) => {
    const real = fixture().another({ games: gameRules, lexiconOf: () => smallLexicon() });
    const run = await real.start(gameId, fixture().player);
    expect(run.msLeft).toBe(gameRules[gameId].seconds * SECOND);
    expect(await real.move(run.runId, { key: run.key, number: 1, move: { type: 'nonsense' } })).toMatchObject({ status: 'malformed' });
    const move = { type: 'skip' };
    const first = gameRules[gameId].readMove(move) ? await real.move(run.runId, { key: run.key, number: 1, move }) : undefined;
    const elsewhere = fixture().another({ games: gameRules, lexiconOf: () => smallLexicon() });
    expect(await elsewhere.resume(gameId, fixture().player)).toMatchObject({ view: first && 'view' in first ? first.view : run.view });
    expect(await fixture().end(run, elsewhere)).toMatchObject({ status: 'over', score: 0, result: { xp: 0 } });
  });

  it('gives the points of its own rules', async () => {
    const real = fixture().another({ games: gameRules, lexiconOf: () => smallLexicon() });
    const run = await real.start('word-scrambler', fixture().player);
    const { deal } = await fixture().row(run.runId);
    const word = (deal as ScramblerState).puzzles[0]?.word ?? '';
    const answered = await real.move(run.runId, { key: run.key, number: 1, move: { type: 'answer', text: ` ${word.toUpperCase()} ` } });
    expect(answered).toMatchObject({ status: 'played', verdict: { kind: 'right' }, score: 10 * word.length });
    expect(await fixture().end(run, real)).toMatchObject({ result: { xp: word.length, isBest: true } });
  });
});

describe('any input', () => {
  it('leaves a stored run that replays to the score that was shown', async () => {
    for (const [index, move] of [{ type: 'skip' }, { type: 'answer', text: 'xyzzy' }, { type: 'answer', text: WORDS[3] }].entries()) {
      const run = await fixture().referee.start(GAME, fixture().player);
      await fixture().referee.move(run.runId, { key: run.key, number: 1, move });
      await fixture().spell(run, 2);
      if (index > 0) await fixture().spell(run, 3);
      const { score, move_count, deal, moves } = await fixture().row(run.runId);
      expect(movesOf(moves)).toHaveLength(move_count);
      expect(replay(bee, deal as ScoredState, movesOf(moves)).state.score).toBe(score);
    }
  });

  it('never makes a random move score wrongly or break anything', async () => {
    const long = spellingBee(400);
    const words = Array.from({ length: 400 }, (_, index) => `word${index}`);
    const known = new Set(words);
    const strict = fixture().another({ games: everywhere(long), lexiconOf: () => spellingLexicon(words) });
    const foreign = await strict.start(GAME, fixture().guest);
    const statuses = new Set<string>();

    for (let round = 0; round < 10; round += 1) {
      const run = await strict.start(GAME, fixture().player);
      let state = (await fixture().row(run.runId)).deal as BeeState;
      let next = 1;
      await fc.assert(
        fc.asyncProperty(randomMove(run, foreign, words), async ({ runId, key, number, move: chosen }) => {
          const own = runId === run.runId && key === run.key;
          const move = chosen === 'right' ? { type: 'answer', text: state.words[state.at] } : throughJson(chosen);
          const answered = await strict.move(runId, { key, number: number ?? next, move });
          statuses.add(answered.status);
          const read = long.readMove(move);
          if (own && (number ?? next) === next && read) {
            const isWord = read.type === 'answer' && known.has(read.text.toLowerCase());
            state = long.play(state, read, { elapsedMs: 0 }, { isWord }).state;
            next += 1;
            expect(answered).toMatchObject({ status: 'played', score: state.score });
          } else if (own) {
            expect(['repeated', 'skipped', 'malformed']).toContain(answered.status);
          }
        }),
        { numRuns: 500, endOnFailure: true },
      );
      expect(await fixture().row(run.runId)).toMatchObject({ move_count: next - 1, score: state.score });
      expect(await strict.runOf(run.runId, fixture().player)).toMatchObject({ score: state.score, view: long.view(state) });
    }
    expect([...statuses].sort()).toEqual(['forbidden', 'malformed', 'played', 'repeated', 'skipped']);
    expect(await strict.runOf(foreign.runId, fixture().guest)).toMatchObject({ nextMove: 1, score: 0 });
  }, 300_000);
});

/** Anything that a client might send; without a number it is the next move. */
function randomMove(run: RunView, foreign: RunView, words: readonly string[]) {
  return fc.record({
    runId: fc.oneof({ weight: 8, arbitrary: fc.constant(run.runId) }, fc.uuid(), fc.string()),
    key: fc.oneof({ weight: 8, arbitrary: fc.constant(run.key) }, fc.constant(foreign.key), fc.string()),
    number: fc.oneof(
      { weight: 6, arbitrary: fc.constant(undefined) },
      { weight: 2, arbitrary: fc.integer({ min: -1, max: 500 }) },
      fc.maxSafeInteger(),
    ),
    move: fc.oneof(
      { weight: 2, arbitrary: fc.constant('right') },
      fc.anything(),
      fc.constant({ type: 'skip' }),
      fc.record({ type: fc.constant('answer'), text: fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...words)) }),
      fc.record({ type: fc.constantFrom('answer', 'hint', 'end', 'start'), text: fc.anything() }),
    ),
  });
}

/** A value as it arrives in a request. */
function throughJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null));
}
