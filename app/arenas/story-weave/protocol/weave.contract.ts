import * as z from 'zod/mini';
import { type LiveEvent, type LiveRequest, MAX_MESSAGE_BYTES } from '~/platform/live/events';
import { MAX_TURN_LENGTH } from '../rules/limits';
import { MAX_PROMPT } from '../rules/room-setting';
import { MAX_LINE } from '../rules/waiting/waiting';
import { passageMark } from './battle.contract';
import { markKind } from './mark.contract';
import { saying } from './memory.contract';
import { MAX_ROOM_TITLE, roomChange, roomView } from './room.contract';
import { chosenNote, chosenSetting } from './room-setting.contract';
import { HEADS } from './seat.contract';

/** The longest text sent at the end of a turn, in characters: far above a turn's limit, so that one that is too long gets a clear answer. */
export const MAX_SENT = 10 * MAX_TURN_LENGTH;

/** Why a request was refused, whatever the page may do about it. */
const refusal = z.enum([
  'signed-out',
  'no-room',
  'closed',
  'removed',
  'not-opener',
  'begun',
  'too-few',
  'too-few-folders',
  'not-reader',
  'crude',
  'slur',
  'unfit-here',
  'prompt-gone',
  'full',
  'too-late',
  'no-seat',
  'not-your-turn',
  'turn-over',
  'too-long',
  'too-fast',
  'too-many-rooms',
  'round-over',
  'own-passage',
  'too-many-people',
  'no-choice',
  'with-player',
  'stopped',
  'own-line',
  'titles-over',
  'no-writer',
  'not-writer',
  'not-private',
  'not-closed',
  'no-title',
  'no-table',
  'unfit-title',
  'not-fresh',
  'not-last',
  'not-asker',
  'asked-twice',
  'pen-elsewhere',
  'has-pen',
  'latest-writer',
  'not-offered',
  'no-words',
  'slow-too-long',
  'not-reader-here',
  'too-many-followers',
  'malformed',
  'failed',
  'away',
]);
export type WeaveRefusal = z.output<typeof refusal>;

const PASSING: readonly WeaveRefusal[] = ['too-fast', 'failed', 'away'];

/** Whether a refusal passes, as of a database that is away: the same may be asked again in a moment. */
export const isPassing = (code: WeaveRefusal): boolean => PASSING.includes(code);

/** An expected refusal, with its text for the person. */
const refused = z.object({ ok: z.literal(false), code: refusal, text: z.string() });
export type Refused = z.output<typeof refused>;

const roomAnswer = z.discriminatedUnion('ok', [z.object({ ok: z.literal(true), view: roomView }), refused]);
export type RoomAnswer = z.output<typeof roomAnswer>;

const plainAnswer = z.discriminatedUnion('ok', [z.object({ ok: z.literal(true) }), refused]);
export type PlainAnswer = z.output<typeof plainAnswer>;

/** 'draft-again': the server lacks the text that `keep` refers to; send the whole text with `keep: 0`. */
const draftAnswer = z.union([plainAnswer, z.object({ ok: z.literal(false), code: z.literal('draft-again') })]);
export type DraftAnswer = z.output<typeof draftAnswer>;

/** Accepted: `text` is the part as it is now in the story; empty for a turn that passed without words. */
const submitAnswer = z.discriminatedUnion('ok', [z.object({ ok: z.literal(true), turn: z.int(), text: z.string() }), refused]);
export type SubmitAnswer = z.output<typeof submitAnswer>;

/** Accepted: `text` is the passage as it counts. */
const passageAnswer = z.discriminatedUnion('ok', [z.object({ ok: z.literal(true), round: z.int(), text: z.string() }), refused]);
export type PassageAnswer = z.output<typeof passageAnswer>;

const turn = z.int();
const ofRoom = z.object({ roomId: z.guid() });

/** The newest part of a room, by its number. */
const ofPart = z.object({ roomId: z.guid(), number: z.int().check(z.minimum(1)) });

/** A change of the current writer's draft: its first `keep` UTF-16 units stay, followed by `add`. */
const draftChange = z.object({
  roomId: z.string().check(z.maxLength(MAX_MESSAGE_BYTES)),
  turn,
  keep: z.int().check(z.minimum(0)),
  /** As much as a message holds: what is too long for a turn gets a clear answer. */
  add: z.string().check(z.maxLength(MAX_MESSAGE_BYTES)),
});
export type DraftChange = z.output<typeof draftChange>;

const submission = z.object({
  roomId: z.guid(),
  turn: turn.check(z.minimum(1)),
  text: z.string().check(z.maxLength(MAX_SENT)),
  /** Names the end of the turn; the same one counts once, however often it is sent. */
  submitId: z.guid(),
});

