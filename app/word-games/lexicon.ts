export type Band = 1 | 2 | 3;

export type PartOfSpeech = 'noun' | 'verb' | 'adjective' | 'adverb';

/** A word that games are played with. Everything in it may be shown, once the game's rules allow. */
export interface LexiconWord {
  /** 3 to 12 letters, lower case. */
  word: string;
  part: PartOfSpeech;
  /** How hard it is: 1 everyday, 2 in between, 3 rare or long. */
  band: Band;
  /** At most 110 characters, without a capital or a full stop, and without the word or a word akin to it. */
  definition: string;
  /** One sentence that helps and does not contain the word. */
  hint: string;
  /** Up to 12 well-known synonyms, the closest known first. */
  synonyms: readonly string[];
}

/** Three words that each make a compound or a set phrase with one answer. */
export interface AssociationPuzzle {
  words: readonly [string, string, string];
  answer: string;
  /** Other words that go with all three; they count as well. */
  alsoRight: readonly string[];
}

export interface AnagramPuzzle {
  word: string;
  /** Well-known words of the same letters. */
  answers: readonly string[];
}

export interface PatternPuzzle {
  /** Letters, and an underscore for each letter to find: 's_o_e'. */
  pattern: string;
  /** At least five well-known words that fit, the best known first. */
  answers: readonly string[];
}

/** Where the lexicon's contents come from; each part is asked for when a game first needs it. */
export interface LexiconSource {
  words(): readonly LexiconWord[];
  /** Rarer synonyms that count when typed and are not shown. */
  furtherSynonyms(word: string): readonly string[];
  /** Whether the full dictionary holds this form, given in lower case. */
  hasForm(form: string): boolean;
  associations(): readonly AssociationPuzzle[];
  anagrams(): readonly AnagramPuzzle[];
  patterns(): readonly PatternPuzzle[];
  sentences(): readonly string[];
  passages(): readonly string[];
}

/** All the words, puzzles and texts of the Word Games. What players type may have any case and spaces around it. */
export interface Lexicon {
  /** The words of a band, or of all three, in alphabetical order. */
  words(band?: Band): readonly LexiconWord[];
  entry(word: string): LexiconWord | undefined;
  /** Whether the full dictionary has what was typed. It accepts words that the games would not show. */
  isWord(text: string): boolean;
  /** Synonyms that may be shown; none for a word that is not in `words()`. */
  synonymsOf(word: string): readonly string[];
  /** Whether what was typed is a synonym, also of a rarer meaning, and not the word itself. */
  isSynonym(word: string, text: string): boolean;
  associations(): readonly AssociationPuzzle[];
  /** Two puzzles may be made of the same letters (see `sortLetters`); a run should deal only one of them. */
  anagrams(): readonly AnagramPuzzle[];
  /** Well-known words of exactly these letters, other than the letters as given. */
  anagramsOf(letters: string): readonly string[];
  /** Whether what was typed is a word of the same letters, and another one. */
  isAnagram(word: string, text: string): boolean;
  patterns(): readonly PatternPuzzle[];
  /** Whether what was typed is a word that fits the pattern. */
  isPatternAnswer(pattern: string, text: string): boolean;
  /** Sentences for typing, 60 to 140 characters of plain ASCII. */
  sentences(): readonly string[];
  /** Longer texts for typing, 350 to 700 characters of plain ASCII. */
  passages(): readonly string[];
}

/** Looks things up in a lexicon's contents. @see docs/product/word-games.md */
export function createLexicon(source: LexiconSource): Lexicon {
  const byWord = once(() => new Map(source.words().map((entry) => [entry.word, entry])));
  const byBand = once(() => Map.groupBy(source.words(), ({ band }) => band));
  const byLetters = once(() => groupByLetters(source.anagrams()));
  const isWord = (text: string) => source.hasForm(normalize(text));
  return {
    words: (band) => (band ? (byBand().get(band) ?? []) : source.words()),
    entry: (word) => byWord().get(normalize(word)),
    isWord,
    synonymsOf: (word) => byWord().get(normalize(word))?.synonyms ?? [],
    isSynonym: (word, text) => {
      const [asked, typed] = [normalize(word), normalize(text)];
      if (asked === typed) return false;
      return (byWord().get(asked)?.synonyms.includes(typed) ?? false) || source.furtherSynonyms(asked).includes(typed);
    },
    associations: source.associations,
    anagrams: source.anagrams,
    anagramsOf: (letters) => (byLetters().get(sortLetters(letters)) ?? []).filter((word) => word !== normalize(letters)),
    isAnagram: (word, text) => normalize(word) !== normalize(text) && sortLetters(word) === sortLetters(text) && isWord(text),
    patterns: source.patterns,
    isPatternAnswer: (pattern, text) => fitsPattern(pattern, text) && isWord(text),
    sentences: source.sentences,
    passages: source.passages,
  };
}

/** What was typed, as the lexicon writes it: trimmed and in lower case. */
export function normalize(text: string): string {
  return text.trim().toLowerCase();
}

/** Whether what was typed is the answer to an association puzzle, or another that fits it. */
export function isAssociationAnswer(puzzle: AssociationPuzzle, text: string): boolean {
  const typed = normalize(text);
  return typed === puzzle.answer || puzzle.alsoRight.includes(typed);
}

/** Whether what was typed has the pattern's length and letters, be it a word or not. */
export function fitsPattern(pattern: string, text: string): boolean {
  const typed = normalize(text);
  return typed.length === pattern.length && [...pattern].every((letter, at) => letter === '_' || letter === typed[at]);
}

/** The letters of a word in alphabetical order: the same for all its anagrams. */
export function sortLetters(word: string): string {
  return [...normalize(word)].sort().join('');
}

/** Works something out when it is first asked for, and then remembers it. */
export function once<T>(work: () => T): () => T {
  let done: { value: T } | undefined;
  return () => {
    done ??= { value: work() };
    return done.value;
  };
}

function groupByLetters(puzzles: readonly AnagramPuzzle[]): ReadonlyMap<string, readonly string[]> {
  return new Map(puzzles.map(({ word, answers }) => [sortLetters(word), [word, ...answers]]));
}
