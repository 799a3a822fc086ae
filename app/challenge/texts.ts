import { awayTexts } from '~/platform/database/database-away';
import { countText, numberText } from '~/platform/text/format';
import { dayOfYearText, dayText } from '~/platform/text/format-dates';
import type { EntryFault } from './rules/entry';
import { MOST_WORDS } from './rules/entry';
import { FEWEST_SAID, MOST_SAID, type SaidFault } from './rules/said';
import { startOfWeek } from './rules/weeks';

const entryFaults: Readonly<Record<EntryFault, string>> = {
  'no-title': 'Please give it a title.',
  'long-title': 'The title is too long. Please shorten it.',
  'no-words': 'Please write something first.',
  'too-long': `It has more than ${numberText(MOST_WORDS)} words. Please shorten it.`,
};

const saidFaults: Readonly<Record<SaidFault, string>> = {
  short: `Please say a little more: at least ${FEWEST_SAID} characters.`,
  long: `Please keep it to ${MOST_SAID} characters.`,
  address: 'Please leave out web and email addresses.',
};

/** What this week's challenge says. */
export const texts = {
  title: 'This Week’s Challenge',
  way: 'One prompt for everyone. All entries appear together on Monday.',
  intro: `One prompt, any form, at most ${numberText(MOST_WORDS)} words. Entries stay sealed until Monday and then appear together.`,
  prompt: 'The prompt',
  ends: 'Open until <end/>',
  steps: [
    'Write anything the prompt brings to mind.',
    'Nobody sees it before Monday. Until then, you can change it.',
    'On Monday all entries appear together, for each reader in an order of their own.',
  ],
  signIn: 'Sign In to Enter',
  signUp: 'Sign Up',
  entries: (count: number) => `${countText(count, { one: 'entry', other: 'entries' })} sealed so far`,
  form: {
    heading: 'Your entry',
    change: 'Your entry is sealed',
    changeHint: 'Nobody but you can read it. You can change it until Monday, when it is published as a story of yours.',
    hint: 'Nobody can read it before Monday, when it is published as a story of yours.',
    title: 'Title',
    words: 'Text',
    wordsHint: `Any form, at most ${numberText(MOST_WORDS)} words.`,
    count: (words: number) => `${numberText(words)} of ${countText(MOST_WORDS, { one: 'word', other: 'words' })}`,
    over: (words: number) => `${countText(words, { one: 'word', other: 'words' })} too many`,
    onDevice: 'Not sealed yet: what you typed last is kept on this device only.',
    enter: 'Seal My Entry',
    save: 'Seal the Changes',
    sealing: 'Sealing...',
    withdraw: 'Withdraw It',
    withdrawHint: 'It becomes a draft, which only you can see.',
    about: 'Rating and warnings',
  },
  done: {
    sealed: 'Your entry is sealed. It appears on Monday.',
    lot: 'You are in the draw.',
    picked: 'Your pick is in the anthology. Thank you for reading.',
  },
  latest: 'The latest anthology',
  earlier: 'Earlier challenges',
  read: 'Read the Anthology',
  stories: (count: number) => countText(count, { one: 'story', other: 'stories' }),
  week: (monday: string) => `The challenge of ${dayText(startOfWeek(monday))}`,
  weekOfYear: (monday: string) => dayOfYearText(startOfWeek(monday)),
  fromChallenge: (title: string) => `From the challenge “${title}”`,
  anthology: {
    back: 'This week’s challenge',
    order: 'In an order drawn for you: no story comes first for everyone.',
    book: 'Download as EPUB',
    bookHint: 'The book leaves out what is rated Mature.',
    by: (name: string) => `By ${name}`,
    words: (count: number) => countText(count, { one: 'word', other: 'words' }),
    readIt: 'Read',
    picks: 'Picks',
    pickedBy: 'Picked by <author/>, a reader drawn by lot',
    pickedByEditor: 'Picked by <author/>, an editor',
    report: 'Report this pick',
    missing: 'There is no anthology for this week',
    missingText: 'Nobody may have entered, or the address is not quite right.',
    sealed: 'This anthology appears on Monday',
    sealedText: 'Until then, nobody can read the entries.',
    earlier: 'The challenge before',
    later: 'The challenge after',
  },
  lot: {
    heading: 'Pick one for everyone',
    hint: (asked: number) =>
      `Three readers are drawn by lot. Each picks one story and says why in a sentence. You can take part once you have read ${countText(asked, { one: 'entry', other: 'entries' })} by others.`,
    readSoFar: (read: number, asked: number) => `You have read ${numberText(read)} of ${numberText(asked)}.`,
    enter: 'Put Me in the Draw',
    entered: 'You are in the draw. You will hear if you are drawn.',
    notEnough: (read: number, asked: number) =>
      `Please read ${countText(asked - read, { one: 'more entry', other: 'more entries' })} first.`,
    over: 'The draw for this week is over.',
  },
  pick: {
    heading: 'You have been drawn: pick one',
    editorHeading: 'Pick one as an editor',
    until: 'It is yours to pick until <end/>',
    story: 'The story',
    said: 'Why this one?',
    saidHint: `One sentence, ${FEWEST_SAID} to ${MOST_SAID} characters. It appears in the anthology with your name.`,
    send: 'Pick This One',
    sending: 'Sending...',
    notDrawn: 'This pick is no longer yours to make.',
    choose: 'Please choose a story.',
    own: 'You cannot pick a story of your own.',
    unread: 'Please read the story to its end first.',
    taken: 'Another reader has picked this one. Please choose another.',
  },
  weekOver: 'This week is over, so nothing was changed. Your words are still here.',
  entryGone: 'You have no entry to withdraw.',
  unfinished: { what: 'This week’s challenge', pick: 'You have been drawn to pick a story', detail: 'One sentence for the anthology' },
  notices: {
    outLabel: 'Anthologies with an entry of mine',
    out: 'The anthology with your entry has appeared',
    drawnLabel: 'When I am drawn to pick from an anthology',
    drawn: 'You have been drawn to pick one story from the anthology',
    pickedLabel: 'When an entry of mine is picked',
    picked: 'has been picked from the anthology',
  },
  pickLabel: 'pick from an anthology',
  entryFaults,
  saidFaults,
  failed: 'Something went wrong. Please try again.',
  databaseAway: awayTexts.text,
} as const;
