import { type Decision, decidedList, decidedSynonyms, standingDecisions } from './decisions';
import { type AnagramPuzzle, type AssociationPuzzle, associationKey, type Lexicon, type PatternPuzzle, type TargetWord } from './lexicon';
import { once } from './once';

/** A pattern with fewer known answers is not dealt. */
const FEWEST_ANSWERS = 4;

/**
 * A lexicon with editors' decisions laid over it; the lexicon itself stays as it is.
 * @param decisions in the order in which they were made.
 * @returns the same lexicon when no decision holds. Nothing of it is read before a game needs it.
 * @see docs/product/word-games.md
 */
export function decidedLexicon(lexicon: Lexicon, decisions: readonly Decision[]): Lexicon {
  const standing = standingDecisions(decisions);
  if (standing.length === 0) return lexicon;
  const of = (about: Decision['about']) => standing.filter((decision) => decision.about === about);
  const synonyms = Map.groupBy(of('synonym'), ({ word }) => word);
  const associations = Map.groupBy(of('association'), ({ word }) => word);
  const forms = new Map(of('form').map(({ word, decision }) => [word, decision === 'exact']));
  const unfairClues = new Set(of('clue').map(({ word }) => word));
  const isGone = (word: string) => forms.get(word) === false;

  const decidedEntry = (entry: TargetWord): TargetWord => {
    const decided = synonyms.get(entry.word);
    return decided ? { ...entry, ...decidedSynonyms(entry, decided) } : entry;
  };
  const words = once(() => lexicon.words.filter(({ word }) => !unfairClues.has(word) && !isGone(word)).map(decidedEntry));
  const byBand = once(() => Map.groupBy(words(), ({ band }) => band));
  const anagrams = once(() => lexicon.anagrams.flatMap((puzzle) => withoutForms(puzzle, isGone)));
  const patterns = once(() => lexicon.patterns.flatMap((puzzle) => patternWithout(puzzle, isGone)));
  const decidedAssociations = once(() =>
    lexicon.associations.flatMap((puzzle) => decidedAssociation(puzzle, associations.get(associationKey(puzzle.words)) ?? [])),
  );
  return {
    get words() {
      return words();
    },
    wordsOfBand: (band) => byBand().get(band) ?? [],
    entry(word) {
      const entry = lexicon.entry(word);
      return entry && decidedEntry(entry);
    },
    isWord: (text) => forms.get(text.trim().toLowerCase()) ?? lexicon.isWord(text),
    isKnown: (text) => forms.has(text.trim().toLowerCase()) || lexicon.isKnown(text),
    get anagrams() {
      return anagrams();
    },
    get associations() {
      return decidedAssociations();
    },
    get patterns() {
      return patterns();
    },
    get sentences() {
      return lexicon.sentences;
    },
    get passages() {
      return lexicon.passages;
    },
  };
}

function withoutForms(puzzle: AnagramPuzzle, isGone: (word: string) => boolean): AnagramPuzzle[] {
  const answers = puzzle.answers.filter((answer) => !isGone(answer));
  return isGone(puzzle.word) || answers.length === 0 ? [] : [{ ...puzzle, answers }];
}

function patternWithout(puzzle: PatternPuzzle, isGone: (word: string) => boolean): PatternPuzzle[] {
  const answers = puzzle.answers.filter((answer) => !isGone(answer));
  return answers.length < FEWEST_ANSWERS ? [] : [{ ...puzzle, answers }];
}

/** The puzzle is gone with the last of its answers. */
function decidedAssociation(puzzle: AssociationPuzzle, decisions: readonly Decision[]): AssociationPuzzle[] {
  if (decisions.length === 0) return [puzzle];
  const [answer, ...alsoRight] = decidedList([puzzle.answer, ...puzzle.alsoRight], 'exact', decisions);
  return answer === undefined ? [] : [{ ...puzzle, answer, alsoRight }];
}
