import type { RoomRating } from '../../protocol/room-setting.contract';

/** Texts of the dock: taking a seat, writing a turn and waiting for it. */
export const writingTexts = {
  takeSeat: 'Take a Seat',
  takingSeat: 'Sitting down...',
  signIn: 'Sign In',
  yourTurn: 'Your turn to write!',
  waitingForWriter: 'Waiting for next writer',
  seatWaits: 'Your seat is kept for three minutes.',
  roomWaits: 'The room and its clocks are paused until you are back, for ten minutes at most.',
  standsStill: 'Everyone who writes here has lost their connection. The room is paused until one of them is back, for ten minutes at most.',
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
  round: (round: number) => `Round ${round}.`,
  upNext: (writers: readonly string[]) => `Next: ${writers.join(', then ')}.`,
  turnComesIn: (seconds: number) => `Your turn in about ${seconds} s.`,
  iAmHere: 'I am here',
  showAll: 'Show all of it now',
  keptTitle: 'Kept for your next turn',
  keptForRound: 'Kept for the next round',
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
  spectator: 'You are watching.',
  signInToWrite: 'Sign in to take a seat and write.',
  seatIsFree: 'A seat is free: take it and write.',
  newWords: 'New words',
  passedOverTitle: 'You are skipped for now',
  passedOverText: 'Two of your turns passed without a word. Say you are here, and you get your next turn.',
  leave: {
    title: 'Leave this room?',
    description: 'If it is your turn, it ends with what you have written. Your seat is kept for a minute, in case you come back.',
    confirmLabel: 'Leave',
    cancelLabel: 'Stay',
  },
} as const;

/** What people are asked to keep to while they write. */
export function keepTo(rating: RoomRating): string {
  return rating === 'teen' ? writingTexts.fitForTeens : writingTexts.fitForAll;
}

/** The current writer, as named in the editor's header. */
export function writerHeadline(writer: { name: string; own: boolean } | undefined): string {
  if (!writer) return writingTexts.waitingForWriter;
  return writer.own ? writingTexts.yourTurn : `${writer.name} is writing...`;
}
