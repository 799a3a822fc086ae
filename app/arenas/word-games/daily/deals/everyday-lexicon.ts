import { createMemo } from '../../games/memo';
import type { Lexicon } from '../../lexicon/lexicon';

/** With fewer everyday words their puzzles would soon return. */
const FEWEST = 200;

/**
 * A lexicon whose easiest band has words of every day alone: a third of the words that a game deals comes from it, and stands first.
 */
export const everydayLexicon = createMemo((lexicon: Lexicon): Lexicon => {
  const words = lexicon.words.filter(({ band, everyday }) => band > 1 || everyday);
  const easiest = words.filter(({ band }) => band === 1);
  if (easiest.length < FEWEST) return lexicon;
  return {
    ...lexicon,
    words,
    wordsOfBand: (band) => (band === 1 ? easiest : lexicon.wordsOfBand(band)),
  };
});
