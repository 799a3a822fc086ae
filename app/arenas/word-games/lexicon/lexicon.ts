/** 1: everyday words; 3: rare ones. */
export type Band = 1 | 2 | 3;

/** The parts of speech of the words. */
export const PARTS = ['noun', 'verb', 'adjective', 'adverb'] as const;

/** A word that games ask for or show. Lower case, a to z, never crude, never a name. */
export interface TargetWord {
  word: string;
  part: (typeof PARTS)[number];
  /** Never contains the word. */
  definition: string;
  /** What Definition Match asks, where it is not the whole definition. */
  question?: string;
  /** A short hint that never contains the word. */
  hint: string;
  band: Band;
  /** Whether it is among the words that everybody says. */
  everyday?: true;
  /** The meaning that definition, hint and synonyms belong to, in a few words. */
  sense: string;
  /** Exact synonyms, the commonest first. */
  synonyms: readonly string[];
  /** Near synonyms, which earn half. */
  close: readonly string[];
  /** Synonyms that count when they are typed but are never shown. */
  unshown?: readonly string[];
  /** What its other senses mean the same as, by their part of speech: words with spaces between them. */
  elsewhere?: Readonly<Partial<Record<TargetWord['part'], string>>>;
  /** A sentence with the word in this meaning. */
  example?: string;
  /** Wrong answers to the definition, the most tempting first: words of the same part of speech that it does not describe. */
  nearMisses: readonly string[];
}

/** What Definition Match asks of a word. */
export function askedOf({ question, definition }: Pick<TargetWord, 'question' | 'definition'>): string {
  return question ?? definition;
}

/** The part of speech of another sense of a word in which it means the same as an answer; undefined where there is none. */
export function otherSense(entry: Pick<TargetWord, 'elsewhere'> | undefined, answer: string): TargetWord['part'] | undefined {
  return PARTS.find((part) => entry?.elsewhere?.[part]?.split(' ').includes(answer));
}

/** A word and its anagrams; any further anagram in the dictionary counts too. */
export interface AnagramPuzzle {
  word: string;
  answers: readonly string[];
}

/** Three words that each go with one other. */
export interface AssociationPuzzle {
  words: readonly [string, string, string];
  answer: string;
  /** Other answers that are equally right. */
  alsoRight: readonly string[];
}

/** The name of an association puzzle: its three words in alphabetical order. */
export function associationKey(words: readonly string[]): string {
  return [...words].sort().join(' ');
}

/** Letters and gaps ('_'); at least four common words fit, and any other word of the dictionary that fits counts. */
export interface PatternPuzzle {
  pattern: string;
  answers: readonly string[];
}

/** All words and texts of the games. */
export interface Lexicon {
  words: readonly TargetWord[];
  wordsOfBand(band: Band): readonly TargetWord[];
  entry(word: string): TargetWord | undefined;
  /** Whether the full dictionary has a form, in any case. */
  isWord(text: string): boolean;
  /** Whether a form is known as a word, though the dictionary may lack it: a spoken word, or one made of a known word by an ending. */
  isKnown(text: string): boolean;
  anagrams: readonly AnagramPuzzle[];
  associations: readonly AssociationPuzzle[];
  patterns: readonly PatternPuzzle[];
  /** Typing texts in plain ASCII: sentences of 60 to 140 characters, passages of 350 to 700. */
  sentences: readonly string[];
  passages: readonly string[];
}
