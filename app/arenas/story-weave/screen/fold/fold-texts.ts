import { countText } from '~/platform/text/format';
import type { FoldView } from '../../protocol/fold.contract';
import { stillWriting } from '../battle/battle-texts';

/** Texts of a game of Fold. */
export const foldTexts = {
  begins: 'Fold begins in a moment',
  rules:
    'Everyone begins a story of their own. Then each story goes round, and you see only its last sentence. At the end they are all read out.',
  prompt: 'You begin a story about',
  seen: 'All you see of this story',
  writeOn: 'Write what comes next.',
  handIn: 'Pass it on',
  pass: 'Pass this round',
  handedIn: 'Passed on.',
  waitsForClock: 'The clock starts once most are done.',
  yourLine: 'Your line',
  reading: 'You are watching. The stories are read out at the end.',
  roundPast: 'Time is up for this round',
  offlinePast: 'You are offline, and time is up for this round. These words are kept for the next one.',
  offlinePastShort: 'This round is over. Kept for the next one.',
  titleMeanwhile: 'Meanwhile: a title for it, if you have one',
  titleProposed: (title: string) => `Your title: ${title}. Everyone sees it at the end.`,
  nextStory: 'The next story is on its way to you.',
  readOutTitle: 'The stories',
  readOn: 'Read the next line',
  toTheVote: 'To the vote',
  youRead: 'You began this story: read it out, at your pace.',
  othersRead: (reader: string) => `${reader} began this story and reads it out.`,
  anybodyReads: 'Anyone can read on.',
  aiBegan: 'Anyone can read this one out.',
  voteTitle: 'The best line of the night',
  voteText: 'Choose one line that someone else wrote. Vote for titles below each story.',
  titles: 'Its title',
  done: 'I am done',
  waitsForOthers: 'Waiting for the others',
  headline: 'All read: now the best line, and the titles',
  endTitle: 'The stories of the night',
  best: 'The best line of the night',
  readStory: 'Read the Story',
  beganBy: (name: string) => `Begun by ${name}`,
  lines: (count: number) => countText(count, { one: 'line', other: 'lines' }),
  marks: (count: number) => countText(count, { one: 'mark', other: 'marks' }),
  lasts: (minutes: number) => `about ${countText(minutes, { one: 'minute', other: 'minutes' })}`,
  own: 'Yours',
  pickBest: 'Best line',
} as const;

/** The headline of the dock in a phase. @param writes whether the viewer writes a line. */
export function foldHeadline({ phase, round, rounds, read, of }: FoldView, writes: boolean): string {
  const name = `Round ${Math.max(1, round)} of ${rounds}`;
  switch (phase) {
    case 'rest':
      return foldTexts.begins;
    case 'writing':
      return writes ? `${name}: ${round === 1 ? 'how does it begin?' : 'what comes next?'}` : `${name} is being written...`;
    case 'reading':
      return `Read out: ${read} of ${of} lines`;
    case 'voting':
    case 'over':
      return foldTexts.headline;
  }
}

/** Whom a round waits for, and whether its clock runs. @param names of those who still write. */
export function roundNote({ endsAt }: FoldView, names: readonly string[], handedIn: boolean): string {
  return [handedIn ? foldTexts.handedIn : '', stillWriting(names).trim(), endsAt === null ? foldTexts.waitsForClock : '']
    .filter(Boolean)
    .join(' ');
}
