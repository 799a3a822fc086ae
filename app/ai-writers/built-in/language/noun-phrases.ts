import { isVerb } from '~content/story-writer/verbs';
import { classOfNoun, type NounClass } from './noun-classes';
import { type Token, textOf } from './tokens';

/** A noun with what belongs to it, as a person wrote it. */
export interface NounPhrase {
  /** The determiner or possessive in front, in lower case: a, the, my, Hanna's; '' for none. */
  determiner: string;
  /** Adjectives and the noun: green rope. */
  words: string;
  /** The noun in lower case, as written, and its singular. */
  head: string;
  lemma: string;
  plural: boolean;
  /** A name. */
  proper: boolean;
  /** A personal pronoun, in lower case, instead of a noun. */
  pronoun?: string;
  /** A number or a word of number in front: two, several. */
  count?: string;
  kind: NounClass | undefined;
  /** Its first token, and the one behind its last. */
  start: number;
  end: number;
}

const personal = new Set(
  'i me you he him she her it we us they them somebody someone nobody everyone everybody something nothing anything anyone one'.split(' '),
);
const possessive = new Set(['my', 'your', 'his', 'her', 'its', 'our', 'their']);
/** Nouns that end in -s and are singular. */
const singularS = /(?:ss|us|is|news|lens|gas|bus|series|chaos)$/;
const irregularPlurals = new Set('men women children people teeth feet mice geese police sheep glasses scissors trousers'.split(' '));

/** The noun phrases of a sentence, in order. */
export function nounPhrasesOf(tokens: readonly Token[]): NounPhrase[] {
  const found: NounPhrase[] = [];
  for (let index = 0; index < tokens.length; ) {
    const phrase = phraseAt(tokens, index);
    if (phrase) found.push(phrase);
    index = phrase ? phrase.end : index + 1;
  }
  return found;
}

function phraseAt(tokens: readonly Token[], start: number): NounPhrase | undefined {
  const first = tokens[start];
  if (!first) return undefined;
  if (first.pos === 'PRON' && personal.has(first.lower) && !ownsNext(tokens, start)) return pronounPhrase(first, start);
  let at = start;
  const determiners: string[] = [];
  while (tokens[at] && isDeterminer(tokens[at])) determiners.push(tokens[at++]?.lower ?? '');
  const owner = ownerAt(tokens, at);
  if (owner) at = owner.end;
  // Without whose it is, nothing is 'the own coat'.
  if (at > start && tokens[at]?.lower === 'own') at += 1;
  let count: string | undefined;
  const from = at;
  while (tokens[at] && isModifier(tokens, at)) {
    if (tokens[at]?.pos === 'NUM') count = tokens[at]?.lower;
    at += 1;
  }
  let end = at;
  while (tokens[end] && isNounPart(tokens, end, at)) end += 1;
  if (end === at) return undefined;
  return nounPhrase(tokens, { start, from, end, determiner: owner ? owner.text : (determiners.at(-1) ?? ''), count });
}

function ownsNext(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  const next = tokens[index + 1];
  return token !== undefined && possessive.has(token.lower) && next !== undefined && /NOUN|ADJ|PROPN|NUM/.test(next.pos);
}

function pronounPhrase({ lower }: Token, start: number): NounPhrase {
  return {
    ...{ determiner: '', words: lower, head: lower, lemma: lower, plural: /^(?:we|us|they|them)$/.test(lower), proper: false },
    ...{ pronoun: lower, kind: undefined, start, end: start + 1 },
  };
}

function isDeterminer(token: Token | undefined): boolean {
  return token !== undefined && (token.pos === 'DET' || (token.pos === 'PRON' && possessive.has(token.lower)));
}

/** A name or noun with 's in front of the noun: Hanna's, the boy's. */
function ownerAt(tokens: readonly Token[], at: number): { text: string; end: number } | undefined {
  for (let mark = at + 1; mark <= at + 2; mark += 1) {
    const token = tokens[mark];
    if (!token || !/^[’']s?$/.test(token.text) || token.pos === 'PUNCT') continue;
    const words = tokens.slice(at, mark);
    const next = tokens[mark + 1];
    const owned = next?.pos === 'ADJ' ? tokens[mark + 2] : next;
    if (words.every(({ pos }) => /NOUN|PROPN|ADJ/.test(pos)) && owned && /NOUN|ADJ|PROPN|NUM/.test(owned.pos)) {
      return { text: textOf(tokens.slice(at, mark + 1)), end: mark + 1 };
    }
  }
  return undefined;
}

function isModifier(tokens: readonly Token[], at: number): boolean {
  const pos = tokens[at]?.pos;
  if (pos !== 'ADJ' && pos !== 'NUM' && !(pos === 'PUNCT' && tokens[at]?.text === '-')) return false;
  const rest = tokens
    .slice(at + 1, at + 4)
    .find((token) => token.pos !== 'ADJ' && token.pos !== 'NUM' && token.text !== '-' && token.text !== ',');
  return rest !== undefined && /NOUN|PROPN/.test(rest.pos);
}

function isNounPart(tokens: readonly Token[], index: number, from: number): boolean {
  const token = tokens[index];
  if (!token) return false;
  const before = tokens[index - 1];
  // 'At the gate Sister Consolata', 'the farmer Mrs. Okafor': only a person's noun goes with a name.
  if (token.pos === 'PROPN' && index > from && before?.pos === 'NOUN' && classOfNoun(before.lower, before.lemma) !== 'person') return false;
  if (token.pos === 'NOUN' || token.pos === 'PROPN') return !(index > from && /^[’']s?$/.test(token.text));
  // 'well-known', 'half-open': one word in three tokens.
  return token.text === '-' && index > from && /NOUN|PROPN/.test(tokens[index + 1]?.pos ?? '');
}

/** 'Her pen squeaks.': two nouns by their tags, of which the second is what the first does. */
function endsInVerb(tokens: readonly Token[], { from, end }: Extent): boolean {
  const [before, last, after] = [tokens[end - 2], tokens[end - 1], tokens[end]];
  if (!last || !before || end - from < 2 || before.pos !== 'NOUN' || before.lower.endsWith('s') || !/[^s]s$/.test(last.lower)) return false;
  const kind = classOfNoun(last.lower, last.lemma);
  return (kind === undefined || kind === 'sound' || isVerb(last.lemma)) && (!after || /PUNCT|ADP|ADV|DET|PRON/.test(after.pos));
}

/** Barman, saleswoman. */
const personByForm = /^(?!(?:hu|ger|talis|otto|cay|sno[wv])man$)\p{Ll}{3,}(?:man|woman|men|women|maid|person|keeper|maker|master)$/u;

interface Extent {
  start: number;
  from: number;
  end: number;
  determiner: string;
  count: string | undefined;
}

function nounPhrase(tokens: readonly Token[], extent: Extent): NounPhrase {
  const { start, from, determiner, count } = extent;
  const end = extent.end - (endsInVerb(tokens, extent) ? 1 : 0);
  const last = tokens[end - 1];
  const head = last?.lower ?? '';
  const lemma = last?.lemma ?? head;
  const proper = last?.pos === 'PROPN';
  const plural =
    irregularPlurals.has(head) || (!proper && head.endsWith('s') && !singularS.test(head) && (lemma !== head || last?.pos === 'NOUN'));
  const words = textOf(tokens.slice(from, end));
  const kind = proper ? undefined : personByForm.test(lemma) ? 'person' : classOfNoun(head, lemma);
  return { determiner, words, head, lemma, plural, proper, kind, start, end, ...(count ? { count } : {}) };
}
