import { awayTexts } from '~/platform/database/database-away';
import { countText } from '~/platform/text/format';

/** The most stories that a reader hides. */
export const MOST_HIDDEN = 500;

/** Texts of stories that a reader hides from themselves. */
export const hiddenStoryTexts = {
  heading: 'Hidden stories',
  none: 'You have not hidden any stories. To hide one, choose “Hide this story” on its page.',
  some: (count: number) => `${countText(count, { one: 'story is', other: 'stories are' })} left out of the lists and searches you see.`,
  ask: (title: string) => `Hide “${title}”? It will be left out of the lists and searches you see; its address still opens it.`,
  yes: 'Hide it',
  show: 'Show again',
  showOne: (title: string) => `Show “${title}” again`,
  missing: 'This story cannot be hidden.',
  full: `You can hide ${MOST_HIDDEN} stories. Please show one of them again first.`,
  failed: 'That did not work. Please try again.',
  databaseAway: awayTexts.text,
} as const;
