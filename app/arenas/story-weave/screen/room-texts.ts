import { arenaLabel } from '~/site/arenas';
import { contentRatings } from '~/stories/content-rating/content-rating';
import type { MarkKind } from '../protocol/mark.contract';
import type { RoomFormat, RoomRating } from '../protocol/room-setting.contract';

/** Texts of a room's page around its dock, and of the pages on the way to it. */
export const roomTexts = {
  roomDescription: 'A story in the making: watch, or take a seat and write.',
  tryAgain: 'Try Again',
  refresh: 'Refresh',
  toHome: 'Back to Home',
  returnHome: 'Return Home',
  roomMissing: 'Room not found',
  startStoryWeave: `Start ${arenaLabel('story_weave')}`,
  storySoFar: 'The story so far',
  starterTitle: "Today's Story Starter:",
  promptTaken: 'Moderators have taken the prompt of this room out. The story goes on.',
  promptWriter: 'the writer of the prompt',
  thePrompt: 'the prompt',
  openingLine: 'Your opening line:',
  participants: 'Participants',
  participantCount: 'Number of participants:',
  you: '(you)',
  writingNow: '(Writing now...)',
  standInWrites: (writer: string, isAway: boolean) => `${isAway ? 'Away; ' : ''}${writer} (Writing now...)`,
  away: 'Away; the seat is kept',
  lost: 'Connection lost; the seat is kept',
  passes: 'Passes',
  passedOver: 'Skipped for now',
  fromNextRound: 'Writes from the next round',
  waitingForParticipants: 'Waiting for participants to join...',
  loading: `Loading ${arenaLabel('story_weave')}`,
  databaseRequired: {
    title: 'Database Connection Required',
    text: 'Story Weave needs its database, which cannot be reached right now. Please try again in a moment.',
  },
  wrote: (writer: string, words: string) => `${writer} wrote: ${words}`,
  removedTitle: 'You are no longer in this room',
  hasClosed: 'The room has closed.',
  toTheVote: 'Vote for a title, and what comes next',
  toTheEnd: 'How it went, and what comes next',
  otherRooms: 'All rooms',
  noScript: 'Writing needs JavaScript. Without it you can still read: reload the page to see what is new.',
} as const;

/** Texts of a lost connection. */
export const connectionTexts = {
  lost: 'Connection lost.',
  lostShort: (areWordsKept: boolean) => (areWordsKept ? 'Connection lost: your words are kept.' : 'Connection lost.'),
  othersWrite: 'What the others write will be shown when the connection is back.',
  wordsKept: 'Your words are kept on this device and sent when the connection is back.',
  wordsNotKept: 'This browser keeps no copy of your words, so please leave this page open: they are sent when the connection is back.',
  trying: 'Trying...',
  nextTry: (seconds: number) => `Next try in ${seconds} s.`,
  tryNow: 'Try now',
} as const;

/** What the clocks of a room count. */
export const timerLabels = {
  game: 'Game',
  epilogue: 'Epilogue',
  waiting: 'Waiting',
  starts: 'Starts in',
  turn: 'Turn',
  round: 'Round',
  vote: 'Vote',
} as const;

/** The marks of a part, as people read them. */
export const markNames = { loved: 'Loved it', laughed: 'Laughed', shivered: 'Shivered' } as const satisfies Record<MarkKind, string>;

/** What the marks of a part are for. */
export function markLegend(writer: string): string {
  return `Mark what ${writer} wrote`;
}

/** The formats of a room, as people read them. */
export const formatNames = { turns: 'Turns', battle: 'Battle rounds', fold: 'Fold', slow: 'Slow room' } as const satisfies Record<
  RoomFormat,
  string
>;

/** What a room's story is fit for, as people read it; undefined where nobody said. */
export function ratingText(rating: RoomRating): string | undefined {
  return rating === 'none' ? undefined : contentRatings[rating].label;
}
