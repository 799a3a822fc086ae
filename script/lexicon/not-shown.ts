import { cuss } from 'cuss';
import { possibleStems } from './sources/frequency.ts';
import { isListOfTexts, loadPackage } from './sources/packages.ts';
import type { WordNet } from './sources/wordnet.ts';
import { CRUDE_STEMS, HARMLESS, UNWELCOME } from './unwelcome.ts';

/** Knows which words the games never show. Players may still type them. */
export interface NotShown {
  /** Whether this word, or the word it is a form of, is never shown. */
  has(word: string): boolean;
  /** Whether any word of a text is. */
  inText(text: string): boolean;
}

/** WordNet's labels for insulting meanings; such a meaning bars a word when it is among this many of its most used ones. */
const MARKS = [
  { mark: /ethnic slur|\(?(offensive|obscene)\b[^)]*\)|(offensive|obscene) (term|word|name)/, amongFirst: 2 },
  {
    mark: /\((vulgar|derogatory|disparag)|(vulgar|derogatory|disparaging|insulting|contemptuous) (term|word|name|slang)|terms? of (disparagement|abuse|contempt)/,
    amongFirst: 1,
  },
];

/** Meanings unsuitable for a game for all ages. */
const UNWELCOME_MEANING =
  /\b(sexual|sexually|genital\w*|intercourse|copulat\w*|prostitut\w*|erotic\w*|masturbat\w*|penis|vagina\w*|vulva|testicles?|semen|orgasm|nipples?|buttocks|anus|rectum|feces|fecal|excre\w+|urin\w+|defecat\w*|brothel|pornograph\w*|homosexual\w*|rape[ds]?|incest|suicide|genocide|narcotics?|cocaine|heroin|opium|marijuana|cannabis|hallucinogen\w*|menstru\w*|lewd|lust\w*|obscen\w*|carnal|concubine|castrat\w*|abortion|torture|lynch\w*|fetus|nudity|slave\w*|negro\w*|contraceptive\w*|venereal|syphilis|bowels?)\b/;

/** Gathers the words not to show from four packages, WordNet's own labels, and the project's additions. */
export function readNotShown(wordNet: WordNet): NotShown {
  const listed = new Set(UNWELCOME);
  const crudeness = Object.entries(cuss).filter(([, certainty]) => certainty > 0);
  for (const [word] of crudeness) listed.add(word);
  for (const word of loadPackage('naughty-words/en.json', isListOfTexts)) listed.add(word.toLowerCase());
  const { array } = loadPackage('badwords-list', (value): value is { array: string[] } =>
    isListOfTexts((value as { array?: unknown } | undefined)?.array),
  );
  for (const word of array) listed.add(word.toLowerCase());
  for (const lemma of wordNet.lemmas()) {
    const senses = wordNet.senses(lemma);
    const isMarked = MARKS.some(({ mark, amongFirst }) => senses.slice(0, amongFirst).some(({ synset }) => mark.test(synset.definition)));
    if (isMarked) listed.add(lemma);
  }
  for (const word of HARMLESS) listed.delete(word);
  return notShown(listed, wordNet);
}

function notShown(listed: ReadonlySet<string>, wordNet: WordNet): NotShown {
  const mainMeaningUnwelcome = (word: string) => {
    const [main] = wordNet.senses(word);
    return main !== undefined && UNWELCOME_MEANING.test(main.synset.definition);
  };
  const decide = (word: string) => {
    if (CRUDE_STEMS.test(word) || listed.has(word)) return true;
    if (HARMLESS.has(word)) return false;
    // An entry of its own decides: 'butter' is not a form of a crude word, though it looks like one.
    if (wordNet.senses(word).length > 0) return mainMeaningUnwelcome(word);
    const stems = possibleStems(word).sort((a, b) => b.length - a.length);
    const base = stems.find((stem) => wordNet.senses(stem).length > 0);
    return base ? listed.has(base) || (!HARMLESS.has(base) && mainMeaningUnwelcome(base)) : stems.some((stem) => listed.has(stem));
  };
  const known = new Map<string, boolean>();
  const has = (word: string) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const answer = decide(word);
    known.set(word, answer);
    return answer;
  };
  return { has, inText: (text) => (text.toLowerCase().match(/[a-z]+/g) ?? []).some(has) };
}
