import { JOINABLE_MS } from './limits';
import { type Room, real, seatOf } from './room';
import type { WeaveRefusal } from './texts';

/** Whether somebody may see a room: everybody may, whoever has its address. */
export function mayWatch(): boolean {
  return true;
}

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

/** Whether /storyweave sends people into a room: a seat is free and more than 5 minutes of the game are left. */
export function isJoinable(room: Room, now: number, gameSpeed: number): boolean {
  return room.status === 'open' && hasFreeSeat(room) && room.gameEndsAt - now > real({ gameSpeed }, JOINABLE_MS);
}

function hasFreeSeat(room: Room): boolean {
  return room.seats.some((seat) => seat.person === null);
}
