import type { RoomView, TurnView } from '../../protocol/room.contract';
import { SEATS } from '../../protocol/room-setting.contract';
import { toasts, type WeaveToast } from '../../texts';

/** A room is without a writer for seconds between two turns or while an AI writer thinks; after this many ms something is wrong. */
export const STALLED_MS = 20_000;

/** Whether an unfinished room has no writer at the moment. */
export function waitsForWriter({ status, opening, turn, setting, waitsUntil }: RoomView): boolean {
  return setting.format === 'turns' && waitsUntil === null && status !== 'closed' && opening !== null && turn === null;
}

/** The notice for a room that has waited too long: whose turn should have begun follows from the last part. */
export function stallToast({ parts, seats }: RoomView): WeaveToast {
  const last = parts.at(-1);
  const next = last && seats.find(({ seat }) => seat === (last.seat + 1) % SEATS);
  return next?.kind === 'ai' ? toasts.aiTurnFailed : toasts.storyStuck;
}

type Place = Pick<TurnView, 'number' | 'seat'>;

/**
 * Whether an AI writer should have written between two turns but could not: its turn passes to the next writer without
 * a number of its own.
 */
export function skippedAiWriter(seats: RoomView['seats'], before: Place, after: Place): boolean {
  // Missed turns, as without a connection, reveal nothing.
  if (after.number !== before.number + 1) return false;
  const steps = (after.seat - before.seat + SEATS - 1) % SEATS;
  return seats.some(({ seat, kind, passes }) => kind === 'ai' && !passes && (seat - before.seat + SEATS - 1) % SEATS < steps);
}
