import { countText, numberText } from '~/platform/text/format';

/** Texts about words that got away. */
export const lostWordTexts = {
  title: 'Words That Got Away',
  intro:
    'Words you missed or skipped come here by themselves. Each comes back after 1, 3, 7 and 21 days; when you have known it every time, you have won it back.',
  signIn: 'Sign in, and the words you miss in games and puzzles come back to you here.',
  due: 'Due today',
  waiting: 'On their way',
  wonBack: 'Won back',
  count: (words: number) => numberText(words),
  start: 'Practice for Two Minutes',
  again: 'Practice Again',
  dealing: 'Looking for your words…',
  noneDue: 'No word is due. Come back when the next one is.',
  none: 'Nothing has got away yet. Play a game or solve puzzles: what you miss comes here.',
  allWon: 'You have won all of them back. What gets away from now on comes here.',
  find: 'Solve Puzzles',
  list: 'What comes back, and when',
  known: (times: number) => (times === 0 ? 'not known yet' : `known ${countText(times, { one: 'time', other: 'times' })}`),
  over: 'Time is up',
  allDone: 'That was the last one',
  learned: (known: number, of: number) => `You knew ${known} of ${countText(of, { one: 'word', other: 'words' })}.`,
  won: (words: number) => `${countText(words, { one: 'word is', other: 'words are' })} won back for good.`,
  back: 'Back to Games',
  lost: 'This practice is over. Please start another one.',
  fitsToo: 'That fits the letters, but it is not the word that got away. Try again!',
  latest: 'The word before this one',
  knewIt: 'known',
  gotAway: 'comes back tomorrow',
  wonIt: 'won back',
  inHall: 'What you missed comes back until you know it.',
} as const;
