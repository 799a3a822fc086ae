/** What the pages of Story Weave say, besides the refusals in texts.ts. */
export const screenTexts = {
  starterTitle: "Today's Story Starter:",
  openingLine: 'Your opening line:',
  yourTurn: 'Your turn to write!',
  waitingForWriter: 'Waiting for next writer',
  participants: 'Participants',
  writingNow: '(Writing now...)',
  away: 'Away, seat kept',
  waitingForParticipants: 'Waiting for participants to join...',
  loading: 'Loading Story Weave',
  slowLoading: { title: 'Loading is taking longer than expected', description: 'You can wait or try refreshing the page.' },
  databaseRequired: {
    title: 'Database Connection Required',
    text: 'Story Weave needs its database, and that cannot be reached just now. Please try again in a moment.',
  },
  loadFailed: { title: 'Error', description: 'Failed to load story session. Please try refreshing the page.' },
  epilogue: 'The game time is over: what is written now is the epilogue.',
  turnKept: 'Kept for your next turn',
  submitTurn: 'Submit turn',
} as const;

/** Who is writing, as the editor's header says it. */
export function writerHeadline(writer: { name: string; own: boolean } | undefined): string {
  if (!writer) return screenTexts.waitingForWriter;
  return writer.own ? screenTexts.yourTurn : `${writer.name} is writing...`;
}
