import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { seededRandom } from '~/platform/random/random';
import { gameRules } from '../games/game-rules';
import { openLexicon } from '../lexicon/lexicon.server';
import { smallLexicon } from '../testing/small-lexicon';
import { everydayLexicon } from './everyday-lexicon';

const lexicon = openLexicon('content/lexicon');
const WORD_GAMES = ['definition-match', 'synonym-finder', 'word-completion', 'word-guess', 'word-scrambler'] as const;
const EVERYDAY = 5;

it('begins the sets of all games that ask for words with those of every day, up to five', () => {
  const set = z.object({ puzzles: z.array(z.unknown()) });
  fc.assert(
    fc.property(fc.constantFrom(...WORD_GAMES), fc.nat(), (game, seed) => {
      const rules = gameRules[game];
      const deal = rules.deal(everydayLexicon(lexicon), seededRandom(seed), new Set());
      const first = rules.puzzleKeys(deal).slice(0, Math.min(EVERYDAY, Math.floor(set.parse(deal).puzzles.length / 3)));
      expect(first.length).toBeGreaterThan(2);
      expect(first.filter((word) => !lexicon.entry(word)?.everyday)).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

it('knows the words of every day that were asked for', () => {
  for (const word of ['smart', 'help', 'rich', 'hungry', 'cold', 'dog', 'day'])
    expect(lexicon.entry(word), word).toMatchObject({ everyday: true });
});

it('leaves a lexicon alone that has few of them', () => {
  const small = smallLexicon();
  expect(everydayLexicon(small)).toBe(small);
});
