import type { TagKind } from '~/tags/rules/tag';
import { languageCodes, languages } from '../facts/languages';
import { writtenNumber } from '../listing/filters/filter-kinds';
import { type FilterName, filterNamed } from '../listing/filters/story-filters';

/** A tag that a field names. */
interface AskedTag {
  /** Undefined: of any kind. */
  kind: TagKind | undefined;
  name: string;
  isExcluded: boolean;
}

/** What a query asks for besides its words. */
export interface SearchFields {
  /** The query without its fields. */
  words: string;
  tags: AskedTag[];
  /** Values of filters, as addresses have them. */
  values: [FilterName, string][];
  /** Whether an 'or' beside a field was left out: what fields ask for is asked of every story. */
  isWithoutOr: boolean;
}

/** What a field asks for. */
type AskedByField = Partial<Pick<SearchFields, 'tags' | 'values'>>;

/** A field as a reader wrote it: `words>10000`. */
interface Written {
  sign: ':' | '=' | '<' | '>' | '<=' | '>=';
  value: string;
  isExcluded: boolean;
}

/** What a field asks for; undefined where its value makes no sense, or no filter leaves it out: then it is words. */
type Field = (written: Written) => AskedByField | undefined;

/**
 * Each field by its name. Those that a filter knows have its values.
 * @see docs/product/library.md
 */
const fields: Readonly<Record<string, Field>> = {
  tag: tagField(undefined),
  fandom: tagField('fandom'),
  character: tagField('character'),
  relationship: tagField('relationship'),
  rating: severalField('content'),
  warning: severalField('warning'),
  words: numberField({ least: 'from', most: 'to' }),
  kudos: numberField({ least: 'kudos' }),
  // The word of earlier searches.
  likes: numberField({ least: 'kudos' }),
  // '>' was understood like '>=' from the start: searches that people follow have it.
  stars: ({ sign, value, isExcluded }) =>
    ['3', '4'].includes(value) && !sign.startsWith('<') && !isExcluded ? { values: [['rating', value]] } : undefined,
  complete: choiceField('progress', { yes: 'complete', no: 'incomplete' }),
  crossover: choiceField('crossover', { yes: 'only', no: 'without' }),
  updated: choiceField('updated', { day: '1', week: '7', month: '30', year: '365' }),
  ai: choiceField('writers', { yes: 'ai', no: 'human' }),
  language: ({ value, isExcluded }) => {
    if (isExcluded) return undefined;
    const named = value.toLowerCase();
    const code = languageCodes.find((each) => each === named || languages[each].toLowerCase() === named);
    return code && { values: [['language', code]] };
  },
};

export const fieldNames = Object.keys(fields);

const FIELD = /(?<=^|\s)(-?)([a-z]+)(:|>=|<=|[=<>])(?:"([^"]*)"|([^\s"]+))(?=\s|$)/gi;

/**
 * Takes the fields out of what was typed: `character:"Ada Byrne" -tag:angst words>10000`. What only looks like a field stays
 * among the words. Never throws.
 */
export function fieldsIn(query: string): SearchFields {
  const found: AskedByField[] = [];
  const between: string[] = [];
  let end = 0;
  for (const match of query.matchAll(FIELD)) {
    const asked = askedBy(match);
    if (!asked) continue;
    found.push(asked);
    between.push(query.slice(end, match.index));
    end = match.index + match[0].length;
  }
  between.push(query.slice(end));
  const words = between.map((text, place) => withoutOr(text, { isBefore: place < found.length, isAfter: place > 0 }));
  return {
    words: words.join(' ').replaceAll(/\s+/g, ' ').trim(),
    tags: found.flatMap(({ tags = [] }) => tags),
    values: found.flatMap(({ values = [] }) => values),
    isWithoutOr: words.some(
      (text, place) => text !== between[place] && (text.trim() !== '' || !areAlternatives(found[place - 1], found[place])),
    ),
  };
}

function askedBy([, minus, name = '', sign, quoted, plain]: RegExpExecArray): AskedByField | undefined {
  const field = Object.hasOwn(fields, name.toLowerCase()) ? fields[name.toLowerCase()] : undefined;
  return field?.({ sign: sign as Written['sign'], value: (quoted ?? plain ?? '').trim(), isExcluded: minus === '-' });
}

/** The words before or after a field, without an 'or' that would join them to it. */
function withoutOr(text: string, { isBefore, isAfter }: { isBefore: boolean; isAfter: boolean }): string {
  const ended = isBefore ? text.replace(/(?<=^|\s)or(?:\s+or)*\s*$/i, '') : text;
  return isAfter ? ended.replace(/^\s*or(?:\s+or)*(?=\s|$)/i, '') : ended;
}

/** Whether a story needs only one of what two fields ask for: it has one audience. */
function areAlternatives(...asked: (AskedByField | undefined)[]): boolean {
  return asked.every((each) => each?.values?.some(([filter, value]) => filter === 'content' && !value.startsWith('-')));
}

function tagField(kind: TagKind | undefined): Field {
  return ({ sign, value: name, isExcluded }) => (isEqual(sign) && name !== '' ? { tags: [{ kind, name, isExcluded }] } : undefined);
}

function severalField(filter: FilterName): Field {
  return ({ sign, value, isExcluded }) => {
    const known = value.toLowerCase();
    const isKnown = filterNamed(filter).options.some((option) => option.value === known);
    return isEqual(sign) && isKnown ? { values: [[filter, isExcluded ? `-${known}` : known]] } : undefined;
  };
}

/** What is left where a choice is excluded; of others no filter knows the opposite. */
const opposites: Readonly<Record<string, string>> = { yes: 'no', no: 'yes' };

function choiceField(filter: FilterName, values: Readonly<Record<string, string>>): Field {
  return ({ sign, value, isExcluded }) => {
    const written = value.toLowerCase();
    const known = isExcluded ? opposites[written] : written;
    if (known === undefined) return undefined;
    const chosen = isEqual(sign) && Object.hasOwn(values, known) ? values[known] : undefined;
    return chosen === undefined ? undefined : { values: [[filter, chosen]] };
  };
}

function isEqual(sign: Written['sign']): boolean {
  return sign === ':' || sign === '=';
}

/** The sign that asks for all other numbers; ':' and '=' have none. */
const otherNumbers: Partial<Record<Written['sign'], Written['sign']>> = { '<': '>=', '>=': '<', '>': '<=', '<=': '>' };

/** A filter by numbers; one without `most` can only ask for at least as many. */
function numberField(bounds: NumberBounds): Field {
  return ({ sign, value, isExcluded }) => {
    const asked = isExcluded ? otherNumbers[sign] : sign;
    return asked && numbers(asked, value, bounds);
  };
}

interface NumberBounds {
  least: FilterName;
  most?: FilterName;
}

function numbers(sign: Written['sign'], value: string, { least, most }: NumberBounds) {
  const number = writtenNumber(value);
  if (number === undefined) return undefined;
  const isAbove = sign.startsWith('>');
  const bounds: [FilterName | undefined, number][] = [
    ...(sign.startsWith('<') ? [] : [[least, number + (sign === '>' ? 1 : 0)] as [FilterName, number]]),
    ...(isAbove || (isEqual(sign) && !most) ? [] : [[most, number - (sign === '<' ? 1 : 0)] as [FilterName | undefined, number]]),
  ];
  // No filter asks for less than one.
  if (bounds.some(([filter, bound]) => filter === most && bound < 1)) return undefined;
  const values = bounds.flatMap(([filter, bound]): [FilterName, string][] => (filter ? [[filter, String(bound)]] : []));
  return values.length === bounds.length ? { values } : undefined;
}
