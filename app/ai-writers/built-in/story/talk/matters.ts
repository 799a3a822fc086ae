import { classOfNoun } from '../../language/noun-classes';
import { type NounPhrase, nounPhrasesOf } from '../../language/noun-phrases';
import type { Token } from '../../language/tokens';
import { isVague } from '../things';

const emptyEchoes = new Set('too also though then now well sure back away off out anyway either please okay right here there'.split(' '));

const callings = new Set(
  'captain sir madam son dear love darling honey boss officer doctor dad mum mom ma pa sweetheart buddy pal mate kid'.split(' '),
);

/** A speech without whom it calls at its end: "What is your mother's name, son?" */
export function withoutVocative(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findLastIndex(({ pos }) => pos !== 'PUNCT');
  const last = tokens[end];
  if (!last) return tokens;
  const comma = tokens.slice(0, end).findLastIndex(({ text }) => text === ',');
  const isCalling = callings.has(last.lower) || last.pos === 'PROPN' || classOfNoun(last.lower, last.lemma) === 'person';
  return comma > 0 && end - comma <= 2 && isCalling ? [...tokens.slice(0, comma), ...tokens.slice(end + 1)] : tokens;
}

/** 'The history of Little Wexcombe': without what it is of, a phrase is half of one. */
function isHalf(tokens: readonly Token[], end: number): boolean {
  return tokens[end]?.lower === 'of';
}

const swapped: Readonly<Record<string, string>> = { my: 'your', your: 'my', our: 'your', mine: 'yours', yours: 'mine' };

/** The noun phrase or the word that ends a speech, from the listener's side: 'my roof' is 'your roof'. */
export function echoOf(tokens: readonly Token[]): string | undefined {
  const words = tokens.filter(({ pos }) => pos !== 'PUNCT');
  const last = words.at(-1);
  if (!last || !/^(?:NOUN|ADJ|ADV|NUM)$/.test(last.pos) || last.lower.length < 3 || emptyEchoes.has(last.lower)) return undefined;
  const phrase = nounPhrasesOf(words).at(-1);
  if (phrase && (/^(?:no|any|every|each|what|which)$/.test(phrase.determiner) || (isVague(phrase) && !phrase.words.includes(' '))))
    return undefined;
  if (!phrase || phrase.pronoun || phrase.end !== words.length) return words.length === 1 ? last.lower : undefined;
  const determiner = determinerOf(phrase, words);
  if (determiner === undefined) return undefined;
  const said = [determiner, phrase.words].join(' ').trim();
  return said.split(' ').length > 3 || phrase.proper ? undefined : said.toLowerCase();
}

/** The determiner of a phrase in the listener's mouth: my mother's, for 'your mother's'; undefined where the phrase is not whole. */
function determinerOf({ determiner, plural, kind, start }: NounPhrase, words: readonly Token[]): string | undefined {
  if (/^\p{Ll}.*[’']s?$/u.test(determiner)) {
    const owner = words[start - 1]?.lower ?? '';
    const first = words[start]?.lower ?? '';
    const mine = swapped[first] ?? swapped[owner];
    return mine === undefined ? undefined : `${mine} ${determiner.replace(/^(?:my|your|our) /, '')}`;
  }
  // 'Helicopter' wants its article, 'coffee' does not.
  if (determiner === '')
    return plural ? 'the' : /^(?:drink|food|money|stuff|weather|idea|time)$/.test(kind ?? '') || words.length === 1 ? '' : undefined;
  return swapped[determiner] ?? determiner;
}

/** Whether a speech ends in a time, of which one cannot ask what to do about it. */
export function isTime(tokens: readonly Token[]): boolean {
  return nounPhrasesOf(tokens).at(-1)?.kind === 'time' || tokens.findLast(({ pos }) => pos !== 'PUNCT')?.pos === 'ADV';
}

/** 'My roof' as the listener says it: your roof. */
export function fromListener(phrase: string | undefined): string | undefined {
  return phrase?.replace(/^\w+/, (determiner) => swapped[determiner] ?? determiner);
}

/** Whether a noun phrase names a matter by a whole phrase: neither somebody nor a time, nor a word that can mean anything. */
function isMatter({ pronoun, proper, head, lemma, kind, end }: NounPhrase, tokens: readonly Token[]): boolean {
  return !pronoun && !proper && !isVague({ head, lemma }) && !isHalf(tokens, end) && !/^(?:person|time|feature|body)$/.test(kind ?? '');
}

/** The last noun phrase of a sentence, where it names something that can be spoken of. */
export function topicPhraseOf(tokens: readonly Token[]): string | undefined {
  const phrase = nounPhrasesOf(tokens).findLast(
    (phrase) =>
      isMatter(phrase, tokens) && phrase.kind !== undefined && phrase.head.length > 2 && (phrase.determiner !== '' || phrase.plural),
  );
  if (!phrase || !/^(?:the|a|an|my|our|your|his|her|their|)$/.test(phrase.determiner) || !/^[\p{L}’' -]+$/u.test(phrase.words))
    return undefined;
  const words = phrase.words.split(' ').slice(-2).join(' ');
  return `${/^(?:my|our|your)$/.test(phrase.determiner) ? phrase.determiner : 'the'} ${words}`;
}

/** Any noun that can be spoken of, the last one: the deposit, the idea. */
export function looseTopic(tokens: readonly Token[]): string | undefined {
  const phrase = nounPhrasesOf(tokens).findLast(
    (phrase) =>
      isMatter(phrase, tokens) &&
      // An unknown word without an article may be of another language.
      (phrase.kind !== undefined || phrase.determiner !== '') &&
      /^[\p{Ll}’' -]{3,}$/u.test(phrase.words),
  );
  return phrase && `the ${phrase.head}`;
}
