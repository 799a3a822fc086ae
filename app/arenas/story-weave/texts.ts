import { blockTexts } from '~/blocks/blocks';
import { numberText } from '~/platform/text/format';
import type { WeaveRefusal } from './protocol/weave.contract';
import { MAX_PASSAGE } from './rules/battle/battle';
import { MAX_TURN_LENGTH } from './rules/limits';
import { MAX_SLOW_TURN } from './rules/slow/slow';

export interface WeaveToast {
  title: string;
  description: string;
}

/** Notices of Story Weave. */
export const toasts = {
  loginRequired: { title: 'Login Required', description: 'You need to be logged in to play Story Weave' },
  sessionFailed: { title: 'Error', description: 'Failed to load story session. Please try refreshing the page.' },
  storyFailed: { title: 'Loading Error', description: 'Failed to load the story. Please try refreshing the page.' },
  loadingSlow: { title: 'Loading is taking longer than expected', description: 'You can wait or try refreshing the page.' },
  aiTurnFailed: { title: 'Error', description: 'Failed to start AI writer turn. The next writer will continue in a moment.' },
  storyStuck: { title: 'Error', description: 'Unable to continue the story just now. We will try again in a moment.' },
  endTurnFailed: { title: 'Error', description: 'Failed to end your turn properly. The next writer may be delayed.' },
  handInFailed: { title: 'Error', description: 'Failed to hand in your words. They are still in the box.' },
  takeTurnFailed: { title: 'Error', description: 'Failed to take control of the turn.' },
  aiWriting: { title: 'AI Writing Error', description: 'There was a problem with the AI writer. Please try again.' },
  defaultStarter: { title: 'Story Starter', description: 'Using default story starter due to generation issues.' },
  turnSaved: { title: 'Turn Ended', description: 'Your contribution has been saved!' },
  turnTimeUp: { title: 'Turn Ended', description: 'Your 1 minute is up!' },
  turnSubmitted: { title: 'Turn Ended', description: 'Your turn has been submitted.' },
  turnControl: { title: 'Turn Control', description: 'The turn has passed to the next writer.' },
  gameEnded: { title: 'Game Ended', description: 'The 25-minute time limit has been reached!' },
  gameTimeEnded: { title: 'Game Time Ended', description: 'You can keep writing for 10 more minutes: this is the epilogue.' },
  backendAway: { title: 'Connection issue', description: "We're having trouble connecting to our servers. Try refreshing the page." },
} as const satisfies Record<string, WeaveToast>;

/** Why a passage of a battle round, or a line of Fold, is refused that is too long. */
export const passageTooLong = `You can write ${numberText(MAX_PASSAGE)} characters a round. Please shorten your words.`;

