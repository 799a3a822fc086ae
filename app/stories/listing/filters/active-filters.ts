import { chosenIn } from './filter-kinds';
import { type FilterName, filterNamed, filterNames, type StoryFilters } from './story-filters';
import { filterTexts } from './texts';

/** Something that a list is narrowed by, and what it is narrowed by without it. */
export interface ActiveFilter {
  label: string;
  left: StoryFilters;
}

/** A tag by its id, or as many as are known. */
type NamesOfTags = ReadonlyMap<string, string>;

/** Each thing that a list is narrowed by and that does not stand above it anyway. @param tags names of tags by their ids. */
export function activeFilters(filters: StoryFilters, tags: NamesOfTags): ActiveFilter[] {
  return filterNames.flatMap((name) => {
    const value = filters[name];
    const { by, inRow } = filterNamed(name);
    if (value === undefined || inRow) return [];
    if (by === 'one' || by === 'number') return [{ label: labelOf(name, value), left: { ...filters, [name]: undefined } }];
    return severalOf(name, filters, tags);
  });
}

function labelOf(name: FilterName, value: string): string {
  const { label, by, options } = filterNamed(name);
  return by === 'number'
    ? filterTexts.number(label, Number(value))
    : `${label}: ${options.find((option) => option.value === value)?.label}`;
}

function severalOf(name: FilterName, filters: StoryFilters, tags: NamesOfTags): ActiveFilter[] {
  const value = filters[name];
  const { included, excluded } = chosenIn(value);
  const { options } = filterNamed(name);
  const nameOf = (each: string) => options.find((option) => option.value === each)?.label ?? tags.get(each) ?? filterTexts.goneTag;
  const without = (text: string) => ({
    ...filters,
    [name]:
      value
        ?.split(',')
        .filter((each) => each !== text)
        .join(',') || undefined,
  });
  return [
    ...included.map((each) => ({ label: filterTexts.with(nameOf(each)), left: without(each) })),
    ...excluded.map((each) => ({ label: filterTexts.without(nameOf(each)), left: without(`-${each}`) })),
  ];
}
