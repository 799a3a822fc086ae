import type { RoomView, SteeringView } from '../../protocol/room.contract';
import { ownSeat } from '../../protocol/room-view';

/** Whether the viewer may steer the newest part: with a seat, and where others are present only in answer to their own turn. */
export function mayBeSteered(view: RoomView, { answers }: SteeringView): boolean {
  if (!ownSeat(view)) return false;
  return answers === null || answers === view.viewerId || !view.seats.some(({ playerId, away }) => playerId === answers && !away);
}
