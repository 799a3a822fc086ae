import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '~/platform/random/random';
import type { Played, ScoredState, WordGame } from '../games/word-game';
import type { Lexicon } from '../lexicon/lexicon';

const MOVE_MS = 900;
const MOST_MOVES = 2_000;

/** What the checks need to know about a game beyond its contract. */
export interface GameCheck<State extends ScoredState, Move, View, Facts> {
  game: WordGame<State, Move, View, Facts>;
  lexicon: Lexicon;
  /** The next move of a player who can read the state; undefined when nothing is left to do. */
  solve(state: State): Move | undefined;
  /** Other moves that people make: wrong answers, hints, skips. */
  otherMoves(state: State): readonly Move[];
  /** Answers of the current puzzle that the player must not see yet. */
  hidden(state: State): readonly string[];
  /** The same state with everything hidden changed, in this puzzle and in later ones: its view must not differ. */
  disguised(state: State): State;
  /** Random plays per property. */
  plays?: number;
}

type Step = { kind: 'solve' } | { kind: 'other'; which: number } | { kind: 'garbage'; sent: unknown };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Step>({ kind: 'solve' }) },
  { weight: 5, arbitrary: fc.nat(50).map((which): Step => ({ kind: 'other', which })) },
  { weight: 2, arbitrary: fc.anything().map((sent): Step => ({ kind: 'garbage', sent })) },
  { weight: 1, arbitrary: fc.string({ maxLength: 80 }).map((text): Step => ({ kind: 'garbage', sent: { type: 'answer', text } })) },
);
const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const steps = fc.array(step, { minLength: 1, maxLength: 60 });

/** One move as the referee would store it. */
interface PlayedMove<State, Move, Facts> extends Played<State> {
  move: Move;
  facts: Facts | undefined;
  elapsedMs: number;
  before: State;
}

/**
 * Registers the tests that apply to every game, over random seeds and random plays.
 * Everything that is stored or sent goes through JSON, as in the product.
 */
