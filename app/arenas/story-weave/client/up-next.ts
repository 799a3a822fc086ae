import type { RoomView } from '../protocol/room.contract';
import { SEATS } from '../protocol/room-setting.contract';
import { ownSeat } from '../protocol/room-view';
import type { SeatView } from '../protocol/seat.contract';
import { standInAiWriter } from '../rules/ai-writers';

/** How many writers are named. */
const NAMED = 2;
/** Writes in the seat of a person until their first round begins. */
const UNTIL_NEXT_ROUND = 'an AI writer';

/** The next two writers of a room of turns, in words; the viewer is 'you'. Empty while nobody writes. */
export function upNext(view: RoomView): string[] {
  const { turn, seats, status } = view;
  if (!turn || status === 'closed') return [];
  const names: string[] = [];
  for (let step = 1; step <= SEATS && names.length < NAMED; step += 1) {
    const seat = seats.find((one) => one.seat === (turn.seat + step) % SEATS);
    const name = seat && nameOf(view, seat, turn.seat + step >= SEATS);
    if (name !== undefined) names.push(name);
  }
  return names;
}

/** @param nextRound whether their turn belongs to the round after the running one. */
function nameOf(view: RoomView, seat: SeatView, nextRound: boolean): string | undefined {
  const { aiWriters } = view.setting;
  if (seat.fromNextRound && !nextRound) return aiWriters ? UNTIL_NEXT_ROUND : undefined;
  if (seat.away) return aiWriters ? standInAiWriter.name : undefined;
  if (seat.passedOver) return undefined;
  return seat === ownSeat(view) ? 'you' : seat.name;
}
