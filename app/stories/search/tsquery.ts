import type { QueryTerm, QueryWord, SearchQuery } from './search-query';

/** Queries in PostgreSQL's syntax, each the text of a tsquery. */
export interface TsQueries {
  /** What the index alone can answer: phrases count as their words, excluded phrases as nothing. */
  loose: string;
  /** The full query; undefined when it equals the loose one. */
  exact: string | undefined;
  /** Any of the wanted words. Ranking by it takes time by the number of words, not of their pairs. */
  any: string;
}

/** A lexeme in tsquery syntax. */
export function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

/**
 * A query in PostgreSQL's syntax. A group without a wanted word is left out: it would match nearly everything.
 * @param lexemes the index's lexeme of each word; words as common as 'the' have none.
 * @returns undefined when nothing is left.
 */
export function tsQueries({ groups }: SearchQuery, lexemes: ReadonlyMap<string, string>): TsQueries | undefined {
  const known = groups
    .map((terms) => terms.map((term) => withLexemes(term, lexemes)).filter(({ words }) => words.length > 0))
    .filter((terms) => terms.some(({ isExcluded }) => !isExcluded));
  if (known.length === 0) return undefined;
  const whole = (textOf: (term: QueryTerm) => string) =>
    known.map((terms) => `(${terms.map(textOf).filter(Boolean).join(' & ')})`).join(' | ');
  const wanted = known.flat().filter(({ isExcluded }) => !isExcluded);
  return {
    loose: whole(looseText),
    exact: known.flat().some(({ isPhrase }) => isPhrase) ? whole(exactText) : undefined,
    any: [...new Set(wanted.flatMap(({ words }) => words.map(({ text }) => quoted(text))))].join(' | '),
  };
}

function withLexemes(term: QueryTerm, lexemes: ReadonlyMap<string, string>): QueryTerm {
  const words = term.words.flatMap(({ text, at }) => {
    const lexeme = lexemes.get(text);
    return lexeme ? [{ text: lexeme, at }] : [];
  });
  return { ...term, words, isPhrase: term.isPhrase && words.length > 1 };
}

function looseText({ words, isPhrase, isExcluded }: QueryTerm): string {
  if (isExcluded && isPhrase) return '';
  return signed(isExcluded, allOf(words));
}

function exactText({ words, isPhrase, isExcluded }: QueryTerm): string {
  return signed(isExcluded, isPhrase ? inARow(words) : allOf(words));
}

function signed(isExcluded: boolean, text: string): string {
  return `${isExcluded ? '!' : ''}(${text})`;
}

function allOf(words: readonly QueryWord[]): string {
  return words.map(({ text }) => quoted(text)).join(' & ');
}

function inARow(words: readonly QueryWord[]): string {
  return words.map(({ text, at }, index) => (index === 0 ? '' : ` <${at - (words[index - 1]?.at ?? 0)}> `) + quoted(text)).join('');
}
