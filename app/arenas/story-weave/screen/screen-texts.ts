import { countText } from '~/platform/text/format';
import { contentRatings } from '~/stories/content-rating/content-rating';
import type { MarkKind } from '../protocol/mark.contract';
import type { RoomFormat, RoomRating } from '../protocol/room-setting.contract';

/** Texts of the pages of Story Weave, besides the refusals in texts.ts. */
export const screenTexts = {
  roomDescription: 'A story in the making: watch, or take a seat and write.',
  takeSeat: 'Take a Seat',
  takingSeat: 'Sitting down...',
  tryAgain: 'Try Again',
  refresh: 'Refresh',
  toHome: 'Back to Home',
  returnHome: 'Return Home',
  roomMissing: 'Room not found',
  startStoryWeave: 'Start Story Weave',
  startNewStory: 'Start a New Story',
  readStory: 'Read the Story',
  signIn: 'Sign In',
  opening: 'Opening...',
  storySoFar: 'The story so far',
  starterTitle: "Today's Story Starter:",
  promptTaken: 'Moderators have taken the prompt of this room out. The story goes on.',
  promptWriter: 'the writer of the prompt',
  thePrompt: 'the prompt',
  openingLine: 'Your opening line:',
  yourTurn: 'Your turn to write!',
  waitingForWriter: 'Waiting for next writer',
  participants: 'Participants',
  participantCount: 'Number of participants:',
  you: '(you)',
  writingNow: '(Writing now...)',
  standInWrites: (writer: string, isAway: boolean) => `${isAway ? 'Away; ' : ''}${writer} (Writing now...)`,
  away: 'Away; the seat is kept',
  lost: 'Connection lost; the seat is kept',
  seatWaits: 'Your seat is kept for three minutes.',
  roomWaits: 'The room and its clocks stand still until you are back, for ten minutes at most.',
  standsStill:
    'Everyone who writes here has lost their connection. The room stands still until one of them is back, for ten minutes at most.',
  passes: 'Passes',
  passedOver: 'Skipped for now',
  fromNextRound: 'Writes from the next round',
  waitingForParticipants: 'Waiting for participants to join...',
  loading: 'Loading Story Weave',
  databaseRequired: {
    title: 'Database Connection Required',
    text: 'Story Weave needs its database, which cannot be reached right now. Please try again in a moment.',
  },
  epilogue: 'The game time is over: this is the epilogue.',
  openExplained: 'For 25 minutes you take turns, each continuing where the last one ended.',
  epilogueExplained: 'Bring the story to an end: the room closes in ten minutes.',
  fitForAll: 'Keep it suitable for everyone.',
  fitForTeens: 'Teen: some violence or strong language is fine.',
  nextTurn: 'Your turn comes in a moment.',
  turnPast: 'Your turn is over',
  offlinePast: 'You are offline, and your turn is over. These words are kept for your next one.',
  offlinePastShort: 'Your turn is over. Kept for the next one.',
  submitTurn: 'Submit turn',
  submittingTurn: 'Submitting...',
  turnWaits: 'Waiting...',
  editor: 'Editor',
  unitOfLength: 'characters.',
  submitKeys: 'Ctrl+Enter submits',
  wrote: (writer: string, words: string) => `${writer} wrote: ${words}`,
  round: (round: number) => `Round ${round}.`,
  upNext: (writers: readonly string[]) => `Next: ${writers.join(', then ')}.`,
  turnComesIn: (seconds: number) => `Your turn in about ${seconds} s.`,
  iAmHere: 'I am here',
  showAll: 'Show all of it now',
  removedTitle: 'You are no longer in this room',
  keptTitle: 'Kept for your next turn',
  ownWords: 'Your words',
  aheadLabel: 'Words for your next turn',
  aheadPlaceholder: 'Write ahead: your words wait here for your turn...',
  goOn: 'Continue from here...',
  keptLost: 'Words that missed the story',
  copyKept: 'Copy',
  keptCopied: 'Copied.',
  keptNotCopied: 'Please select the text and copy it by hand.',
  discardKept: 'Discard',
  waitingForSecond: 'Waiting for a second person. Invite someone: the game begins when they join, and the room closes if nobody does.',
  shares: 'Who wrote it',
  toTheEnd: 'Vote for a title, and what comes next',
  markedLines: 'What readers felt most',
  titles: 'The title',
  titlesText: 'Everyone who wrote can propose one. The one with the most votes becomes the title; until then, it is the first words.',
  ownTitle: 'Your title',
  propose: 'Propose',
  share: 'Share the story',
  storyLink: 'Link to the story',
  keepPicture: 'Save the picture',
  pictureFile: 'quillarena-story.png',
  goOnTogether: 'Write another with these people',
  followOn: 'Follow the others into the next room',
  writerShare: (percent: number, characters: number) => `${percent}% · ${countText(characters, { one: 'character', other: 'characters' })}`,
  aiShare: (percent: number) => `${percent}% of the story is by AI writers.`,
  noAiShare: 'Written by people only.',
  privateRoom: 'Private room',
  moreTime: 'More time for everyone',
  peopleOnly: 'No AI writers',
  otherRooms: 'All rooms',
  aboutRoom: 'About this room',
  leaveRoom: 'Leave Room',
  closeRoom: 'Close Room',
  removeWriter: (name: string) => `Remove ${name}`,
  closeQuestion: {
    title: 'Close this room?',
    description: 'The story ends here for everyone.',
    confirmLabel: 'Close',
    cancelLabel: 'Keep it open',
  },
  removeQuestion: {
    title: (name: string) => `Remove ${name}?`,
    description: 'What they have written stays in the story. They cannot come back to this room.',
    confirmLabel: 'Remove',
    cancelLabel: 'Cancel',
  },
  spectator: 'You are watching.',
  signInToWrite: 'Sign in to take a seat and write.',
  seatIsFree: 'A seat is free: take it and write.',
  newWords: 'New words',
  passedOverTitle: 'You are skipped for now',
  passedOverText: 'Two of your turns passed without a word. Say you are here, and you get your next turn.',
  noScript: 'Writing needs JavaScript. Without it you can still read: reload the page to see what is new.',
  leave: {
    title: 'Leave this room?',
    description: 'If it is your turn, it ends with what you have written. Your seat is kept for a minute, in case you come back.',
    confirmLabel: 'Leave',
    cancelLabel: 'Stay',
  },
  pictureOf: (title: string, names: string, quote: string) => `Picture of the story “${title}” by ${names}: “${quote}”`,
  lineOfNight: (title: string, line: string) => `From “${title}”: “${line}”`,
  publishing: {
    title: 'Publish it in the library?',
    text: 'Everyone who wrote it decides. It goes to the library once all of you say yes; no answer counts as a no.',
    count: (yes: number, of: number) => `${yes} of ${of} said yes.`,
    yes: 'Yes, publish it',
    nameless: 'Yes, but without my name',
    no: 'No, keep it unlisted',
    takeBack: 'Take it back',
    listed: 'It is in the library. Any of you can take it back.',
    saidYes: 'You said yes.',
    saidNo: 'You said no.',
  },
  closed: {
    title: 'This story is woven',
    text: 'The room has closed. The story is in the library, with everyone who wrote it.',
    unlistedText: 'The room has closed. The story is unlisted: only its writers and people with the link can read it.',
    foldTitle: 'These stories are folded',
    foldText: 'The room has closed. The stories are in the library, each with everyone who wrote it.',
    foldUnlistedText: 'The room has closed. The stories are unlisted: only their writers and people with a link can read them.',
    emptyTitle: 'This room has closed',
    emptyText: 'Nobody wrote a word, so there is no story to keep.',
  },
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
export const formatNames = { turns: 'Turns', battle: 'Battle rounds', fold: 'Fold' } as const satisfies Record<RoomFormat, string>;

/** What a room's story is fit for, as people read it; undefined where nobody said. */
export function ratingText(rating: RoomRating): string | undefined {
  return rating === 'none' ? undefined : contentRatings[rating].label;
}

/** What people are asked to keep to while they write. */
export function keepTo(rating: RoomRating): string {
  return rating === 'teen' ? screenTexts.fitForTeens : screenTexts.fitForAll;
}

/** The current writer, as named in the editor's header. */
export function writerHeadline(writer: { name: string; own: boolean } | undefined): string {
  if (!writer) return screenTexts.waitingForWriter;
  return writer.own ? screenTexts.yourTurn : `${writer.name} is writing...`;
}
