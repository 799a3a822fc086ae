import type { Lexicon, TargetWord } from '../../lexicon/lexicon';
import { answered, asker } from '../../testing/play/asker';
import type { WordChainState } from './word-chain.rules';

/** Words that come to mind for a chain, everyday ones more often, by their first letter. */
const chainWords = new WeakMap<Lexicon, Partial<Record<string, TargetWord[]>>>();

function chainWordsOf(lexicon: Lexicon): Partial<Record<string, TargetWord[]>> {
  const known = chainWords.get(lexicon);
  if (known) return known;
  const words = ([1, 1, 1, 2] as const).flatMap((band) => lexicon.wordsOfBand(band)).filter(({ word }) => word.length <= 9);
  const byLetter = Object.groupBy(words, ({ word }) => word.charAt(0));
  chainWords.set(lexicon, byLetter);
  return byLetter;
}

export const goodPlayer = asker<WordChainState>(({ words }, lexicon, random) => {
  const letter = words.at(-1)?.at(-1) ?? '';
  const next = chainWordsOf(lexicon)[letter]?.filter(({ word }) => !words.includes(word)) ?? [];
  return {
    ...answered(next.length > 0 ? random.pick(next).word : '', { thinkMs: 2_600, chance: 1, patienceMs: 0 }),
    otherwise: { type: 'end' },
  };
});
