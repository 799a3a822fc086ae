import type { RoomProgress, RoomView } from '../rooms.contract';

/** The newer one of two views of a room: later versions win, and of one version what the server said later. */
export function newerView(known: RoomView, heard: RoomView): RoomView {
  if (heard.roomId !== known.roomId || heard.version < known.version) return known;
  if (heard.version === known.version && heard.serverTime < known.serverTime) return known;
  // Points only grow: what was heard of a run in between is not taken back.
  const isSameGame = heard.round === known.round && heard.phase === known.phase;
  return isSameGame ? { ...heard, seats: heard.seats.map((seat) => withProgress(seat, seatIn(known, seat.seat))) } : heard;
}

/** A room once a run in it has come further; what is heard of another game changes nothing. */
export function progressedView(known: RoomView, progress: RoomProgress): RoomView {
  if (progress.roomId !== known.roomId || progress.round !== known.round || known.phase !== 'playing') return known;
  return { ...known, seats: known.seats.map((seat) => (seat.seat === progress.seat ? withProgress(seat, progress) : seat)) };
}

type Seat = RoomView['seats'][number];

function seatIn({ seats }: RoomView, seat: number): Seat | undefined {
  return seats.find((one) => one.seat === seat);
}

function withProgress(seat: Seat, other: Pick<Seat, 'score' | 'done'> | undefined): Seat {
  if (!other) return seat;
  return { ...seat, score: Math.max(seat.score, other.score), done: seat.done || other.done };
}
