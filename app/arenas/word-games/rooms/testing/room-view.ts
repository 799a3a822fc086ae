import type { RoomView } from '../rooms.contract';

/** A room of two as everybody in it sees it, for tests. */
export function viewOf(change: Partial<RoomView> = {}): RoomView {
  const seat = { here: true, ready: false, left: false, score: 0, done: false, place: 1, points: 0, rounds: [null, null, null] };
  return {
    ...{ roomId: 'room', version: 1, access: 'link', phase: 'waiting', round: 0, wanted: [null, null, null], games: [], until: null },
    ...{ serverTime: 0, gameSpeed: 1, par: 500, leader: 0, unrated: null, next: null },
    seats: [
      { ...seat, seat: 0, playerId: 'player', name: 'Ann' },
      { ...seat, seat: 1, playerId: null, name: 'Guest 2' },
    ],
    ...change,
  };
}
