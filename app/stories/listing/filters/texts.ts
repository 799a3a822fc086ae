import { countText, numberText, pluralText } from '~/platform/text/format';
import type { TagKind } from '~/tags/rules/tag';

/** Texts of the filters above lists; what each filter says stands with it. */
export const filterTexts = {
  filters: 'Order and filters',
  sort: 'Sort by',
  apply: 'Apply',
  more: 'More filters',
  moreChosen: (count: number) => `More filters (${numberText(count)})`,
  active: 'Filters in use',
  remove: (label: string) => `Remove “${label}”`,
  /** Beside a value, on one line with its last word. */
  count: (stories: number) => `\u00A0${numberText(stories)}`,
  with: (name: string) => `With ${name}`,
  without: (name: string) => `Without ${name}`,
  number: (label: string, value: number) => `${label}: ${numberText(value)}`,
  goneTag: 'a tag that is gone',
  title: 'Filters',
  stories: (count: number, hasMore: boolean) => `${hasMore ? 'Over ' : ''}${countText(count, { one: 'story', other: 'stories' })}`,
  lookedInto: (count: number) => `The numbers below are those of the newest ${numberText(count)}.`,
  kinds: { fandom: 'Fandoms', relationship: 'Relationships', character: 'Characters', freeform: 'Tags' } satisfies Record<TagKind, string>,
  include: 'With',
  exclude: 'Without',
  typedIncluded: 'Other tags, with',
  typedExcluded: 'Other tags, without',
  typedHint: 'Separate them with commas.',
  words: 'Words',
  show: 'Show stories',
  showing: 'Loading...',
  close: 'Close',
  clear: 'Clear filters',
  unknown: (names: string, count: number) =>
    pluralText(count, {
      one: `No story has the tag ${names}, so it was left out.`,
      other: `No story has any of the tags ${names}, so they were left out.`,
    }),
  withoutOr: '“or” works between words and between ratings. Everything else in your search holds for every story here.',
  tooMany: (names: string, most: number) => `A list takes ${numberText(most)} tags; left out: ${names}.`,
} as const;
