import { awayTexts } from '~/platform/database/database-away';
import { countText } from '~/platform/text/format';
import { dayOfYearText, dayText } from '~/platform/text/format-dates';
import { startOf, sundayOf } from './rules/days';
import { MAX_SENTENCE, type SentenceFault } from './rules/sentence';

const faults: Readonly<Record<SentenceFault, string>> = {
  missing: 'Please write a sentence.',
  'too-long': `The sentence is longer than ${MAX_SENTENCE} characters. Please shorten it.`,
  address: 'Please leave out web and mail addresses.',
  opening: 'This is the sentence that stands there already. Write the one that follows.',
};

/** What the Day's Line says. */
export const texts = {
  title: 'The Day’s Line',
  intro: 'One opening a day. Add the sentence that follows, then pick the better of two. What is picked most opens tomorrow.',
  today: 'Today’s opening',
  siteOpening: 'Quillarena began this week with it.',
  yourSentence: 'Your sentence',
  hint: `What comes next? At most ${MAX_SENTENCE} characters; you add one a day.`,
  add: 'Add your sentence',
  adding: 'Adding...',
  guest: 'You are not signed in: your sentence stands there as ‘Anonymous’. Sign in today and it gets your name.',
  signIn: 'Sign In',
  addedTitle: 'Your sentence is in',
  hidden: 'Your sentence was taken out of sight by moderators.',
  pick: 'Which one goes on better?',
  pickThis: 'Pick this one',
  deal: 'Show me two sentences',
  fewer: 'There are too few other sentences for a pair yet. Check back later today.',
  done: 'You have picked from all your pairs today. Tomorrow’s opening is chosen at midnight UTC.',
  won: { title: 'Your sentence won', text: 'Of all sentences of its day, it was picked most.' },
  soFar: 'The week so far',
  lastWeek: 'The week before',
  none: 'Nobody added a sentence.',
  runs: 'Open until midnight UTC',
  runnersUp: 'Runners-up',
  report: 'Report',
  reportThis: 'Report this sentence',
  reportOf: (name: string) => `Report the sentence by ${name}`,
  readStory: 'Read it as a story',
  earlier: 'The week before',
  later: 'The week after',
  backToDay: 'Today’s line',
  missingWeek: 'There are no lines of this week',
  missingWeekText: 'The Day’s Line may not have begun then, or the address is not quite right.',
  storyPrompt: 'The Day’s Line: a sentence a day, each picked from all that were added.',
  runnersUpOfStory: 'The runners-up',
  pairNumber: (number: number, of: number) => `Pair ${number} of ${of}`,
  weekTitle: (monday: string) => `The lines of ${weekText(monday)}`,
  storyTitle: (monday: string) => `Seven Lines: ${weekText(monday)}`,
  endsIn: 'The next opening comes on',
  tally: ({ picked, compared }: { picked: number; compared: number }) =>
    `picked ${picked} of ${countText(compared, { one: 'time', other: 'times' })}`,
  by: (name: string) => `by ${name}`,
  lineLabel: (title: string) => `sentence of ${title}`,
  faults,
  sameWords: 'Somebody has added this very sentence today. Change a word or two.',
  added: 'You have added your sentence of today.',
  addFirst: 'Add your own sentence first.',
  turned: 'A new day has begun, with another opening. Your words are still here.',
  pairGone: 'These two are no longer there. Please pick from the next two.',
  failed: 'Something went wrong. Please try again.',
  databaseAway: awayTexts.text,
} as const;

/** A week, such as 'Mar 2 to Mar 8, 2026'. */
function weekText(monday: string): string {
  return `${dayOfYearText(startOf(monday))} to ${dayText(startOf(sundayOf(monday)))}`;
}
