import { sortedLetters } from '../games/puzzles/same-letters';
import { textKey } from '../games/speed-typing/speed-typing.rules';
import { associationKey, type Lexicon } from '../lexicon/lexicon';

/**
 * A lexicon whose puzzles may be dealt for practice; what counts as a word stays the same.
 * @param barred keys of puzzles that must not be dealt. @param own the words to deal from; undefined for all.
 */
export function practiceLexicon(lexicon: Lexicon, barred: ReadonlySet<string>, own?: ReadonlySet<string>): Lexicon {
  const opens = (key: string, words: readonly string[]) => !barred.has(key) && (!own || words.some((word) => own.has(word)));
  const words = lexicon.words.filter(({ word }) => opens(word, [word]));
  const texts = (all: readonly string[]) => all.filter((text) => !barred.has(textKey(text)));
  return {
    words,
    wordsOfBand: (band) => words.filter((word) => word.band === band),
    entry: lexicon.entry,
    isWord: lexicon.isWord,
    isKnown: lexicon.isKnown,
    anagrams: lexicon.anagrams.filter(({ word, answers }) => opens(sortedLetters(word), [word, ...answers])),
    associations: lexicon.associations.filter(({ words: three, answer }) => opens(associationKey(three), [answer])),
    patterns: lexicon.patterns.filter(({ pattern, answers }) => opens(pattern, answers)),
    sentences: texts(lexicon.sentences),
    passages: texts(lexicon.passages),
  };
}