/** Names a line of a game of Fold. */
const lineKey = { sheet: z.int(), round: z.int() };

/** The highest round that a passage's column holds. */
const MAX_ROUND = 32_767;

/** What stands in the box of one's own passage, or the passage that is handed in. */
const passage = z.object({
  roomId: z.guid(),
  round: z.int().check(z.minimum(1), z.maximum(MAX_ROUND)),
  text: z.string().check(z.maxLength(MAX_SENT)),
});
export type PassageDraft = z.output<typeof passage>;

const request = <const Name extends string, Question, Answer>(
  name: Name,
  question: z.ZodMiniType<Question>,
  answer: z.ZodMiniType<Answer>,
): LiveRequest<Question, Answer> & { name: Name } => ({ name, question, answer });

/**
 * Requests of a Story Weave page over the live connection, each answered once. What the server does about each stands in
 * the table of commands; the calls of a page follow from this one by type.
 */
export const weaveRequests = {
  /** Takes a seat in the newest room with a free one, otherwise opens a room. Signed in only. */
  enter: request('weave:enter', z.object({}), roomAnswer),
  /** Takes or retakes a seat in this room, and watches the room. Signed in only. */
  join: request('weave:join', ofRoom, roomAnswer),
  /** Watches a room without writing; also returns the room again after a gap. Open to visitors. */
  watch: request('weave:watch', ofRoom, roomAnswer),
  /** Stops watching a room, as when the page closes: the viewer's seat, if any, is then away. A connection that ends without it broke. */
  unwatch: request('weave:unwatch', ofRoom, plainAnswer),
  /** Leaves: one's own running turn ends with what was typed; the seat is kept for 60 s of game time. */
  leave: request('weave:leave', ofRoom, plainAnswer),
  /** The opener of a private room removes a person; their words stay. */
  remove: request('weave:remove', z.object({ roomId: z.guid(), playerId: z.guid() }), plainAnswer),
  /** The opener closes their room. */
  close: request('weave:close', ofRoom, plainAnswer),
  /** The opener chooses otherwise, until the game begins. */
  choose: request('weave:choose', z.extend(ofRoom, { setting: chosenSetting }), plainAnswer),
  /** The opener begins the game. */
  start: request('weave:start', ofRoom, plainAnswer),
  /** Is ready, or no longer: the game begins when everyone who is present is. */
  readied: request('weave:readied', z.extend(ofRoom, { ready: z.boolean() }), plainAnswer),
  /** Proposes a prompt for the game to come, in place of one's last, and votes for it. */
  proposePrompt: request('weave:prompt', z.extend(ofRoom, { text: z.string().check(z.maxLength(MAX_PROMPT)) }), plainAnswer),
  /** Votes for a prompt, instead of any other. */
  votePrompt: request('weave:prompt-vote', z.extend(ofRoom, { prompt: z.int() }), plainAnswer),
  /** Picks a drawn head for one's seat, or one's initials again. */
  head: request('weave:head', z.extend(ofRoom, { head: z.nullable(z.int().check(z.minimum(0), z.maximum(HEADS - 1))) }), plainAnswer),
  /** A line to warm up, in place of one's last; empty takes it back. */
  scribble: request('weave:scribble', z.extend(ofRoom, { text: z.string().check(z.maxLength(MAX_LINE)) }), plainAnswer),
  /** 'I am here': the person is no longer passed over. */
  here: request('weave:here', ofRoom, plainAnswer),
  /** The only person who is present reads the whole text of an AI writer's running turn, which ends. */
  showAll: request('weave:show-all', z.object({ roomId: z.guid(), turn: turn.check(z.minimum(1)) }), plainAnswer),
  /** A change of one's own draft. At most 30 a second; collect keystrokes for 50 ms or more. */
  draft: request('weave:draft', draftChange, draftAnswer),
  /** What stands in the box of one's own passage of a battle round; kept, and seen by nobody. */
  passageDraft: request('weave:passage-draft', passage, plainAnswer),
  /** Hands in one's own passage of a battle round. */
  passage: request('weave:passage', z.extend(passage, { submitId: z.guid() }), passageAnswer),
  /** Has nothing to say in a battle round. */
  pass: request('weave:pass', z.extend(ofRoom, { round: z.int() }), plainAnswer),
  /** Takes back one's own passage, to write on. */
  passageBack: request('weave:passage-back', z.extend(ofRoom, { round: z.int() }), plainAnswer),
  /** Marks a passage beside one's pick, or takes the mark back. */
  markPassage: request(
    'weave:passage-mark',
    z.extend(ofRoom, { round: z.int(), passage: z.int(), kind: passageMark, on: z.boolean() }),
    plainAnswer,
  ),
  /** Picks the passage that goes on; from outside the room, along with its other watchers. */
  pick: request('weave:pick', z.object({ roomId: z.guid(), round: z.int(), passage: z.int() }), plainAnswer),
  /** Goes on: without a pick, or as they have read the outcome of a battle round; the next one begins when everyone here has. Too late, it changes nothing. */
  ready: request('weave:ready', z.object({ roomId: z.guid(), round: z.int() }), plainAnswer),
  /** Marks a fresh part of another writer, or takes the mark back. */
  mark: request(
    'weave:mark',
    z.object({ roomId: z.guid(), number: z.int().check(z.minimum(1)), kind: markKind, on: z.boolean() }),
    plainAnswer,
  ),
  /** Reads out the next line of a game of Fold; `read`: how many were before it. */
  readOn: request('weave:read-on', z.extend(ofRoom, { read: z.int() }), plainAnswer),
  /** Marks a line that was read out, or takes the mark back. */
  markLine: request('weave:line-mark', z.extend(ofRoom, { ...lineKey, kind: markKind, on: z.boolean() }), plainAnswer),
  /** Finds a line the best of the night, instead of any other. */
  pickLine: request('weave:line-pick', z.extend(ofRoom, lineKey), plainAnswer),
  /** Proposes a title for a story of a game of Fold, in place of one's last, and votes for it; or votes for one that is there. */
  titleLine: request(
    'weave:fold-title',
    z.extend(ofRoom, { sheet: z.int(), title: z.string().check(z.maxLength(MAX_ROOM_TITLE)) }),
    plainAnswer,
  ),
  /** The opener says how the AI writers are to write, and how many there are at most. */
  note: request('weave:note', z.object({ roomId: z.guid(), note: chosenNote }), plainAnswer),
  /** Whether the AI writers may joke: anybody with a seat says so. */
  jokes: request('weave:jokes', z.object({ roomId: z.guid(), on: z.boolean() }), plainAnswer),
  /** Says something of the story that both kinds of AI writers will know: who is in it, what is where, what is open. */
  remember: request('weave:remember', z.object({ roomId: z.guid(), saying }), plainAnswer),
  /** Asks the AI writer of the newest part for another one. */
  another: request('weave:another', ofPart, plainAnswer),
  /** Strikes the newest part, where it is an AI writer's. */
  strike: request('weave:strike', ofPart, plainAnswer),
  /** Changes the words of the newest part, where it is an AI writer's. */
  change: request('weave:change-part', z.extend(ofPart, { text: z.string().check(z.maxLength(MAX_SENT)) }), plainAnswer),
  /** Wants undone what another writer did to the newest part. */
  undo: request('weave:undo', ofPart, plainAnswer),
  /** Proposes a title for the story of a closed room that one wrote in, and votes for it. */
  proposeTitle: request('weave:title', z.object({ roomId: z.guid(), title: z.string().check(z.maxLength(MAX_ROOM_TITLE)) }), plainAnswer),
  /** Says whether a writer of a private room wants its story in the library. */
  publish: request('weave:publish', z.extend(ofRoom, { publish: z.boolean(), named: z._default(z.boolean(), true) }), plainAnswer),
  /** Votes for a proposed title, instead of any other. */
  voteTitle: request('weave:title-vote', z.object({ roomId: z.guid(), place: z.int() }), plainAnswer),
  /** Ends one's own turn with this text. */
  submit: request('weave:submit', submission, submitAnswer),
};

