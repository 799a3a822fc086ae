import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '~/platform/random/random';
import { gameRules } from '../games/game-rules';
import type { ScoredState, WordGame } from '../games/word-game';
import { smallLexicon } from '../testing/small-lexicon';
import type { StoredMove } from '../word-games.tables';
import { runTiles } from './run-tiles';

const lexicon = smallLexicon();
const deal = (rules: WordGame, seed = 1) => rules.deal(lexicon, seededRandom(seed), new Set());

/** A run of moves, each made from the state before it. */
function play(rules: WordGame, start: ScoredState, choose: readonly ((state: ScoredState) => unknown)[]) {
  let state = start;
  const moves: StoredMove[] = [];
  const answers: string[] = [];
  for (const next of choose) {
    const move = rules.readMove(next(state));
    if (move === undefined || rules.isOver(state)) continue;
    const facts = rules.lookUp?.(state, move, lexicon);
    const played = rules.play(state, move, { elapsedMs: 0 }, facts);
    moves.push({ elapsedMs: 0, move, ...(facts !== undefined && { facts }) });
    if (played.verdict.answer !== undefined) answers.push(played.verdict.kind);
    state = played.state;
  }
  return { state, moves, ended: answers };
}

const say = (text: string) => () => ({ type: 'answer', text });
const skip = () => ({ type: 'skip' });
/** The answer that skipping would tell. */
const solve = (rules: WordGame) => (state: ScoredState) => {
  const told = rules.play(state, { type: 'skip' }, { elapsedMs: 0 }, undefined).verdict.answer ?? '';
  return { type: 'answer', text: told.split(', ')[0] ?? '' };
};

describe('the tiles of a run', () => {
  it('say of each puzzle whether it was solved, skipped or left open, in order', () => {
    const rules = gameRules['word-scrambler'];
    const start = deal(rules);
    const words = rules.puzzleKeys(start);
    const { moves } = play(rules, start, [solve(rules), say('zzz'), skip, solve(rules)]);
    expect(runTiles(rules, start, moves)).toEqual([
      { outcome: 'solved', asked: undefined, found: [words[0]], missing: [] },
      { outcome: 'skipped', asked: undefined, found: [], missing: [words[1]] },
      { outcome: 'solved', asked: undefined, found: [words[2]], missing: [] },
      { outcome: 'open', asked: undefined, found: [], missing: [words[3]] },
    ]);
  });

  it('say what was lost', () => {
    const rules = gameRules['definition-match'];
    const start = deal(rules);
    const { moves } = play(rules, start, [
      (state) => {
        const told = rules.play(state, { type: 'skip' }, { elapsedMs: 0 }, undefined).verdict.answer;
        const { options } = rules.view(state) as { options: string[] };
        return { type: 'choose', question: 0, option: options.findIndex((word) => word !== told) };
      },
    ]);
    expect(runTiles(rules, start, moves)[0]).toMatchObject({ outcome: 'missed', missing: [rules.puzzleKeys(start)[0]] });
  });

  it('name what was asked, the words found and those that were not', () => {
    const rules = gameRules['synonym-finder'];
    const start = deal(rules);
    const { moves } = play(rules, start, [solve(rules), skip]);
    const [tile] = runTiles(rules, start, moves);
    expect(tile).toMatchObject({ outcome: 'skipped', asked: rules.puzzleKeys(start)[0], found: [expect.any(String)] });
    expect(tile?.missing).not.toContain(tile?.found[0]);
  });

  it('are the words of a chain', () => {
    const rules = gameRules['word-chain'];
    const start = deal(rules);
    const letter = (rules.view(start) as { letter: string }).letter;
    const word = lexicon.words.find((entry) => entry.word.startsWith(letter))?.word ?? '';
    const { moves } = play(rules, start, [say(`${letter}qq`), say(word.toUpperCase()), () => ({ type: 'end' })]);
    expect(runTiles(rules, start, moves)).toEqual([{ outcome: 'solved', found: [word], missing: [] }]);
  });

  it('show the puzzle that nobody began, and nothing of a run of typing', () => {
    const scrambler = gameRules['word-scrambler'];
    const start = deal(scrambler);
    expect(runTiles(scrambler, start, [])).toMatchObject([{ outcome: 'open', missing: [scrambler.puzzleKeys(start)[0]] }]);
    expect(runTiles(gameRules['speed-typing'], deal(gameRules['speed-typing']), [])).toEqual([]);
  });

  it.each([
    'word-scrambler',
    'word-association',
    'anagram-solver',
    'word-completion',
    'synonym-finder',
    'word-guess',
    'definition-match',
    'word-puzzle',
  ] as const)('of %s are as many as the puzzles met, and never list a word as found and missing', (id) => {
    const rules = gameRules[id];
    const kinds = fc.array(fc.constantFrom('solve', 'skip', 'wrong', 'letter'), { maxLength: 40 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), kinds, (seed, choices) => {
        const start = deal(rules, seed);
        const made = choices.map((kind, index) => {
          if (kind === 'solve') return solve(rules);
          if (kind === 'skip') return skip;
          if (kind === 'wrong') return say('zzzz');
          return (state: ScoredState) => ({ type: 'guess', puzzle: (state as { at?: number }).at ?? 0, letter: 'etaoin'[index % 6] });
        });
        const { state, moves, ended } = play(rules, start, made);
        const tiles = runTiles(rules, start, moves);
        expect(tiles).toHaveLength(ended.length + (rules.isOver(state) ? 0 : 1));
        expect(tiles.filter(({ outcome }) => outcome === 'solved')).toHaveLength(ended.filter((kind) => kind === 'right').length);
        for (const { outcome, found, missing } of tiles) {
          expect(missing.some((word) => found.includes(word))).toBe(false);
          expect(missing.length === 0).toBe(outcome === 'solved');
          expect(outcome !== 'solved' || found.length > 0).toBe(true);
        }
      }),
      { numRuns: 30 },
    );
  });
});
