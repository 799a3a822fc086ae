import type { WeaveRefusal } from '../protocol/weave.contract';
import { type Room, seatOf } from './room';

/**
 * Why a person may not sit down in a room; undefined when they may. A person who has a seat may always retake it.
 * @param person undefined for a visitor.
 * @param now in ms since 1970.
 * @see docs/product/story-weave.md
 */
export function whyNotSeated(person: { id: string } | undefined, room: Room, now: number): WeaveRefusal | undefined {
  if (!person) return 'signed-out';
  if (room.status === 'closed') return 'closed';
  if (seatOf(room, person.id) !== undefined) return undefined;
  if (room.status !== 'open' || now >= room.gameEndsAt) return 'too-late';
  return hasFreeSeat(room) ? undefined : 'full';
}

/** Why a person's words are refused; undefined when they are accepted. */
export function whyNotWriting(person: { id: string } | undefined, room: Room, turn: number): WeaveRefusal | undefined {
  if (!person) return 'signed-out';
  if (room.turn?.kind === 'person' && room.turn.number === turn && room.turn.playerId === person.id) return undefined;
  if (turn <= room.lastNumber) return 'turn-over';
  return seatOf(room, person.id) === undefined ? 'no-seat' : 'not-your-turn';
}

function hasFreeSeat(room: Room): boolean {
  return room.seats.some((seat) => seat.person === null);
}
