import { type RoomView, SEATS, type TurnView } from '../protocol/room-view';
import { toasts, type WeaveToast } from '../texts';

/** Between two turns, or while an AI writer thinks, a room is without a writer for seconds; after so many ms something is wrong. */
export const STALLED_MS = 20_000;

/** Whether a room that goes on has no writer at the moment. */
export function waitsForWriter({ status, opening, turn }: RoomView): boolean {
  return status !== 'closed' && opening !== null && turn === null;
}

/** What is told when a room has waited for too long: whose turn should have begun follows from the last part. */
export function stallToast({ parts, seats }: RoomView): WeaveToast {
  const last = parts.at(-1);
  const next = last && seats.find(({ seat }) => seat === (last.seat + 1) % SEATS);
  return next?.kind === 'ai' ? toasts.aiTurnFailed : toasts.storyStuck;
}

type Place = Pick<TurnView, 'number' | 'seat'>;

/**
 * Whether an AI writer should have written between two turns and could not: its turn passes to the next one without
 * a number of its own.
 */
export function skippedAiWriter(seats: RoomView['seats'], before: Place, after: Place): boolean {
  // Turns that were missed, as without a connection, tell nothing.
  if (after.number !== before.number + 1) return false;
  const steps = (after.seat - before.seat + SEATS - 1) % SEATS;
  return seats.some(({ seat, kind }) => kind === 'ai' && (seat - before.seat + SEATS - 1) % SEATS < steps);
}
