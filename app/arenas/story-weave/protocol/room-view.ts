/** The number of seats in a room. */
export const SEATS = 4;

/** A position in the order of writing: 0 to 3. */
export type SeatNumber = 0 | 1 | 2 | 3;

/** Open until the game's time is over, then the epilogue, then closed for good. */
export type RoomStatus = 'open' | 'epilogue' | 'closed';

/** A seat, as everyone in the room may see it. */
export interface SeatView {
  seat: SeatNumber;
  kind: 'person' | 'ai';
  /** The display name of the person or the AI writer. */
  name: string;
  initials: string;
  /** A person's public id; null for an AI writer. The viewer's own seat has the viewer's id. */
  playerId: string | null;
  /** Null for a person. */
  aiWriterId: string | null;
  /** The person has left or lost their connection; the seat is kept for 60 s of game time. */
  away: boolean;
  /** The person let two turns pass without a word, and is passed over until they respond. */
  passedOver: boolean;
  /** The person writes from the next round on; until then an AI writer writes here. */
  fromNextRound: boolean;
  /** Whether the running turn belongs to this seat, whoever writes it. */
  writing: boolean;
}

interface AnyTurnView {
  /** From 1, one more for each turn of the room. */
  number: number;
  seat: SeatNumber;
  /** The writer's name; for an AI writer replacing a person it differs from the seat's. */
  writer: string;
  /** Server time, in ms since 1970. */
  startedAt: number;
  /** Server time of its latest end, in ms since 1970. */
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
  /** The whole part; how much of it has been typed follows from text, seed, the writer's speed and the server's time. */
  text: string;
  seed: number;
}

/** The running turn. */
export type TurnView = PersonTurnView | AiTurnView;

/** A finished part of the story. */
export interface PartView {
  /** The number of its turn; turns without words leave gaps. */
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
  /** Whether it is a ready-made one, because none could be made in time. */
  isDefault: boolean;
}

/** A room as a page shows it. The same for everyone except for `viewerId`. */
export interface RoomView {
  roomId: string;
  /** One more for each change. */
  version: number;
  /** The server's time when this was made, in ms since 1970. */
  serverTime: number;
  /** Seconds of game time per second of the server's clock. */
  gameSpeed: number;
  status: RoomStatus;
  /** When the game ends and the epilogue begins, in ms since 1970. */
  gameEndsAt: number;
  /** When the room closes at the latest (a running turn is finished first), in ms since 1970. */
  closesAt: number;
  /** Null while it is being made. */
  opening: OpeningView | null;
  /** In order; empty before the first person sits down. */
  seats: readonly SeatView[];
  parts: readonly PartView[];
  /** Null between two turns. */
  turn: TurnView | null;
  /** When the next turn begins, in ms since 1970; null while one is running, or while nobody who could write is present. */
  nextTurnAt: number | null;
  /** The story in the library, once the room is closed; null when nobody wrote a word. */
  storyId: string | null;
  /** The viewer's id; null for a visitor. */
  viewerId: string | null;
}

/** One difference. */
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

/** All differences between one version and the one before. */
export interface RoomChange {
  roomId: string;
  version: number;
  serverTime: number;
  parts: readonly RoomChangePart[];
}

/** A change of the current writer's draft: its first `keep` UTF-16 units stay, followed by `add`. */
export interface DraftChange {
  roomId: string;
  turn: number;
  keep: number;
  add: string;
}

/**
 * Applies a change to a room.
 * @returns the same view for a change it already has; 'gap' when an earlier one is missing: request the room again.
 */
export function applyChange(view: RoomView, change: RoomChange): RoomView | 'gap' {
  if (change.roomId !== view.roomId || change.version <= view.version) return view;
  if (change.version !== view.version + 1) return 'gap';
  const next = change.parts.reduce(withPart, view);
  return { ...next, version: change.version, serverTime: change.serverTime };
}

/**
 * Applies a draft change to a room.
 * @returns the same view for a draft of another turn; 'gap' when an earlier change is missing: request the room again.
 */
export function applyDraft(view: RoomView, { roomId, turn, keep, add }: DraftChange): RoomView | 'gap' {
  if (roomId !== view.roomId || view.turn?.kind !== 'person' || view.turn.number !== turn) return view;
  if (keep > view.turn.draft.length) return 'gap';
  return { ...view, turn: { ...view.turn, draft: view.turn.draft.slice(0, keep) + add } };
}

/** The smallest draft change that turns `before` into `after`. */
export function draftChange(before: string, after: string): { keep: number; add: string } {
  let keep = 0;
  const most = Math.min(before.length, after.length);
  while (keep < most && before.charCodeAt(keep) === after.charCodeAt(keep)) keep += 1;
  // Never split a character of two units.
  if (keep > 0 && (after.codePointAt(keep - 1) ?? 0) > 0xffff) keep -= 1;
  return { keep, add: after.slice(keep) };
}

/** The viewer's seat; undefined for a spectator. */
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
