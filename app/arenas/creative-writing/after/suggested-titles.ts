/** How many titles are offered. */
const OFFERED = 3;
/** The longest title to offer, in characters. */
const LONGEST = 48;
/** Words of a title that say something: one alone, such as 'The Room', could be any story's. */
const LEAST_TELLING = 2;
/** Words that a title does not stand on. */
const COMMON = new Set(
  (
    'a about above after again against all almost also although always am among an and another any anyone anything are around as at away ' +
    'back be became because become been before behind being below beside between both but by came can come could did do does done down ' +
    'each either else enough even ever every everyone everything few for from gave get go goes going gone got had has have having he her ' +
    'here hers herself him himself his how however i if in into is it its itself just kept knew know left less let like made make many may ' +
    'maybe me might mine more most much must my myself near never next no none nor not nothing now of off often on once one only onto or ' +
    'other others our ours out over own perhaps put quite rather said same saw say says see seemed seen she should since so some someone ' +
    'something soon still such take taken than that the their theirs them themselves then there these they thing things this those though ' +
    'through thus till to together told too took toward towards two under until up upon us very want wanted was way we well went were what ' +
    'when where whether which while who whole whom whose why will with within without would yes yet you your yours'
  ).split(' '),
);
/** Words that a phrase for a title may begin with. */
const BEFORE_NOUNS = new Set(['the', 'a', 'an', 'her', 'his', 'their', 'our', 'my', 'no', 'every', 'another', 'two']);
/** Things that end as verbs do. */
const LIKE_VERBS = new Set('bed building ceiling evening king lightning morning red ring seed shed spring string wedding wing'.split(' '));
/** Words that join two things. */
const LINKS = new Set('of and in on at under behind beneath beyond with without between over from'.split(' '));
/** Small words inside a title. */
const SMALL = new Set('a an and at but by for from in of on or the to with'.split(' '));

interface Candidate {
  words: string[];
  score: number;
}

/**
 * Titles for a text, made of its own words: short sentences, phrases and names that it keeps coming back to.
 * @returns up to three, best first; fewer for a text that says little.
 * @see docs/product/creative-writing.md
 */
export function suggestedTitles(text: string): string[] {
  const sentences = sentencesOf(text);
  const weights = weightsOf(sentences);
  const phrases = sentences.map(phrasesIn);
  const nouns = new Set(phrases.flatMap((some) => some.flatMap(({ words }) => (words.length === 1 ? words : []))));
  const candidates = sentences.flatMap((words, index) => [
    ...(phrases[index] ?? []).flatMap((phrase) => titleOf(phrase, nouns, weights)),
    ...joinedIn(words, weights),
    ...wholeSentence(words, weights, index === 0 || index === sentences.length - 1),
  ]);
  return chosen(candidates);
}

function sentencesOf(text: string): string[][] {
  return text.split(/[.!?…\n]+/u).map((sentence) => sentence.match(/\p{L}[\p{L}\p{M}'’]*|[,;:—]/gu) ?? []);
}

/** How much a text is about each of its words: how often it comes, once per sentence. */
function weightsOf(sentences: readonly string[][]): Map<string, number> {
  const weights = new Map<string, number>();
  for (const sentence of sentences) {
    for (const word of new Set(sentence.map((one) => one.toLowerCase()))) {
      if (says(word)) weights.set(word, (weights.get(word) ?? 0) + 1);
    }
  }
  return weights;
}

function says(word: string): boolean {
  return /^\p{L}{3}/u.test(word) && !COMMON.has(word) && !/(?:ly|n['’]t)$/u.test(word);
}

/** Whether a word ends as most verbs of a story do. */
function isVerb(word: string): boolean {
  return /(?:ed|ing)$/u.test(word) && !LIKE_VERBS.has(word);
}

/** A word before nouns, and one or two words after it that say something. */
interface Phrase {
  first: string;
  words: string[];
}

/** Phrases such as 'the ninth gate'. */
function phrasesIn(sentence: readonly string[]): Phrase[] {
  const lower = sentence.map((word) => word.toLowerCase());
  return lower.flatMap((first, at) => {
    if (!BEFORE_NOUNS.has(first)) return [];
    const rest = lower.slice(at + 1, at + 4);
    const end = rest.findIndex((next) => !says(next));
    const words = rest.slice(0, end === -1 ? rest.length : end);
    return words.length === 1 || words.length === 2 ? [{ first, words }] : [];
  });
}

/** @param nouns words that stand alone in a phrase: what follows them is what they do, unless it is such a word too. */
function titleOf({ first, words }: Phrase, nouns: ReadonlySet<string>, weights: ReadonlyMap<string, number>): Candidate[] {
  const [one = '', two] = words;
  const named = two !== undefined && nouns.has(one) && !nouns.has(two) ? [one] : words;
  if (isVerb(named.at(-1) ?? '')) return [];
  const extra = named.length === 2 ? 1 : 0;
  const vague = first === 'a' || first === 'an' ? 1 : 0;
  return [{ words: [first, ...named], score: scoreOf(named, weights) + extra - vague }];
}

/** Two things joined, such as 'his name on the wall'. */
function joinedIn(sentence: readonly string[], weights: ReadonlyMap<string, number>): Candidate[] {
  const lower = sentence.map((word) => word.toLowerCase());
  return lower.flatMap((first, at): Candidate[] => {
    const [one = '', link = '', next = ''] = lower.slice(at + 1);
    const end = at + (BEFORE_NOUNS.has(next) ? 4 : 3);
    const other = lower[end] ?? '';
    if (!BEFORE_NOUNS.has(first) || !LINKS.has(link) || ![one, other].every((word) => says(word) && !isVerb(word))) return [];
    return [{ words: lower.slice(at, end + 1), score: scoreOf([one, other], weights) }];
  });
}

/** A sentence short enough to be a title; the first and the last ones matter most. */
function wholeSentence(sentence: readonly string[], weights: ReadonlyMap<string, number>, prominent: boolean): Candidate[] {
  const words = sentence.map((word) => word.toLowerCase());
  if (words.length < 2 || words.length > 5 || words.some((word) => !/^\p{L}/u.test(word))) return [];
  const telling = words.filter(says);
  return telling.length === 0 ? [] : [{ words, score: scoreOf(telling, weights) / 2 + (prominent ? 2 : 0.5) }];
}

function scoreOf(words: readonly string[], weights: ReadonlyMap<string, number>): number {
  return words.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0) / Math.sqrt(words.length || 1);
}

/** The best candidates that do not repeat each other's words. */
function chosen(candidates: readonly Candidate[]): string[] {
  const used = new Set<string>();
  const titles: string[] = [];
  for (const { words } of candidates.toSorted((one, other) => other.score - one.score)) {
    if (titles.length === OFFERED) break;
    const title = words.map(asInTitle).join(' ');
    const telling = words.filter(says);
    if (title.length > LONGEST || telling.length < LEAST_TELLING || telling.some((word) => used.has(word))) continue;
    for (const word of telling) used.add(word);
    titles.push(title);
  }
  return titles;
}

function asInTitle(word: string, place: number): string {
  if (place > 0 && SMALL.has(word)) return word;
  const capital = word.replace(/^./u, (first) => first.toUpperCase());
  // Some letters have no capital of their own, such as the German sharp s.
  return capital.toLowerCase() === word ? capital : word;
}
