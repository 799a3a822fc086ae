import nlp from 'compromise/two';
import { clausesOf } from '../language/clauses';
import type { NounPhrase } from '../language/noun-phrases';
import { type PartOfSpeech, readSentences, type Token } from '../language/tokens';
import { annotatedSentences } from './sentences/annotated-sentences';

/** How many of the annotated sentences a reader gets wrong, by what it should find there. */
export interface ReadingErrors {
  verbs: number;
  subject: number;
  object: number;
}

type Tagger = (text: string) => Token[][];

/** The errors of both language libraries on the annotated sentences, under the same clause parser. */
export function compareReaders(): Record<'wink-nlp' | 'compromise', ReadingErrors & { sentences: number }> {
  return { 'wink-nlp': errorsOf(readSentences), compromise: errorsOf(taggedByCompromise) };
}

function errorsOf(tag: Tagger): ReadingErrors & { sentences: number } {
  const errors = { sentences: annotatedSentences.length, verbs: 0, subject: 0, object: 0 };
  for (const { text, verbs, subject, objects } of annotatedSentences) {
    const tokens = tag(text);
    const clauses = tokens.flatMap(clausesOf);
    const heads = new Set(
      tokens
        .flat()
        .filter(({ pos }) => pos === 'VERB' || pos === 'AUX')
        .map(({ lower }) => lower),
    );
    if (verbs.some((verb) => !heads.has(lastWord(verb)))) errors.verbs += 1;
    const [first] = clauses;
    if (subject && !isSame(first?.subject, subject)) errors.subject += 1;
    if (objects.length > 0 && !objects.some((object) => clauses.some((clause) => isSame(clause.object, object)))) errors.object += 1;
  }
  return errors;
}

const lastWord = (words: string) => words.toLowerCase().split(' ').at(-1) ?? '';

function isSame(found: NounPhrase | undefined, wanted: string): boolean {
  return found !== undefined && lastWord(wanted.replace(/[’'.,!?]+$/, '')) === lastWord(found.head);
}

const TAGS: readonly (readonly [string, PartOfSpeech])[] = [
  ['Auxiliary', 'AUX'],
  ['Modal', 'AUX'],
  ['Copula', 'AUX'],
  ['Verb', 'VERB'],
  ['Pronoun', 'PRON'],
  ['Person', 'PROPN'],
  ['ProperNoun', 'PROPN'],
  ['Determiner', 'DET'],
  ['Preposition', 'ADP'],
  ['Conjunction', 'CCONJ'],
  ['Value', 'NUM'],
  ['Adverb', 'ADV'],
  ['Adjective', 'ADJ'],
  ['Noun', 'NOUN'],
];

interface Term {
  text: string;
  pre: string;
  post: string;
  tags: readonly string[];
}

function taggedByCompromise(text: string): Token[][] {
  const sentences = nlp(text).json() as { terms: Term[] }[];
  return sentences.map(({ terms }) => terms.flatMap(tokensOfTerm));
}

function tokensOfTerm({ text, pre, post, tags }: Term): Token[] {
  const pos = TAGS.find(([tag]) => tags.includes(tag))?.[1] ?? 'X';
  const mark = (marks: string): Token[] =>
    marks.trim() === '' ? [] : [{ text: marks.trim(), lower: marks.trim(), lemma: marks.trim(), pos: 'PUNCT', spaced: false }];
  const lemma = text.toLowerCase() === 'was' || text.toLowerCase() === 'is' || text.toLowerCase() === 'were' ? 'be' : text.toLowerCase();
  return [...mark(pre), { text, lower: text.toLowerCase(), lemma, pos, spaced: true }, ...mark(post)];
}
