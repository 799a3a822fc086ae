import { describe, expect, it } from 'vitest';
import { seededRandom } from '~/platform/random/random';
import { gameRules } from '../games/game-rules';
import type { GameId } from '../games/games';
import { smallLexicon } from '../testing/small-lexicon';
import { wordsLost } from './words-lost';

const lexicon = smallLexicon();

/** A lexicon in which some words have a meaning. */
const withMeaning = (has: (word: string) => boolean) => ({ entry: (word: string) => (has(word) ? lexicon.words[0] : undefined) });

/** What gets away where the first puzzle of a deal is skipped, and what that puzzle asked. */
function skipped(game: GameId) {
  const rules = gameRules[game];
  const deal = rules.deal(lexicon, seededRandom(7), new Set());
  const { verdict } = rules.play(deal, { type: 'skip' }, { elapsedMs: 0 }, undefined);
  const [asked] = rules.asked.puzzles(deal);
  if (!asked) throw new Error(`${game} asks nothing.`);
  return {
    lost: wordsLost(
      rules,
      deal,
      verdict,
      withMeaning(() => true),
    ),
    asked,
  };
}

describe('the words that get away', () => {
  it.each(['word-scrambler', 'word-completion', 'word-guess', 'definition-match', 'word-association'] as const)(
    'in %s are the one that was asked for',
    (game) => {
      const { lost, asked } = skipped(game);
      expect(lost).toEqual(asked.answers.slice(0, 1));
    },
  );

  it('in Synonym Finder are the word that was shown', () => {
    const { lost, asked } = skipped('synonym-finder');
    expect(lost).toEqual([asked.ask]);
  });

  it('are those that have a meaning, and for an anagram without one among its answers the word that was shown', () => {
    const rules = gameRules['anagram-solver'];
    const lost = (word: string, answers: string[], known: string[]) => {
      const deal = { ...rules.deal(lexicon, seededRandom(7), new Set()), puzzles: [{ word, answers }], at: 0 };
      const { verdict } = rules.play(deal, { type: 'skip' }, { elapsedMs: 0 }, undefined);
      return wordsLost(
        rules,
        deal,
        verdict,
        withMeaning((each) => known.includes(each)),
      );
    };
    expect(lost('acorn', ['narco'], ['acorn'])).toEqual(['acorn']);
    expect(lost('least', ['setal', 'slate', 'stale', 'steal'], ['slate', 'stale', 'steal'])).toEqual(['slate', 'stale']);
    expect(lost('acorn', ['narco'], [])).toEqual([]);
  });

  it('are at most two of a puzzle with many answers', () => {
    for (const game of ['anagram-solver', 'word-puzzle'] as const) expect(skipped(game).lost.length).toBeLessThanOrEqual(2);
  });

  it('are none of a puzzle that was solved, and none while it goes on', () => {
    const rules = gameRules['word-guess'];
    const deal = rules.deal(lexicon, seededRandom(7), new Set());
    expect(wordsLost(rules, deal, { kind: 'right', text: '', points: 10, answer: 'lantern' }, lexicon)).toEqual([]);
    expect(wordsLost(rules, deal, { kind: 'wrong', text: '', points: 0 }, lexicon)).toEqual([]);
  });
});
