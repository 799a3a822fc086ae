import type { OpeningView } from '../../protocol/room.contract';
import type { Person } from '../room';

/** An event of a slow room. */
export type SlowEvent =
  /** A person hands in their turn; `last` ends the story with it, where the room offers an ending. */
  | { type: 'slow-turn'; playerId: string; text: string; submitId: string; last: boolean }
  | { type: 'pen-taken'; playerId: string }
  | { type: 'pen-passed'; playerId: string }
  /** A writer lets readers follow, or no longer. */
  | { type: 'readers-let'; playerId: string; on: boolean }
  /** A writer wants the story to end as it stands, or no longer. */
  | { type: 'end-wanted'; playerId: string; on: boolean };

/** Effects of a slow room, for people to be told. */
export type SlowEffect =
  /** It is this person's turn. */
  | { type: 'pen-given'; playerId: string }
  /** A writer holds the pen who was told of nothing: they took it. */
  | { type: 'pen-held'; playerId: string }
  /** The time of whom it was with is up. */
  | { type: 'pen-freed'; playerId: string }
  | { type: 'ending-offered' };

/** What a slow room takes of what happens in all rooms. */
export type SlowRoomEvent =
  | SlowEvent
  | { type: 'joined'; playerId: string; name: string; role?: Person['role'] }
  | { type: 'left' | 'removed'; playerId: string }
  | { type: 'closed-by-opener' }
  | { type: 'opening-ready'; opening: OpeningView }
  | { type: 'time' };
