import { arenaLabel } from '~/site/arenas';

/** What people read here. */
export const visitingTexts = {
  goOnWriting: 'Keep writing',
  draftHint: (words: string) => `${words}, as a draft that only you can see.`,
  wordsKept: 'Your words are kept',
  writtenBefore: 'Written before you signed in',
  wordsBefore: 'Words from before you signed in',
  keepDraft: 'Keep as a draft',
  creativeWriting: arenaLabel('creative_writing'),
  intro: 'Thirty minutes. One prompt. Your story.',
  todaysPrompt: 'Today’s prompt',
  yourStory: 'Your story',
  emptyPage: 'Write the first line here...',
  keepBySignUp: 'Sign up to keep it',
  keeping: 'Saving it...',
  start: (minutes: number) => `Start Writing (${minutes} Minutes)`,
  startHint: 'Players write against the clock: half an hour, saved as you type, then published in the library.',
  signIn: 'Sign In',
  wordsForOthers: (count: number) => `Words for other prompts (${count})`,
  wordsForAnother: 'Words for another prompt',
};
