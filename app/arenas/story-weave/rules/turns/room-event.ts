import type { Card } from '~/ai-writers/card';
import type { OpeningView } from '../../protocol/room.contract';
import type { BattleEvent } from '../battle/battle-rules';
import type { FoldEvent } from '../fold/fold-rules';
import type { MemoryEvent } from '../memory/room-memory';
import type { RoomNote } from '../note';
import type { Person } from '../room';
import type { SlowEvent } from '../slow/slow-events';
import type { SteeringEvent } from '../steering/steering';
import type { WaitingEvent } from '../waiting/waiting-rules';

/** An event in a room. */
export type RoomEvent =
  /** A person sits down or returns; a room without a free seat stays as it is. */
  | { type: 'joined'; playerId: string; name: string; role?: Person['role']; origin?: string }
  /** A person leaves: their running turn ends. */
  | { type: 'left'; playerId: string }
  /** A person has closed their last page: their running turn continues, as they may be back. */
  | { type: 'away'; playerId: string }
  /** A person's last connection broke, `since` a moment that may be some seconds ago: their seat is kept longer, and a room of lost people stands still. */
  | { type: 'lost'; playerId: string; since: number }
  /** The opener removes a person: their words stay. */
  | { type: 'removed'; playerId: string }
  /** The opener closes the room. */
  | { type: 'closed-by-opener' }
  /** A person who is passed over responds. */
  | { type: 'here'; playerId: string }
  /** The only person who is present wants to read the whole text of the AI writer's running turn now. */
  | { type: 'shown-all'; playerId: string; turn: number }
  | { type: 'submitted'; playerId: string; turn: number; text: string; submitId: string }
  | { type: 'opening-ready'; opening: OpeningView }
  /** `text` is null when the writer could not write. */
  | { type: 'text-ready'; number: number; aiWriterId: string; text: string | null; seed: number }
  /** The writer has no sure answer. `card`: what it would lay on the table, if anything. */
  | { type: 'writer-passes'; number: number; aiWriterId: string; card: Card | null }
  /** The process that waited for a text is gone. */
  | { type: 'asker-lost'; process: string }
  | WaitingEvent
  /** The opener says how the AI writers are to write; with 0 of them, that the room is for people only. */
  | { type: 'noted'; note: RoomNote }
  /** Somebody lets the AI writers joke, or not. */
  | { type: 'jokes'; on: boolean }
  | BattleEvent
  | FoldEvent
  | SlowEvent
  | SteeringEvent
  | MemoryEvent
  /** Time has passed. */
  | { type: 'time' };