type WeaveRequests = typeof weaveRequests;

type QuestionOf<Key extends keyof WeaveRequests> = z.output<WeaveRequests[Key]['question']>;
type AnswerOf<Key extends keyof WeaveRequests> = z.output<WeaveRequests[Key]['answer']>;
type IfPlain<Answer, Key> = [Answer, PlainAnswer] extends [PlainAnswer, Answer] ? Key : never;

/** A request about a room that is answered with yes or no alone. */
export type RoomCallName = {
  [Key in keyof WeaveRequests]: QuestionOf<Key> extends { roomId: string } ? IfPlain<AnswerOf<Key>, Key> : never;
}[keyof WeaveRequests];

/** What such a request says besides its room. */
export type RoomQuestion<Name extends RoomCallName> = Omit<QuestionOf<Name>, 'roomId'>;

/** One such request, with what it says. */
export type RoomCall = { [Name in RoomCallName]: { name: Name; question: RoomQuestion<Name> } }[RoomCallName];

const event = <Payload>(name: string, payload: z.ZodMiniType<Payload>): LiveEvent<Payload> => ({ name, payload });

/** Events that a Story Weave page receives over the live connection. */
export const weaveEvents = {
  change: event('weave:change', roomChange),
  draft: event('weave:draft', draftChange),
  /** The room has changed in a way that is not sent: request it with 'weave:watch'. */
  stale: event('weave:stale', z.object({ roomId: z.string() })),
};
