import { countText } from '~/platform/text/format';
import { MAX_FANDOMS, MAX_TAG, MAX_TAGS, type TagKind } from './rules/tag';

/** Texts of tags for those who write them. */
export const tagFormTexts = {
  fields: {
    fandom: { label: 'Fandoms', hint: 'Each fandom of a crossover, at most five. For a world of your own: Original Work.' },
    relationship: { label: 'Relationships', hint: 'A/B for those in love, A & B for friends, family and all others.' },
    character: { label: 'Characters', hint: 'The people it is about, each by their full name.' },
    freeform: { label: 'More tags', hint: 'Whatever helps readers find it: Slow Burn, Found Family, One-Shot.' },
  } satisfies Record<TagKind, { label: string; hint: string }>,
  otherFandoms: { label: 'Other fandoms', hint: 'Of a crossover: up to four besides this one.' },
  offered: (label: string) => `${label} to choose from`,
  howMany: (count: number) => `${countText(count, { one: 'suggestion', other: 'suggestions' })}. Use the arrow keys.`,
  stories: (count: number) => countText(count, { one: 'story', other: 'stories' }),
  separate: 'Separate tags with commas.',
  tooLong: `A tag has at most ${MAX_TAG} characters. Please shorten the longest one.`,
  tooMany: (count: number) => `A story has at most ${MAX_TAGS} tags, and you have ${count}.`,
  tooManyFandoms: `A story has at most ${MAX_FANDOMS} fandoms.`,
  unfit: (name: string) => `“${name}” has a word in it that does not belong here. Please choose another.`,
} as const;
