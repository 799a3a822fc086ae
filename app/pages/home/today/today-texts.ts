import { numberText } from '~/platform/text/format';
import type { LineOfDay } from './today';

/** Texts of what a player has before them today. */
export const todayTexts = {
  title: 'Today',
  readStories: 'Read the stories',
  unfinished: 'Pick up where you left off',
  happenings: 'Since yesterday',
  doings: 'People you follow',
  prompt: 'Write from this',
  writePrompt: 'Write it',
  level: (level: number) => `Level ${level}`,
  xp: '<amount/> <unit>XP</unit>',
  onTheWay: (level: number) => `Level ${level}, on the way to level ${level + 1}`,
  toNextLevel: (xp: number, level: number) => `${numberText(xp)} XP to level ${level + 1}`,
  storyToRead: 'One to read',
  daysLine: 'The Day’s Line',
  lineActions: { add: 'Add the next sentence', pick: 'Pick the better one', read: 'See the line' } satisfies Record<
    LineOfDay['next'],
    string
  >,
  firstSteps: 'Where to begin',
  writeFromPrompt: 'Write from today’s prompt',
  takeSeat: 'Take a seat in a room',
  promptOfDay: 'Today’s prompt',
} as const;
