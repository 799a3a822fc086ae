import { countText } from '~/platform/text/format';

/** Texts around a player's own pages. */
export const profileTexts = {
  newAccount: 'You are new here',
  allowedLater: (when: string) => `${when}, you can:`,
  title: 'My Profile',
  howToObject: 'Why, and how to object',
  tabs: 'Your account',
  memberSince: (memberSince: number) => `Member since ${memberSince}`,
  publicPage: 'My public page',
  penNames: 'Pen names',
  moderation: 'Moderation',
  wrangling: 'Wrangling',
  administration: 'Administration',
  xp: (xp: number) => countText(xp, { one: 'XP', other: 'XP' }),
  stories: (count: number) => countText(count, { one: 'Story', other: 'Stories' }),
  level: (level: number) => `Level ${level}`,
};
