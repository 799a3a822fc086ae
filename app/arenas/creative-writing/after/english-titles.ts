import { capitalised, countedOnce, type TitleCandidate, tellsEnough, type Weights } from './title-candidate';

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
/** Small words inside a title. */
const SMALL = new Set('a an and at but by for from in of on or the to with'.split(' '));
/** Words that join two things. */
const LINKS = new Set('of and in on at under behind beneath beyond with without between over from'.split(' '));
/** How far below every other title the opening of a sentence stands. */
const OPENING_SCORE = -100;
/** The fewest and the most words of an opening. */
const OPENING = { least: 3, most: 6 };
/** The most words of a phrase after its first one. */
const PHRASE = 3;
/** The least share of common English words in an English text. */
const ENGLISH_SHARE = 0.15;

/** Whether a text is in English, by how many of its words are the commonest ones. */
export function readsAsEnglish(sentences: readonly (readonly string[])[]): boolean {
  const words = sentences.flat();
  return words.filter((word) => COMMON.has(word.toLowerCase())).length >= words.length * ENGLISH_SHARE;
}

/** Words for a title, in small letters. */
interface Found {
  words: string[];
  score: number;
}

/** Phrases, names, short sentences and openings of an English text. @param sentences words and the signs between them. */
export function englishTitles(sentences: readonly (readonly string[])[]): TitleCandidate[] {
  const weights = weightsOf(sentences);
  const phrases = sentences.map(phrasesIn);
  const nouns = new Set(phrases.flatMap((some) => some.flatMap(({ words }) => (words.length === 1 ? words : []))));
  const found = [
    ...sentences.flatMap((words, index) => [
      ...(phrases[index] ?? []).flatMap((phrase) => titleOf(phrase, nouns, weights)),
      ...joinedIn(words, weights),
      ...wholeSentence(words, weights, index === 0 || index === sentences.length - 1),
      ...openingOf(words, weights),
    ]),
    ...nameAndThing(sentences, nouns, weights),
  ];
  return found.map(({ words, score }) => ({ title: words.map(asInTitle).join(' '), telling: words.filter(says), score }));
}

/** How much a text is about each of its words: how often it comes, once per sentence. */
function weightsOf(sentences: readonly (readonly string[])[]): Map<string, number> {
  return countedOnce(sentences.map((sentence) => sentence.map((word) => word.toLowerCase()).filter(says)));
}

function asInTitle(word: string, place: number): string {
  return place > 0 && SMALL.has(word) ? word : capitalised(word);
}

