import { WORD_GAMES } from '~/site/arenas';

/** Texts about a player's own words. */
export const myWordsTexts = {
  title: 'My Words',
  intro: 'Words you kept at the end of a game, newest first. You can practice with them.',
  none: 'Keep a word at the end of a game, and it appears here with its meaning.',
  kept: (word: string) => `“${word}” is now among your words.`,
  removed: (word: string) => `“${word}” is no longer among your words.`,
  unknown: 'The lexicon does not describe this word.',
  full: (most: number) => `You have ${most} words. Remove one in your profile to keep another.`,
  notSent: 'That could not be sent. Please try again.',
  remove: 'Remove',
  play: `Play ${WORD_GAMES}`,
  in: (word: string) => `${word} in`,
} as const;
