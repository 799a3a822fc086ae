import { numberText } from '~/platform/text/format';

/** Texts of what a player has before them today. */
export const todayTexts = {
  title: 'Today',
  readStories: 'Read the stories',
  unfinished: 'Pick up where you left off',
  happenings: 'Since yesterday',
  doings: 'People you follow',
  level: (level: number) => `Level ${level}`,
  xp: '<amount/> <unit>XP</unit>',
  onTheWay: (level: number) => `Level ${level}, on the way to level ${level + 1}`,
  toNextLevel: (xp: number, level: number) => `${numberText(xp)} XP to level ${level + 1}`,
  firstSteps: 'Where to begin',
} as const;