/** Whether an English word says something about a story. @param word in small letters. */
function says(word: string): boolean {
  return /^\p{L}{3}/u.test(word) && !COMMON.has(word) && !/(?:ly|n['’]t)$/u.test(word);
}

/** Whether a word ends as most verbs of a story do. */
function endsAsVerb(word: string): boolean {
  return /(?:ed|ing)$/u.test(word) && !LIKE_VERBS.has(word);
}

/** A word before nouns, and one to three words after it that say something. */
interface Phrase {
  first: string;
  words: string[];
}

/** Phrases such as 'the ninth gate'. */
function phrasesIn(sentence: readonly string[]): Phrase[] {
  const lower = sentence.map((word) => word.toLowerCase());
  return lower.flatMap((first, at) => {
    if (!BEFORE_NOUNS.has(first)) return [];
    const rest = lower.slice(at + 1, at + 2 + PHRASE);
    const end = rest.findIndex((next, place) => !says(next) || (place > 0 && endsAsVerb(next)));
    const words = rest.slice(0, end === -1 ? rest.length : end);
    return words.length > 0 && words.length <= PHRASE ? [{ first, words }] : [];
  });
}

/** @param nouns words that stand alone in a phrase: what follows them is what they do, unless it is such a word too. */
function titleOf({ first, words }: Phrase, nouns: ReadonlySet<string>, weights: Weights): Found[] {
  const [one = '', two, three] = words;
  const named = two !== undefined && three === undefined && nouns.has(one) && !nouns.has(two) ? [one] : words;
  if (endsAsVerb(named.at(-1) ?? '')) return [];
  const extra = named.length > 1 ? 1 : 0;
  const vague = first === 'a' || first === 'an' ? 1 : 0;
  return [{ words: [first, ...named], score: scoreOf(named, weights) + extra - vague }];
}

/** Two things joined, such as 'his name on the wall'. */
function joinedIn(sentence: readonly string[], weights: Weights): Found[] {
  const lower = sentence.map((word) => word.toLowerCase());
  return lower.flatMap((first, at): Found[] => {
    const [one = '', link = '', next = ''] = lower.slice(at + 1);
    const end = at + (BEFORE_NOUNS.has(next) ? 4 : 3);
    const other = lower[end] ?? '';
    if (!BEFORE_NOUNS.has(first) || !LINKS.has(link) || ![one, other].every((word) => says(word) && !endsAsVerb(word))) return [];
    return [{ words: lower.slice(at, end + 1), score: scoreOf([one, other], weights) }];
  });
}

/** A sentence short enough to be a title; the first and the last ones matter most. */
function wholeSentence(sentence: readonly string[], weights: Weights, prominent: boolean): Found[] {
  const words = sentence.map((word) => word.toLowerCase());
  if (words.length < 2 || words.length > 5 || words.some((word) => !/^\p{L}/u.test(word))) return [];
  const telling = words.filter(says);
  return telling.length === 0 ? [] : [{ words, score: scoreOf(telling, weights) / 2 + (prominent ? 2 : 0.5) }];
}

function scoreOf(words: readonly string[], weights: Weights): number {
  return words.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0) / Math.sqrt(words.length || 1);
}

/** How a sentence begins, up to a thing: what is left where a text comes back to nothing and joins nothing. */
function openingOf(sentence: readonly string[], weights: Weights): Found[] {
  const sign = sentence.findIndex((word) => !/^\p{L}/u.test(word));
  const clause = (sign === -1 ? sentence : sentence.slice(0, sign)).map((word) => word.toLowerCase());
  const lengths = [clause.length, ...clause.keys()].filter((length) => length >= OPENING.least && length <= OPENING.most);
  const length = lengths.find((each) => {
    const last = clause[each - 1] ?? '';
    return says(last) && (each === clause.length || !endsAsVerb(last)) && tellsEnough(clause.slice(0, each).filter(says));
  });
  if (length === undefined) return [];
  const words = clause.slice(0, length);
  return [{ words, score: OPENING_SCORE + scoreOf(words.filter(says), weights) }];
}

/** A person and a thing, such as 'Mara and the river': the name and the thing that come most often, each twice at least. */
function nameAndThing(sentences: readonly (readonly string[])[], nouns: ReadonlySet<string>, weights: Weights): Found[] {
  const all = new Set(sentences.flat());
  if (!all.has('and') || !all.has('the')) return [];
  // At the beginning of a sentence, every word has its capital.
  const inside = sentences.flatMap((words) => words.slice(1));
  const names = inside.filter((word) => /^\p{Lu}/u.test(word) && !all.has(word.toLowerCase())).map((word) => word.toLowerCase());
  const name = heaviest(names.filter(says), weights);
  const thing = heaviest(
    [...nouns].filter((noun) => !names.includes(noun) && !endsAsVerb(noun)),
    weights,
  );
  return name === undefined || thing === undefined
    ? []
    : [{ words: [name, 'and', 'the', thing], score: scoreOf([name, thing], weights) / 2 }];
}

/** The word that comes most often; undefined where none comes twice. */
function heaviest(words: readonly string[], weights: Weights): string | undefined {
  const [first] = words.toSorted((one, other) => (weights.get(other) ?? 0) - (weights.get(one) ?? 0));
  return first !== undefined && (weights.get(first) ?? 0) > 1 ? first : undefined;
}
