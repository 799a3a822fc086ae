import type { RoomView } from '../protocol/room.contract';
import { SEATS } from '../protocol/room-setting.contract';
import { ownSeat } from '../protocol/room-view';
import type { SeatView } from '../protocol/seat.contract';
import { NEXT_TURN_MS, TURN_MS } from '../rules/limits';

/** How long a turn of an AI writer takes on average, in ms of game time. */
const AI_TURN_ABOUT_MS = 14_000;

/**
 * When the viewer's next turn is expected: other people may take their whole time, and AI writers take as long as on average.
 * @returns the server's time, in ms since 1970; undefined during their turn, and where none is in sight.
 */
export function ownTurnComesAt(view: RoomView): number | undefined {
  const own = ownSeat(view);
  const { turn, parts, nextTurnAt, gameSpeed, closesAt, seats, waitsUntil } = view;
  const begins = turn?.endsAt ?? nextTurnAt;
  if (!own || own.passedOver || begins === null || waitsUntil !== null || turn?.seat === own.seat) return undefined;
  const last = turn?.seat ?? parts.at(-1)?.seat ?? SEATS - 1;
  const gap = turn ? NEXT_TURN_MS : 0;
  let gameMs = gap;
  for (let step = 1; step <= SEATS; step += 1) {
    const seat = seats.find((one) => one.seat === (last + step) % SEATS);
    if (seat === own) {
      const at = begins + gameMs / gameSpeed;
      return at < closesAt ? at : undefined;
    }
    const takes = seat && turnMs(view, seat);
    if (takes) gameMs += takes + NEXT_TURN_MS;
  }
  return undefined;
}

/** How long the turn of a seat takes at most, or for an AI writer about; 0 where nobody writes. */
function turnMs({ setting }: RoomView, { kind, away, passedOver }: SeatView): number {
  if (kind === 'ai' || away) return setting.aiWriters ? AI_TURN_ABOUT_MS : 0;
  return passedOver ? 0 : TURN_MS * (setting.moreTime ? 2 : 1);
}
