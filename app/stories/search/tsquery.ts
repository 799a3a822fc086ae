import type { QueryTerm, QueryWord, SearchQuery } from './search-query';

/** Queries in PostgreSQL's own form, each the text of a tsquery. */
export interface TsQueries {
  /** What the index alone can answer: phrases count as their words, and phrases that are not wanted as nothing. */
  loose: string;
  /** All that was asked; undefined where that is the loose query. */
  exact: string | undefined;
  /** Any of the words that are wanted. Ranking by it takes as long as there are words, not as long as they make pairs. */
  any: string;
}

/** A lexeme as a tsquery writes it. */
export function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

/**
 * A query in PostgreSQL's form. What names nothing that is wanted is left out: it would be found nearly everywhere.
 * @param lexemes what the index holds for each word; words as common as 'the' have none.
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
  return words.map(({ text, at }, place) => (place === 0 ? '' : ` <${at - (words[place - 1]?.at ?? 0)}> `) + quoted(text)).join('');
}
