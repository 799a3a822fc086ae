import { countText } from '~/platform/text/format';
import type { TagKind } from '~/tags/rules/tag';

/** Texts of the page of a tag. */
export const tagPageTexts = {
  kinds: {
    fandom: 'Fandom',
    relationship: 'Relationship',
    character: 'Character',
    freeform: 'Tag',
  } satisfies Record<TagKind, string>,
  stories: (count: number) => countText(count, { one: 'story', other: 'stories' }),
  also: (names: string) => `Also called ${names}.`,
  wider: 'Part of',
  narrower: { fandom: 'In this fandom', relationship: 'More', character: 'Relationships', freeform: 'Narrower tags' } satisfies Record<
    TagKind,
    string
  >,
  fandomPage: (name: string) => `All about ${name}`,
  empty: 'No story has this tag yet.',
  narrowed: 'Nothing here matches your filters.',
  write: 'Write one',
  missing: { title: 'Tag not found', text: 'No story carries it, or its address is not quite right.' },
  allStories: 'All Stories',
  intro: (name: string) => `Stories tagged “${name}”.`,
} as const;
