import { awayTexts } from '~/platform/database/database-away';
import { countText, pluralText } from '~/platform/text/format';
import { dayOfYearText, dayText } from '~/platform/text/format-dates';
import { startOf, sundayOf } from './rules/days';
import { MAX_SENTENCE, type SentenceFault } from './rules/sentence';

const faults: Readonly<Record<SentenceFault, string>> = {
  missing: 'Please write a sentence.',
  'too-long': `The sentence is longer than ${MAX_SENTENCE} characters. Please shorten it.`,
  address: 'Please leave out web and email addresses.',
  opening: 'That sentence is already there. Write the one that follows.',
};

/** How many lines a week can have, in words. */
const COUNTS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'];

/** What the Day's Line says. */
export const texts = {
  title: 'The Day’s Line',
  way: 'One sentence a day, after the one that was picked yesterday.',
  intro: 'One opening a day. Add the sentence that follows, then pick the better of two. The winner opens tomorrow.',
  today: 'Today’s opening',
  next: { add: 'Add the next sentence', pick: 'Pick the better one', read: 'See the line' },
  byAuthor: 'by <author/>',
  siteOpening: 'Quillarena started the week with this one.',
  yourSentence: 'Your sentence',
  hint: `What comes next? At most ${MAX_SENTENCE} characters; you add one a day.`,
  add: 'Add your sentence',
  adding: 'Adding...',
  guest: 'You are not signed in, so your sentence will appear as ‘Anonymous’. Sign in today to put your name to it.',
  signIn: 'Sign In',
  addedTitle: 'Your sentence is in',
  hidden: 'Moderators have hidden your sentence.',
  pick: 'Which one continues it better?',
  pickThis: 'Pick this one',
  deal: 'Show me a pair',
  fewer: 'There are not enough sentences for a pair yet. Check back later today.',
  done: 'You have picked from all your pairs for today. Tomorrow’s opening is chosen at midnight UTC.',
  won: {
    title: 'Your sentence won',
    text: ({ day, liked }: { day: string; liked: boolean }) =>
      liked ? `Readers liked it best of those of ${dayText(startOf(day))}.` : `It is the line of ${dayText(startOf(day))}.`,
  },
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
  missingWeek: 'There are no lines for this week',
  missingWeekText: 'The Day’s Line may not have existed yet, or the address is not quite right.',
  storyPrompt: 'The Day’s Line: a sentence a day, each picked from all those submitted.',
  runnersUpOfStory: 'The runners-up',
  pairNumber: (number: number, of: number) => `Pair ${number} of ${of}`,
  weekTitle: (monday: string) => `The lines for ${weekText(monday)}`,
  storyTitle: (monday: string, lines: number) =>
    `${COUNTS[lines]} ${pluralText(lines, { one: 'Line', other: 'Lines' })}: ${weekText(monday)}`,
  endsIn: 'The next opening arrives on <at/>.',
  tally: ({ picked, compared }: { picked: number; compared: number }) =>
    `picked ${picked} of ${countText(compared, { one: 'time', other: 'times' })}`,
  by: (name: string) => `by ${name}`,
  lineLabel: (title: string) => `sentence of ${title}`,
  faults,
  sameWords: 'Someone has already added this exact sentence today. Change a word or two.',
  added: 'You have added today’s sentence.',
  addFirst: 'Add your own sentence first.',
  turned: 'A new day has begun, with another opening. Your words are still here.',
  pairGone: 'These two are gone. Please pick from the next two.',
  failed: 'Something went wrong. Please try again.',
  databaseAway: awayTexts.text,
} as const;

/** A week, such as 'Mar 2 to Mar 8, 2026'. */
function weekText(monday: string): string {
  return `${dayOfYearText(startOf(monday))} to ${dayText(startOf(sundayOf(monday)))}`;
}
