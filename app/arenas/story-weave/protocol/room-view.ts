/** Seats of a room. */
export const SEATS = 4;

/** A place in the order of writing: 0 to 3. */
export type SeatNumber = 0 | 1 | 2 | 3;

/** Open until the game's time is over, then an epilogue, then closed for good. */
export type RoomStatus = 'open' | 'epilogue' | 'closed';

/** Who sits in a seat, as everyone in the room may see it. */
export interface SeatView {
  seat: SeatNumber;
  kind: 'person' | 'ai';
  /** The person's display name, or that of the AI writer. */
  name: string;
  initials: string;
  /** A person's public id; null for an AI writer. Compare it with the viewer's to find one's own seat. */
  playerId: string | null;
  /** Null for a person. */
  aiWriterId: string | null;
  /** The person's connection is gone or they have left; the seat is kept for 60 s of game time. */
  away: boolean;
  /** The person let two turns pass without a word, and is passed over until they give a sign of life. */
  passedOver: boolean;
  /** The person writes from the next round on; until then an AI writer writes here. */
  fromNextRound: boolean;
  /** The running turn is this seat's, whoever writes it. */
  writing: boolean;
}

interface AnyTurnView {
  /** From 1, one more for each turn of the room. */
  number: number;
  seat: SeatNumber;
  /** Name of whoever writes, which for an AI writer in a person's place is not that of the seat. */
  writer: string;
  /** Server time, in ms since 1970. */
  startedAt: number;
  /** Server time at which it ends at the latest, in ms since 1970. */
  endsAt: number;
}

export interface PersonTurnView extends AnyTurnView {
  kind: 'person';
  playerId: string;
  /** What they have typed so far, as far as this process knows. */
  draft: string;
}

export interface AiTurnView extends AnyTurnView {
  kind: 'ai';
  aiWriterId: string;
  /** The whole part; how much of it is typed follows from text, seed, the writer's speed and the server's time. */
  text: string;
  seed: number;
}

/** A turn that is being written. */
export type TurnView = PersonTurnView | AiTurnView;

/** A finished part of the story. */
export interface PartView {
  /** Number of its turn; turns without a word leave gaps. */
  number: number;
  seat: SeatNumber;
  kind: 'person' | 'ai';
  writer: string;
  /** Null for an AI writer, or a person whose account is gone. */
  playerId: string | null;
  aiWriterId: string | null;
  text: string;
}

export interface OpeningView {
  prompt: string;
  /** The story's first line. */
  starter: string;
  /** No starter could be made in time, so it is one that was kept ready. */
  isDefault: boolean;
}

/** A room as a page shows it. The same for everyone but for `viewerId`. */
export interface RoomView {
  roomId: string;
  /** One more for each change. */
  version: number;
  /** The server's clock when this was made, in ms since 1970. */
  serverTime: number;
  /** Seconds of the game that pass in one second of the server's clock. */
  gameSpeed: number;
  status: RoomStatus;
  /** When the game's time is over and the epilogue begins, in ms since 1970. */
  gameEndsAt: number;
  /** When the room closes at the latest (a running turn is finished first), in ms since 1970. */
  closesAt: number;
  /** Null while it is being made. */
  opening: OpeningView | null;
  /** In their order; empty before the first person sits down. */
  seats: readonly SeatView[];
  parts: readonly PartView[];
  /** Null between two turns. */
  turn: TurnView | null;
  /** When the next turn begins, in ms since 1970; null while one runs, or while nobody who could write is here. */
  nextTurnAt: number | null;
  /** The story in the library, once the room is closed; null where nobody wrote a word. */
  storyId: string | null;
  /** Whoever looks; null for a visitor. */
  viewerId: string | null;
}

/** One thing that is different. */
export type RoomChangePart =
  | { type: 'opening'; opening: OpeningView }
  | { type: 'seats'; seats: readonly SeatView[] }
  | { type: 'turn-started'; turn: TurnView }
  /** `part` is null when the turn brought no words. */
  | { type: 'turn-ended'; number: number; part: PartView | null }
  | { type: 'next-turn'; at: number | null }
  | { type: 'status'; status: RoomStatus }
  /** An AI writer could not write, so the turn passed to the next writer. */
  | { type: 'writer-failed'; writer: string }
  | { type: 'closed'; storyId: string | null };

/** Everything that one version has different from the one before. */
export interface RoomChange {
  roomId: string;
  version: number;
  serverTime: number;
  parts: readonly RoomChangePart[];
}

/** New letters of the person who writes: their text is now its first `keep` UTF-16 units and then `add`. */
export interface DraftChange {
  roomId: string;
  turn: number;
  keep: number;
  add: string;
}

/**
 * A room after a change.
 * @returns the same view for a change that it already has; 'gap' when one before it is missing: ask for the room anew.
 */
export function applyChange(view: RoomView, change: RoomChange): RoomView | 'gap' {
  if (change.roomId !== view.roomId || change.version <= view.version) return view;
  if (change.version !== view.version + 1) return 'gap';
  const next = change.parts.reduce(withPart, view);
  return { ...next, version: change.version, serverTime: change.serverTime };
}

/**
 * A room after letters of the person who writes.
 * @returns the same view for letters of another turn; 'gap' when some before them are missing: ask for the room anew.
 */
export function applyDraft(view: RoomView, { roomId, turn, keep, add }: DraftChange): RoomView | 'gap' {
  if (roomId !== view.roomId || view.turn?.kind !== 'person' || view.turn.number !== turn) return view;
  if (keep > view.turn.draft.length) return 'gap';
  return { ...view, turn: { ...view.turn, draft: view.turn.draft.slice(0, keep) + add } };
}

/** The smallest draft change that makes `after` of `before`. */
export function draftChange(before: string, after: string): { keep: number; add: string } {
  let keep = 0;
  const most = Math.min(before.length, after.length);
  while (keep < most && before.charCodeAt(keep) === after.charCodeAt(keep)) keep += 1;
  // A character of two units is not cut in two.
  if (keep > 0 && (after.codePointAt(keep - 1) ?? 0) > 0xffff) keep -= 1;
  return { keep, add: after.slice(keep) };
}

/** The seat of whoever looks; undefined for a spectator. */
export function ownSeat(view: RoomView): SeatView | undefined {
  return view.viewerId === null ? undefined : view.seats.find((seat) => seat.playerId === view.viewerId);
}

function withPart(view: RoomView, part: RoomChangePart): RoomView {
  switch (part.type) {
    case 'opening':
      return { ...view, opening: part.opening };
    case 'seats':
      return { ...view, seats: part.seats };
    case 'turn-started':
      return { ...view, turn: part.turn, nextTurnAt: null };
    case 'turn-ended':
      return { ...view, turn: null, parts: part.part ? [...view.parts, part.part] : view.parts };
    case 'next-turn':
      return { ...view, nextTurnAt: part.at };
    case 'status':
      return { ...view, status: part.status };
    case 'writer-failed':
      return view;
    case 'closed':
      return { ...view, status: 'closed', storyId: part.storyId, turn: null, nextTurnAt: null };
  }
}
