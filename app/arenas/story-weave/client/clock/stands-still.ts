import type { RoomView } from '../../protocol/room.contract';
import { ownSeat } from '../../protocol/room-view';

/** Whether the viewer is the only person who is present in a room, as far as their page knows. */
export function isAloneHere(view: RoomView): boolean {
  const own = ownSeat(view);
  return own !== undefined && view.seats.every((seat) => seat === own || seat.playerId === null || seat.away);
}

/**
 * When a room stopped, by the server's clock; undefined while it goes on. A room whose only person has lost the connection
 * stands still though its page cannot be told.
 * @param lostAt when the connection broke, by this device's clock; undefined while it stands.
 * @param offsetMs how far the server's clock is ahead of it.
 */
export function standsStillAt(view: RoomView, lostAt: number | undefined, offsetMs: number): number | undefined {
  if (view.stillSince !== null) return view.stillSince;
  return lostAt !== undefined && view.status !== 'closed' && isAloneHere(view) ? lostAt + offsetMs : undefined;
}
