import { describe, expect, it } from 'vitest';
import { seededRandom } from '~/platform/random/random';
import { gameRules } from '../../games/game-rules';
import { GAME_IDS } from '../../games/games';
import { smallLexicon } from '../../testing/small-lexicon';
import { replay } from './replay';
import { moveLine, readRun } from './stored-run';

/** As it was dealt and played before near synonyms and meanings were: what the lexicon accepted then was looked up. */
const first = {
  game: 'synonym-finder',
  rules: 1,
  deal: {
    score: 0,
    puzzles: [
      { word: 'shine', part: 'verb', synonyms: ['beam', 'glow', 'gleam'] },
      { word: 'burn', part: 'verb', synonyms: ['blaze', 'glow', 'char'] },
    ],
    at: 0,
    skipped: [],
    found: [[], []],
  },
  moves: [
    { move: { type: 'answer', text: 'Ardor ' }, facts: { accepted: true } },
    { move: { type: 'answer', text: 'shine' }, facts: { accepted: true } },
    { move: { type: 'answer', text: 'tower' }, facts: { accepted: false } },
    { move: { type: 'skip' } },
    { move: { type: 'answer', text: 'ardor' }, facts: { accepted: false } },
    { move: { type: 'answer', text: 'glow' } },
  ]
    .map((move, index) => moveLine({ elapsedMs: index * 1_000, ...move }))
    .join(''),
} as const;

describe('a stored run', () => {
  it.each(GAME_IDS)('of %s is read under the rules that it was begun with', (game) => {
    const rules = gameRules[game];
    const deal = rules.deal(smallLexicon(), seededRandom(3), new Set());
    const stored = JSON.parse(JSON.stringify(deal));
    expect(readRun(gameRules, { game, rules: rules.version ?? 1, deal: stored, moves: '' })).toEqual({ rules, deal: stored, moves: [] });
  });

  it('of the first rules of Synonym Finder counts what was looked up then, for the word it was given to', () => {
    const { rules, deal, moves } = readRun(gameRules, first);
    const { state, acceptedMoves } = replay(rules, deal, moves);
    expect([state.score, acceptedMoves]).toEqual([20 + 5 * 5 + 20 + 5 * 4, 6]);
    expect(rules.view(state)).toMatchObject({ word: 'burn', sense: '', found: ['glow'], foundClose: [], needed: 3 });
    expect(rules.asked.puzzles(deal)[0]).toMatchObject({ clue: 'verb', answers: ['beam', 'glow', 'gleam'] });
  });

  it('of the second rules of Synonym Finder counts no other sense, and of the first ones of Definition Match stops no clock', () => {
    const shine = { word: 'shine', part: 'verb', sense: 'give light', synonyms: ['beam'], close: ['flicker'] };
    const second = {
      ...{ ...first, rules: 2 },
      deal: { ...first.deal, puzzles: [shine], found: [[]] },
      moves: moveLine({ elapsedMs: 0, move: { type: 'answer', text: 'sheen' }, facts: { otherSense: 'noun' } }),
    };
    const synonyms = readRun(gameRules, second);
    expect(replay(synonyms.rules, synonyms.deal, synonyms.moves).state.score).toBe(0);
    const puzzles = [{ definition: 'a drink of leaves', part: 'noun', options: ['cup', 'tea', 'door', 'hat'], right: 1 }];
    const deal = { score: 0, puzzles, at: 0, skipped: [], lost: [] };
    const moves = moveLine({ elapsedMs: 2_000, move: { type: 'choose', question: 0, option: 0 } });
    const read = readRun(gameRules, { game: 'definition-match', rules: 1, deal, moves });
    const { lastVerdict, heldMs } = replay(read.rules, read.deal, read.moves);
    expect(heldMs).toBe(0);
    expect(lastVerdict).toEqual({ kind: 'wrong', text: 'Incorrect. It is tea.', points: 0, answer: 'tea', dispute: 'unfair' });
  });

  it('of rules that are not known yet, or without a score, is not read by guessing', () => {
    expect(() => readRun(gameRules, { ...first, rules: 99 })).toThrow('rules 99');
    expect(() => readRun(gameRules, { ...first, deal: {} })).toThrow();
    expect(() => readRun(gameRules, { ...first, moves: '{"move":{}}' })).toThrow();
  });
});
