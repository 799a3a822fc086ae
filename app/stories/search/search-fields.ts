import type { TagKind } from '~/tags/rules/tag';
import { languageCodes, languages } from '../facts/languages';
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
}

/** A field as somebody wrote it: `words>10000`. */
interface Written {
  sign: ':' | '=' | '<' | '>' | '<=' | '>=';
  value: string;
  isExcluded: boolean;
}

/** What a field asks for; undefined where its value makes no sense, or no filter leaves it out: then it is words. */
type Field = (written: Written) => Partial<Omit<SearchFields, 'words'>> | undefined;

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
 * Takes the fields out of what somebody typed: `character:"Ada Byrne" -tag:angst words>10000`. What only looks like a field stays
 * among the words. Never throws.
 */
export function fieldsIn(query: string): SearchFields {
  const found: SearchFields = { words: '', tags: [], values: [] };
  const words = query.replaceAll(FIELD, (whole, minus, name, sign, quoted, plain) => {
    const field = Object.hasOwn(fields, name.toLowerCase()) ? fields[name.toLowerCase()] : undefined;
    const asked = field?.({ sign, value: String(quoted ?? plain).trim(), isExcluded: minus === '-' });
    if (!asked) return whole;
    found.tags.push(...(asked.tags ?? []));
    found.values.push(...(asked.values ?? []));
    return '';
  });
  return { ...found, words: words.replaceAll(/\s+/g, ' ').trim() };
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
  const [, digits = '', thousands] = /^(\d{1,8})(k?)$/i.exec(value.replaceAll(',', '')) ?? [];
  if (digits === '') return undefined;
  const number = Number(digits) * (thousands ? 1_000 : 1);
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