/** Why a request was refused. */
export const refusals = {
  'signed-out': 'You need to be logged in to play Story Weave',
  'no-room': 'There is no such room. It may have closed without a story.',
  closed: 'This room has closed. Start a new story from the arena.',
  removed: 'The person who opened this room has removed you from it. You can read its story once it is finished, if you have the link.',
  'not-opener': 'Only the person who opened this room can do that.',
  begun: 'The game has begun, so this can no longer be changed.',
  'too-few': 'A story takes at least two writers. Wait for a second person, or let AI writers fill the free seats.',
  'too-few-folders': 'Fold takes three people: wait for another, or let AI writers take up to two seats.',
  'not-reader': 'The person who began this story reads it out. After 20 seconds anyone can go on.',
  crude: 'Please find other words: anyone can join this room.',
  slur: 'One of these words hurts people. Please find another.',
  'unfit-here':
    'A prompt, a warm-up line or the note for AI writers has words that only a private or Teen room allows. Have them replaced first, or choose Teen.',
  'prompt-gone': 'That prompt was just replaced. Please choose another.',
  full: 'All seats of this room are taken. You can watch, and take a seat when one is free.',
  'too-late': 'The game in this room is over, so there are no more seats. You can still watch.',
  'no-seat': 'You have no seat in this room, so you can only watch.',
  'not-your-turn': 'It is not your turn, so these words did not get into the story. They are kept for your next turn.',
  'turn-over': 'Your turn was over before these words arrived. They are kept for your next turn.',
  'round-over': 'The round was over before this arrived.',
  'own-passage': 'You cannot pick your own passage.',
  'too-many-people': 'There are more people here than this game has seats.',
  'no-choice': 'You do not have two passages to choose between, so the others decide this round.',
  'with-player': 'You are watching from a device that someone here is playing on, so your pick does not count.',
  stopped: blockTexts.stopped,
  'own-line': 'You cannot mark your own line.',
  'not-fresh': 'The story has moved on, so this line can no longer be marked.',
  'not-last': 'The story has moved on, so this part can no longer be changed.',
  'not-asker': 'This part answers someone else, so it is theirs to change.',
  'asked-twice': 'You can ask for another part twice a turn.',
  'pen-elsewhere': 'Someone else has the pen now. Your words are kept on your desk for your next turn.',
  'has-pen': 'You already have the pen.',
  'latest-writer': 'You wrote the latest part, so the next one is for someone else.',
  'not-offered': 'The story goes on: it offers an ending after 14 days without a turn.',
  'no-words': 'There are no words to submit yet.',
  'slow-too-long': `A turn can hold ${numberText(MAX_SLOW_TURN)} characters at most. Please shorten your words.`,
  'not-reader-here': 'The people who write this story have not opened it to readers.',
  'too-many-followers': 'This story has as many followers as it can have. You can still read it here.',
  'titles-over': 'The vote on titles is over: the story has one.',
  'no-writer': 'Only the people who wrote the story choose its title.',
  'not-writer': 'Only the people who wrote the story decide who reads it.',
  'not-private': 'The stories of public rooms are in the library.',
  'not-closed': 'This room is still open.',
  'no-table': 'That table has begun without you. The next ones are listed here.',
  'no-title': 'That title cannot be used: each writer proposes one.',
  'unfit-title': 'There is a word in it that does not belong here. Please choose another.',
  'too-long': `A turn can hold ${numberText(MAX_TURN_LENGTH)} characters at most. Please shorten your words.`,
  'too-fast': 'That was too much at once. Please wait a moment. Your words are kept.',
  'too-many-rooms': 'You have opened many rooms in the last hour. Please wait a while, or join one that is open.',
  malformed: 'The server could not read that. Please refresh the page; your words are kept.',
  failed: 'Something went wrong. Please try again; your words are kept.',
  away: "We're having trouble connecting to our servers. Your words are kept, and the site keeps trying.",
} as const satisfies Record<WeaveRefusal, string>;

/** Why nothing seems to have come of a request: nobody knows. */
export const unanswered = 'There was no answer from the site. Please look whether it has worked, and try again.';

/** What a player reads who invites another by name. */
export const invitationTexts = {
  invited: (name: string) => `${name} is invited. They will see it in their notifications, unless they have turned invitations off.`,
  unknown: 'You can invite people you follow, or who follow you. Nobody among them has this name.',
  nameMissing: 'Please enter the name of the person you want to invite.',
  often: (name: string) => `${name} has been invited often today. Send them the link to this room instead.`,
} as const;

/** Why a player could not be invited, told to the person who invites them. */
export const invitationRefusals = {
  ...refusals,
  'is-here': 'This person already has a seat in this room.',
  'no-seat': 'Only people with a seat in this room can invite others.',
  removed: 'This person was removed from the room and cannot come back.',
  full: 'All seats of this room are taken. Invite others when one is free.',
  'too-late': 'The game in this room is over, so nobody can join it now.',
} as const satisfies Record<WeaveRefusal | 'is-here', string>;

/** What the home page says of slow rooms. */
export const slowTodayTexts = {
  what: 'Slow rooms',
  turn: (number: number, of: number) => `Your turn: part ${numberText(number)} of ${numberText(of)}`,
  waiting: (rooms: number) => `${numberText(rooms)} waiting for you`,
} as const;
