import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '~/platform/clock/durations';
import { gameRules } from '../../games/game-rules';
import { GAME_IDS, type GameId, games } from '../../games/games';
import { openLexicon } from '../../lexicon/lexicon.server';
import { smallLexicon } from '../../testing/small-lexicon';
import { dealDay } from './daily-seed.server';
import { everydayLexicon } from './everyday-lexicon';
import { threeOf } from './three.server';

const lexicon = openLexicon('content/lexicon');
const WORD_GAMES = GAME_IDS.filter((id) => 'asksForWords' in games[id]);
const EVERYDAY = 5;
const sources = { secret: 'a secret', games: gameRules, lexiconOf: () => lexicon };
const days = fc.integer({ min: 20_000, max: 30_000 }).map((number) => new Date(number * DAY_MS).toISOString().slice(0, 10));

const everydayIn = (day: string, game: GameId) =>
  gameRules[game].puzzleKeys(dealDay(sources, game, day)).filter((word) => lexicon.entry(word)?.everyday).length;

describe('the set of any day', () => {
  it('has at least five words of every day in each game that asks for words, of the short rounds too', () => {
    fc.assert(
      fc.property(days, fc.constantFrom(...WORD_GAMES), (day, game) => {
        expect(everydayIn(day, game), `${game} on ${day}`).toBeGreaterThanOrEqual(EVERYDAY);
      }),
      { numRuns: 40 },
    );
  });

  it('has a game that asks for words among its three', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(threeOf(day).filter((game) => WORD_GAMES.includes(game))).not.toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it('gives a game in its short round as many puzzles as it has time for', () => {
    const shares = {
      'anagram-solver': 5,
      'word-association': 11,
      'synonym-finder': 7,
      'word-guess': 7,
      'definition-match': 11,
      'word-puzzle': 5,
    };
    for (const [id, puzzles] of Object.entries(shares)) {
      const game = GAME_IDS.find((each) => each === id) ?? 'word-guess';
      const day = Array.from({ length: 10 }, (_, at) => new Date((20_000 + at) * DAY_MS).toISOString().slice(0, 10)).find((each) =>
        threeOf(each).includes(game),
      );
      const deal = dealDay(sources, game, day ?? '');
      expect(gameRules[game].puzzleKeys(deal), game).toHaveLength(puzzles);
      expect(gameRules[game].seconds * (deal.share ?? 1)).toBe(90);
    }
  });
});

it('knows the words of every day that were asked for', () => {
  for (const word of ['smart', 'help', 'rich', 'hungry', 'cold', 'dog', 'day'])
    expect(lexicon.entry(word), word).toMatchObject({ everyday: true });
});

it('leaves a lexicon alone that has few of them', () => {
  const small = smallLexicon();
  expect(everydayLexicon(small)).toBe(small);
});
