import type { Clock } from '~/platform/clock/clock';
import type { Executor } from '~/platform/database/database.server';
import { GAME_IDS } from '../../games/games';
import type { RoomView } from '../rooms.contract';
import { isHere, leaderOf, momentFor, ROUNDS, seenInRuns, standingsOf, whyUnrated } from '../rules/word-room';
import { roomTexts } from '../texts';
import { haveSharedBrowser } from './related.server';
import { type NamedSeat, type RoomRow, readRoom, runsOfRoom, type StoredRoomRun, seatsOf } from './room-rows.server';

/** A room with what its view is made of. */
interface SeenRoom {
  view: RoomView;
  seats: NamedSeat[];
  runs: StoredRoomRun[];
}

/** A room as everybody in it may see it; undefined when there is none. */
export async function lookAtRoom(executor: Executor, clock: Clock, roomId: string): Promise<SeenRoom | undefined> {
  const room = await readRoom(executor, roomId);
  if (!room) return undefined;
  const [seats, runs] = [await seatsOf(executor, roomId), await runsOfRoom(executor, clock, roomId)];
  const now = clock.now().getTime();
  const moment = momentFor(seats, now);
  // Who is gone by the start loses their seat, and does not count until then.
  const counted = room.phase === 'waiting' ? seats.filter((seat) => isHere(seat, moment)) : seats;
  const related = await haveSharedBrowser(executor, counted);
  const standings = standingsOf(seats, runs);
  // Before its first run, the game that comes next has none: then those of the game before stand.
  const shown = runs.some(({ round }) => round === room.round) ? room.round : room.round - 1;
  const view: RoomView = {
    ...{ roomId, version: room.version, access: room.access, phase: room.phase, round: room.round, games: room.games },
    ...{ until: untilOf(room), serverTime: now, gameSpeed: clock.gameSpeed },
    wanted: room.wanted.map((wanted) => GAME_IDS.find((game) => game === wanted) ?? null),
    par: runs.find(({ round }) => round === shown)?.par ?? 0,
    leader: leaderOf(seats, moment) ?? null,
    unrated: whyUnrated(counted, related) ?? null,
    seats: seenInRuns(seats, runs).map((seat) => {
      const run = runs.find((one) => one.round === shown && one.seat === seat.seat);
      const standing = standings.find((one) => one.seat === seat.seat);
      return {
        // An id would name a player whose name is hidden.
        ...{
          seat: seat.seat,
          playerId: (seat.isHidden ? undefined : seat.playerId) ?? null,
          name: seat.name ?? roomTexts.guest(seat.seat + 1),
        },
        ...{ here: isHere(seat, moment), ready: seat.ready, left: seat.left, score: run?.score ?? 0, done: run?.settled ?? false },
        ...{ place: standing?.place ?? seats.length, points: standing?.points ?? 0 },
        rounds: Array.from({ length: ROUNDS }, (_, round) => standing?.rounds[round] ?? null),
      };
    }),
    next: room.next_id,
  };
  return { view, seats, runs };
}

/** When something happens by itself that people see: while a game is played, or all are to be ready, the room is only looked at again then. */
function untilOf({ access, phase, due_at }: RoomRow): number | null {
  const isLookedAt = phase === 'playing' || (phase === 'waiting' && access !== 'next');
  return isLookedAt ? null : (due_at?.getTime() ?? null);
}
