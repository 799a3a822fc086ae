import type { WeaveRefusal } from '../texts';
import { type Room, seatOf } from './room';

/**
 * Why a person may not sit down in a room; undefined when they may. Whoever has a seat may always take it again.
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

/** Why these words of a person are not taken; undefined when they are. */
export function whyNotWriting(person: { id: string } | undefined, room: Room, turn: number): WeaveRefusal | undefined {
  if (!person) return 'signed-out';
  if (room.turn?.kind === 'person' && room.turn.number === turn && room.turn.playerId === person.id) return undefined;
  if (turn <= room.lastNumber) return 'turn-over';
  return seatOf(room, person.id) === undefined ? 'no-seat' : 'not-your-turn';
}

function hasFreeSeat(room: Room): boolean {
  return room.seats.some((seat) => seat.person === null);
}
