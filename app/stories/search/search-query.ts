import { type TextToken, textTokens } from './text-tokens';

/** The most characters of a query. */
const MAX_QUERY = 200;
/** The most words of a query, and of a phrase in it. */
export const MAX_WORDS = 12;
export const MAX_PHRASE = 8;

/** A query in its normal form; empty when nothing is left of it. */
export function searchText(query: string): string {
  const plain = query.replaceAll(/[\p{Cc}\p{Co}\p{Cs}]/gu, ' ').replaceAll(/\s+/g, ' ');
  return [...plain.trim()].slice(0, MAX_QUERY).join('').trim();
}

/** A word as the index contains it: a word of the query, or two neighboring characters of a script without spaces. */
export interface QueryWord {
  text: string;
  /** Its position in a phrase, counted as the index counts words. */
  at: number;
}

/** What a story must or must not contain: all of some words, or these words in a row. */
export interface QueryTerm {
  isPhrase: boolean;
  isExcluded: boolean;
  words: QueryWord[];
  /** What to mark in matches: tokens that follow each other. */
  patterns: TextToken[][];
}

export interface SearchQuery {
  /** The query; tokens refer to parts of it. */
  text: string;
  /** A story must match one of these, and within it every term. */
  groups: QueryTerm[][];
  /** Whether words were left out because there are too many. */
  isCut: boolean;
}

/**
 * Parses what was typed: words, "phrases", `or` between them, and `-` before exclusions. Never throws.
 * @returns at most 12 words, and at most 8 per phrase; further ones are left out.
 * @see docs/product/library.md
 */
export function parseQuery(query: string): SearchQuery {
  const text = searchText(searchText(query).normalize('NFKC'));
  const parsed: SearchQuery = { text, groups: [[]], isCut: false };
  let left = MAX_WORDS;
  for (const part of partsOf(text)) {
    if (part === 'or') parsed.groups.push([]);
    else
      for (const whole of termsOf(part)) {
        const { term, count } = cutTerm(whole, left);
        if (count < whole.tokens.length) parsed.isCut = true;
        if (!term) continue;
        left -= term.words.length;
        parsed.groups.at(-1)?.push(term);
      }
  }
  return parsed;
}

interface Part {
  tokens: TextToken[];
  isQuoted: boolean;
  isExcluded: boolean;
}

function partsOf(text: string): (Part | 'or')[] {
  return [...text.matchAll(/(-?)(?:"([^"]*)"?|([^\s"]+))/g)].map((match) => {
    const [whole, minus, quotedText, chunk] = match;
    if (whole.toLowerCase() === 'or') return 'or';
    const inner = quotedText ?? chunk ?? '';
    const start = match.index + whole.indexOf(inner, minus ? 1 : 0);
    const tokens = textTokens(inner).map((token) => ({ ...token, from: token.from + start, to: token.to + start }));
    return { tokens, isQuoted: quotedText !== undefined, isExcluded: minus === '-' };
  });
}

/** Tokens that make one term: everything in quotes, otherwise words joined by signs, or a run of characters. */
function termsOf({ tokens, isQuoted, isExcluded }: Part): Part[] {
  const runs = isQuoted ? [tokens] : runsOf(tokens);
  return runs.filter((run) => run.length > 0).map((run) => ({ tokens: run, isQuoted, isExcluded }));
}

function runsOf(tokens: readonly TextToken[]): TextToken[][] {
  const runs: TextToken[][] = [];
  for (const token of tokens) {
    const last = runs.at(-1)?.at(-1);
    const goesOn = last && last.isCharacter === token.isCharacter && (!token.isCharacter || last.to === token.from);
    if (goesOn) runs.at(-1)?.push(token);
    else runs.push([token]);
  }
  return runs;
}

/** As many of a part's tokens, from the first on, as there is room for. */
function cutTerm({ tokens, isQuoted, isExcluded }: Part, left: number): { term: QueryTerm | undefined; count: number } {
  const most = Math.min(left, MAX_PHRASE);
  for (let count = Math.min(tokens.length, 2 * most); count > 0; count -= 1) {
    const taken = tokens.slice(0, count);
    const isPhrase = isQuoted || !taken[0]?.isCharacter;
    const words = isPhrase ? phraseWords(taken) : characterWords(taken, most);
    if (words.length > most || words.length === 0) continue;
    const patterns = isPhrase ? [taken] : pairsOf(taken);
    return { term: { isPhrase: isPhrase && words.length > 1, isExcluded, words, patterns }, count };
  }
  return { term: undefined, count: 0 };
}

/**
 * The words of a phrase at their positions. The index contains a run of n characters as its first character, its n - 1
 * pairs and its last character; the pairs are looked for.
 */
function phraseWords(tokens: readonly TextToken[]): QueryWord[] {
  const words: QueryWord[] = [];
  let at = 0;
  for (const run of runsOf(tokens)) {
    if (!run[0]?.isCharacter) {
      for (const { text } of run) words.push({ text, at: at++ });
      continue;
    }
    for (const [index, pair] of pairsOf(run).entries()) words.push({ text: joined(pair), at: at + index + (run.length > 1 ? 1 : 0) });
    at += run.length + 1;
  }
  return words;
}

/** All pairs of a run's characters if there is room for them, otherwise those that cover it once. */
function characterWords(run: readonly TextToken[], most: number): QueryWord[] {
  const pairs = pairsOf(run);
  const chosen = pairs.length <= most ? pairs : pairs.filter((_, index) => index % 2 === 0 || index === pairs.length - 1);
  return chosen.map((pair, at) => ({ text: joined(pair), at }));
}

/** Pairs of neighboring characters; a single character stays alone. */
function pairsOf(run: readonly TextToken[]): TextToken[][] {
  return run.length < 2 ? [[...run]] : run.slice(1).map((token, index) => [run[index] ?? token, token]);
}

function joined(tokens: readonly TextToken[]): string {
  return tokens.map(({ text }) => text).join('');
}