export function checkGame<State extends ScoredState, Move, View, Facts>(check: GameCheck<State, Move, View, Facts>): void {
  const { game, lexicon, plays = 400 } = check;
  const dealt = (seed: number) => throughJson(game.deal(lexicon, seededRandom(seed), new Set()));

  function playMove(before: State, sent: unknown, elapsedMs: number): PlayedMove<State, Move, Facts> | undefined {
    const move = game.readMove(throughJson(sent));
    if (move === undefined) return undefined;
    const facts = throughJson(game.lookUp?.(before, move, lexicon));
    const { state, verdict } = game.play(before, move, { elapsedMs }, facts);
    return { move, facts, elapsedMs, before, state: throughJson(state), verdict };
  }

  function* played(seed: number, chosen: readonly Step[]): Generator<PlayedMove<State, Move, Facts>> {
    let state = dealt(seed);
    for (const [index, next] of chosen.entries()) {
      if (game.isOver(state)) return;
      const others = check.otherMoves(state);
      const sent =
        next.kind === 'solve' ? check.solve(state) : next.kind === 'other' ? others[next.which % Math.max(others.length, 1)] : next.sent;
      const before = JSON.stringify(state);
      const move = playMove(state, sent, (index + 1) * MOVE_MS);
      expect(JSON.stringify(state), 'a move must not change the state it was given').toBe(before);
      if (!move) continue;
      yield move;
      state = move.state;
    }
  }

  const everyPlay = (judge: (moves: PlayedMove<State, Move, Facts>[], seed: number) => void, numRuns = plays) =>
    fc.assert(
      fc.property(seeds, steps, (seed, chosen) => judge([...played(seed, chosen)], seed)),
      { numRuns },
    );

  describe(`${game.title}, whatever is played`, () => {
    it('never takes points back and counts each gain once', () => {
      everyPlay((moves) => {
        for (const { before, state, verdict } of moves) {
          expect(Number.isSafeInteger(state.score)).toBe(true);
          expect(verdict.points).toBeGreaterThanOrEqual(0);
          expect(state.score - before.score).toBe(verdict.points);
          expect(verdict.text).not.toBe('');
          if (verdict.kind === 'refused') expect(state).toEqual(before);
        }
      });
    });

    it('shows no answer before it is due', () => {
      everyPlay((moves, seed) => {
        expectNothingShown(check, dealt(seed));
        for (const { state, verdict, move, before } of moves) {
          expectNothingShown(check, state);
          if (verdict.kind === 'refused') expect(verdict.answer).toBeUndefined();
          const typed = new Set(shownWords(move));
          const said = shownWords(verdict.answer === undefined ? verdict.text : '').filter((word) => !typed.has(word));
          for (const answer of check.hidden(before)) expect(said).not.toContain(answer);
        }
      });
    });

    it('replays to the same states from what is stored', () => {
      everyPlay((moves, seed) => {
        let state = dealt(seed);
        for (const { move, facts, elapsedMs, ...first } of moves) {
          const again = game.play(state, move, { elapsedMs }, facts);
          state = throughJson(again.state);
          expect(state).toEqual(first.state);
          expect(again.verdict).toEqual(first.verdict);
        }
      });
    });

    it('refuses what was sent for a puzzle that is over by now, and says nothing about it', () => {
      everyPlay((moves) => {
        for (const { before, state, move } of moves) {
          const ended = puzzleIn(game.view(before));
          if (ended === puzzleIn(game.view(state)) || game.isOver(state)) continue;
          const late = playMove(state, { ...move, ...(puzzleIn(move, 'question') === undefined ? { puzzle: ended } : {}) }, MOST_MOVES);
          expect(late).toMatchObject({ state, verdict: { kind: 'refused', quiet: true } });
        }
      }, plays / 4);
    });

    it('can be solved from beginning to end', () => {
      fc.assert(
        fc.property(seeds, (seed) => {
          let state = dealt(seed);
          let move: Move | undefined;
          for (let count = 1; !game.isOver(state); count += 1) {
            expect(count, 'the game must come to an end').toBeLessThan(MOST_MOVES);
            move = check.solve(state);
            if (move === undefined) break;
            const next = playMove(state, move, count * MOVE_MS);
            expect(next?.verdict.kind, `${JSON.stringify(move)}: ${next?.verdict.text}`).toMatch(/right|told/);
            if (next) state = next.state;
          }
          expect(state.score).toBeGreaterThan(0);
          expect(game.unsolved(state)).toEqual([]);
          expectNothingShown(check, state);
          const late = game.isOver(state) && playMove(state, move, MOST_MOVES * MOVE_MS);
          if (late) expect(late).toMatchObject({ state, verdict: { points: 0 } });
        }),
        { numRuns: Math.ceil(plays / 10) },
      );
    });

    it('deals the same from the same seed, and no puzzle twice', () => {
      fc.assert(
        fc.property(seeds, (seed) => {
          const state = dealt(seed);
          expect(state).toEqual(dealt(seed));
          const keys = game.puzzleKeys(state);
          expect(new Set(keys).size).toBe(keys.length);
          expect(JSON.stringify(state).length, 'characters of a state').toBeLessThan(16_000);
        }),
        { numRuns: Math.ceil(plays / 4) },
      );
    });

    it('deals a puzzle that the player has met only when nothing else is left', () => {
      fc.assert(
        fc.property(seeds, seeds, fc.nat(), (seed, other, which) => {
          const keys = game.puzzleKeys(dealt(seed));
          const met = keys[which % keys.length] ?? '';
          const next = game.deal(lexicon, seededRandom(other), new Set([met]));
          expect(game.puzzleKeys(next)).not.toContain(met);
        }),
        { numRuns: Math.ceil(plays / 4) },
      );
      const everyKey = Array.from({ length: 40 }, (_, seed) => game.puzzleKeys(dealt(seed))).flat();
      const again = game.deal(lexicon, seededRandom(0), new Set(everyKey));
      expect(game.puzzleKeys(again).length).toBeGreaterThan(0);
      expect(game.isOver(again)).toBe(false);
    });

    it('remembers the puzzles it has dealt, whatever is played', () => {
      everyPlay((moves, seed) => {
        const keys = game.puzzleKeys(dealt(seed));
        for (const { state } of moves) expect(game.puzzleKeys(state)).toEqual(keys);
      }, plays / 10);
    });

    it('refuses an answer that is empty or too long, if it takes answers', () => {
      const state = dealt(1);
      for (const text of ['', '  ', 'x'.repeat(65)]) {
        const played = playMove(state, { type: 'answer', text }, MOVE_MS);
        if (played) expect(played).toMatchObject({ state, verdict: { kind: 'refused' } });
      }
    });

    it('accepts nothing that is not a move, and throws at nothing', () => {
      fc.assert(
        fc.property(seeds, fc.anything(), (seed, sent) => {
          const state = dealt(seed);
          playMove(state, sent ?? null, MOVE_MS);
          const move = game.readMove(throughJson(sent ?? null)) ?? check.solve(state);
          if (move !== undefined) game.play(state, move, { elapsedMs: MOVE_MS }, undefined);
          expect(game.readMove({ type: 'no such move' })).toBeUndefined();
        }),
        { numRuns: plays },
      );
      for (const sent of [null, undefined, 0, '', [], {}, { type: 1 }, { type: 'answer' }, { type: 'answer', text: 7 }])
        expect(game.readMove(sent)).toBeUndefined();
    });
  });
}

function expectNothingShown<State extends ScoredState, Move, View, Facts>(check: GameCheck<State, Move, View, Facts>, state: State): void {
  const view = check.game.view(state);
  const shown = shownWords(view);
  for (const answer of check.hidden(state)) expect(shown, JSON.stringify(view)).not.toContain(answer);
  expect(check.game.view(check.disguised(state))).toEqual(view);
}

/** All words in the texts of a value, in lower case; a list of letters counts as the word it spells. */
function shownWords(value: unknown): string[] {
  if (typeof value === 'string') return value.toLowerCase().split(/[^a-z]+/);
  if (Array.isArray(value)) {
    const letters = value.every((item) => typeof item === 'string' && item.length <= 1) ? [value.join('').toLowerCase()] : [];
    return [...letters, ...value.flatMap(shownWords)];
  }
  if (value && typeof value === 'object') return Object.entries(value).flatMap(([key, item]) => [key, ...shownWords(item)]);
  return [];
}

/** The number of a puzzle in a view or a move; undefined in one without puzzles. */
function puzzleIn(value: unknown, name = 'puzzle'): unknown {
  return Object.entries(value ?? {}).find(([key]) => key === name)?.[1];
}

function throughJson<T>(value: T): T {
  return value === undefined ? value : JSON.parse(JSON.stringify(value));
}
