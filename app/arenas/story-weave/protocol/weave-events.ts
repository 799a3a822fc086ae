import type { WeaveRefusal } from '../texts';
import type { DraftChange, RoomChange, RoomView } from './room-view';

/** An expected refusal, with its text for the person. */
export interface Refused {
  ok: false;
  code: WeaveRefusal;
  text: string;
}

export type RoomAnswer = { ok: true; view: RoomView } | Refused;
export type PlainAnswer = { ok: true } | Refused;

/** 'draft-again': the server lacks the text that `keep` refers to; send the whole text with `keep: 0`. */
export type DraftAnswer = { ok: true } | { ok: false; code: 'draft-again' } | Refused;

/**
 * Accepted: `text` is the part as it is now in the story; empty for a turn that passed without words.
 * Refused because the turn was over: `left` are its words that are not in the story.
 */
export type SubmitAnswer = { ok: true; turn: number; text: string } | (Refused & { left: string });

/** Requests of a Story Weave page over the live connection, each answered once. */
interface WeaveRequests {
  /** Takes a seat in the newest room with a free one, otherwise opens a room. Signed in only. */
  'weave:enter': (request: Record<string, never>, answer: (answer: RoomAnswer) => void) => void;
  /** Takes or retakes a seat in this room, and watches the room. Signed in only. */
  'weave:join': (request: { roomId: string }, answer: (answer: RoomAnswer) => void) => void;
  /** Watches a room without writing; also returns the room again after a gap. Open to visitors. */
  'weave:watch': (request: { roomId: string }, answer: (answer: RoomAnswer) => void) => void;
  /** Stops watching a room; the viewer's seat, if any, is then away. */
  'weave:unwatch': (request: { roomId: string }, answer: (answer: PlainAnswer) => void) => void;
  /** Leaves: one's own running turn ends with what was typed; the seat is kept for 60 s of game time. */
  'weave:leave': (request: { roomId: string }, answer: (answer: PlainAnswer) => void) => void;
  /** 'I am here': the person is no longer passed over. */
  'weave:here': (request: { roomId: string }, answer: (answer: PlainAnswer) => void) => void;
  /** A change of one's own draft. At most 30 a second; collect keystrokes for 50 ms or more. */
  'weave:draft': (request: DraftChange, answer: (answer: DraftAnswer) => void) => void;
  /** Ends one's own turn with this text. The same `submitId` counts once, however often it is sent. */
  'weave:submit': (
    request: { roomId: string; turn: number; text: string; submitId: string },
    answer: (answer: SubmitAnswer) => void,
  ) => void;
}

/** Events that a Story Weave page receives over the live connection. */
interface WeaveEvents {
  'weave:change': (change: RoomChange) => void;
  'weave:draft': (change: DraftChange) => void;
  /** The room has changed in a way that is not sent: request it with 'weave:watch'. */
  'weave:stale': (room: { roomId: string }) => void;
}

declare module '~/platform/live/events' {
  interface LiveEvents extends WeaveEvents {}
  interface LiveRequests extends WeaveRequests {}
}
