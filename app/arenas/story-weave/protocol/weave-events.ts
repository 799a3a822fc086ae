import type { WeaveRefusal } from '../texts';
import type { DraftChange, RoomChange, RoomView } from './room-view';

/** An expected 'no', with its text for the person. */
export interface Refused {
  ok: false;
  code: WeaveRefusal;
  text: string;
}

export type RoomAnswer = { ok: true; view: RoomView } | Refused;
export type PlainAnswer = { ok: true } | Refused;

/** 'draft-again': the server does not have what was to be kept; send the whole text with `keep: 0`. */
export type DraftAnswer = { ok: true } | { ok: false; code: 'draft-again' } | Refused;

/**
 * Taken: `text` is the part as it now stands in the story; empty for a turn that was passed without a word.
 * Not taken, because the turn was over: `left` are the words of it that did not get into the story.
 */
export type SubmitAnswer = { ok: true; turn: number; text: string } | (Refused & { left: string });

/** What a page of Story Weave asks over the live connection, each answered once. */
export interface WeaveRequests {
  /** Takes a seat in the newest room with a free one, else opens a room. Signed in only. */
  'weave:enter': (request: Record<string, never>, answer: (answer: RoomAnswer) => void) => void;
  /** Takes a seat in this room, or one's own again. Signed in only. The room is watched then too. */
  'weave:join': (request: { roomId: string }, answer: (answer: RoomAnswer) => void) => void;
  /** Sees all of a room and writes nothing; also to get the room anew after a gap. Open to visitors. */
  'weave:watch': (request: { roomId: string }, answer: (answer: RoomAnswer) => void) => void;
  /** Looks no longer at a room; the seat, if one has it, is away. */
  'weave:unwatch': (request: { roomId: string }, answer: (answer: PlainAnswer) => void) => void;
  /** Gets up: a running turn of one's own ends with what was typed; the seat is kept for 60 s of game time. */
  'weave:leave': (request: { roomId: string }, answer: (answer: PlainAnswer) => void) => void;
  /** 'I am here': ends being passed over. */
  'weave:here': (request: { roomId: string }, answer: (answer: PlainAnswer) => void) => void;
  /** New letters of one's own turn. At most 30 a second; gather them for 50 ms or more. */
  'weave:draft': (request: DraftChange, answer: (answer: DraftAnswer) => void) => void;
  /** Ends one's own turn with this text. The same `submitId` counts once, however often it is sent. */
  'weave:submit': (
    request: { roomId: string; turn: number; text: string; submitId: string },
    answer: (answer: SubmitAnswer) => void,
  ) => void;
}

/** What a page of Story Weave is told over the live connection. */
export interface WeaveEvents {
  'weave:change': (change: RoomChange) => void;
  'weave:draft': (change: DraftChange) => void;
  /** The room has changed in a way that is not told here: ask for it with 'weave:watch'. */
  'weave:stale': (room: { roomId: string }) => void;
}

declare module '~/platform/live/events' {
  interface LiveEvents extends WeaveEvents {}
  interface LiveRequests extends WeaveRequests {}
}
