import type { ArenaTrait } from '~/site/arenas';
import type { StoryListingTable } from '../listed/listed.tables';

/** A value of a filter, and what it is called where it is chosen. */
export interface FilterOption<Value extends string> {
  value: Value;
  label: string;
}

/** What a filter asks of a column of a listed story. */
export type FilterCondition = { column: keyof StoryListingTable } & (
  | { isOneOf: readonly string[] }
  | { isNoneOf: readonly string[] }
  | { holds: readonly string[] | readonly number[] }
  | { lacks: readonly string[] | readonly number[] }
  | { isOrUnknown: string }
  | { isNot: string }
  | { isOfFandom: string }
  | { atLeast: number }
  | { below: number }
  | { withinDays: number }
);

/** What a list can be narrowed by. Its value is one text, in addresses as in memory. */
export interface StoryFilter<Value extends string> {
  label: string;
  /** The empty value asks for nothing and stands first. */
  any: string;
  /** How it is chosen: one of its options, some of them and not others, a number, or tags. */
  by: 'one' | 'several' | 'number' | 'tags';
  options: readonly FilterOption<Value>[];
  /** What is so of the arenas in whose stories it makes a difference; undefined: it does in all. */
  only?: ArenaTrait;
  /** Whether it stands above the list, beside its order; the others are opened. */
  inRow?: true;
  /** The value in what an address or a form says, each of its texts once; undefined for one that asks nothing. */
  read(texts: readonly string[]): Value | undefined;
  /** What a value asks of a story. */
  asks(value: Value): readonly FilterCondition[];
}

/** The largest number that is asked for. */
const MAX_NUMBER = 100_000_000;

/** What filters by one of their options share. */
export function byOption<const Value extends string>(options: readonly FilterOption<Value>[]) {
  return {
    by: 'one' as const,
    options,
    read: ([text]: readonly string[]) => options.find(({ value }) => value === text)?.value,
  };
}

/** Some of a filter's options, and some that are excluded. */
export interface Chosen<Value extends string> {
  included: Value[];
  excluded: Value[];
}

/** What filters by several options share: 'teen,-mature' is Teen, and not Mature. */
export function bySeveral<const Value extends string>(options: readonly FilterOption<Value>[]) {
  const known = options.flatMap(({ value }) => [value, `-${value}`]);
  return {
    by: 'several' as const,
    options,
    read: (texts: readonly string[]) => joined(pieces(texts).filter((text) => known.includes(text))),
  };
}

/** What filters by a number share: '10000', '10k' and '10,000' are the same. @see writtenNumber */
export function byNumber() {
  return { by: 'number' as const, options: [], read: ([text]: readonly string[]) => numberIn(text ?? '') };
}

const TAG = /^-?[1-9]\d{0,8}$/;

/** What filters by tags share: '12,-34' are the stories with one tag and without another. Lists say which are more than they take. */
export function byTags() {
  return {
    by: 'tags' as const,
    options: [],
    read: (texts: readonly string[]) => joined(pieces(texts).filter((text) => TAG.test(text))),
  };
}

/** What a value names, as chosen and as excluded. */
export function chosenIn(value: string | undefined): Chosen<string> {
  const all = value === undefined ? [] : value.split(',');
  return {
    included: all.filter((each) => !each.startsWith('-')),
    excluded: all.filter((each) => each.startsWith('-')).map((each) => each.slice(1)),
  };
}

/** A number as addresses have it; undefined where a text is none, or asks for nothing. */
function numberIn(text: string): string | undefined {
  const number = writtenNumber(text);
  return number === undefined || number === 0 ? undefined : String(number);
}

const GROUPED = /^(\d{1,3}(?:[,.\s]\d{3,4})+|\d{1,9})\s*(k?)$/i;
const DECIMAL = /^(\d{1,6})[,.](\d{1,2})\s*k$/i;

/**
 * A whole number as people write it: '10000', '10,000', '10.000', '10 000', '10k', '1.5k' and '1,5k'. A separator before three digits is
 * one of thousands, before four one of ten thousands; before one or two it is a decimal point, which only thousands have.
 * @returns undefined for what is none, and beyond 100 million.
 */
export function writtenNumber(text: string): number | undefined {
  const written = text.trim();
  const [, whole, tenths] = DECIMAL.exec(written) ?? [];
  const [, grouped = '', thousands] = GROUPED.exec(written) ?? [];
  const digits = grouped.replaceAll(/\D/g, '');
  if (whole === undefined && digits === '') return undefined;
  const number = whole === undefined ? Number(digits) * (thousands ? 1_000 : 1) : Math.round(Number(`${whole}.${tenths}`) * 1_000);
  return number <= MAX_NUMBER ? number : undefined;
}

function pieces(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => text.split(',')))];
}

/** Whatever is both chosen and excluded is excluded. */
function joined(chosen: readonly string[]): string | undefined {
  return chosen.filter((each) => !chosen.includes(`-${each}`)).join(',') || undefined;
}
