import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import { type Clock, gameTimeFromNow } from '~/platform/clock/clock';
import type { Db, Tables } from '~/platform/database/database.server';
import { seededRandom } from '~/platform/random/random';
import { rateContest } from '~/progress/ratings/rate-contest.server';
import { GAME_IDS } from '../../games/games';
import type { Referee } from '../../referee/referee.server';
import type { RunOwner } from '../../referee/referee-types';
import {
  allReady,
  BETWEEN_MS,
  COUNT_IN_MS,
  drawGames,
  FEWEST_PLAYERS,
  isDeserted,
  isHere,
  isRoundOver,
  momentFor,
  ROUNDS,
  ratedPlaces,
  readyDueAt,
  roundDueAt,
  seenInRuns,
  whyUnrated,
} from '../rules/word-room';
import { haveSharedBrowser } from './related.server';
import { changeRoom, lockRoom, type NamedSeat, type RoomRow, readRoom, runsOfRoom, type StoredRoomRun, seatsOf } from './room-rows.server';

const MAX_SEED = 2 ** 32;

interface RoundDependencies {
  db: Db;
  clock: Clock;
  referee: Pick<Referee, 'startTogether' | 'settle'>;
}

/** Who is in a room, with their runs. */
interface People {
  seats: readonly NamedSeat[];
  runs: readonly StoredRoomRun[];
}

/** The way of a room from its start to its end. */
export interface Rounds {
  /**
   * Does what is due in a room.
   * @returns whether anything changed, and when something is due again, in ms since 1970; undefined where another process has the room.
   */
  pass(roomId: string): Promise<{ changed: boolean; dueAt: number | null } | undefined>;
  /** Lets a locked room begin, with those who are here; the others lose their seats. */
  begin(trx: Transaction<Tables>, room: RoomRow): Promise<void>;
}

/**
 * Creates the rounds. Each step is decided under the room's lock by what its rows say, so that a late, doubled or missing call changes
 * nothing.
 * @see docs/decisions/0155-rooms-of-words.md
 */
export function createRounds({ db, clock, referee }: RoundDependencies): Rounds {
  const now = () => clock.now().getTime();

  async function begin(trx: Transaction<Tables>, { id, wanted }: RoomRow): Promise<void> {
    const seats = await seatsOf(trx, id);
    const moment = momentFor(seats, now());
    const gone = seats.filter((seat) => !isHere(seat, moment)).map(({ seat }) => seat);
    if (gone.length > 0) await trx.deleteFrom('word_room_seat').where('room_id', '=', id).where('seat', 'in', gone).execute();
    const games = drawGames(wanted, GAME_IDS, seededRandom(randomInt(MAX_SEED)));
    await changeRoom(trx, id, { phase: 'soon', round: 0, games, due_at: gameTimeFromNow(clock, COUNT_IN_MS) });
  }

  /**
   * Ends the runs of a round that nobody waits for any longer; each in a transaction of its own, before the room is locked.
   * @returns when a round that goes on is looked at again, in ms since 1970; undefined where there is more to do.
   */
  async function settleRound(roomId: string): Promise<number | undefined> {
    const room = await readRoom(db, roomId);
    if (room?.phase !== 'playing') return undefined;
    const seats = await seatsOf(db, roomId);
    const runs = (await runsOfRoom(db, clock, roomId)).filter(({ round }) => round === room.round);
    if (!isRoundOver(runs, seats, now())) {
      const dueAt = room.due_at?.getTime() ?? 0;
      return now() < dueAt && dueAt <= roundDueAt(runs, seats, now()) ? dueAt : undefined;
    }
    for (const { id, settled } of runs) if (!settled) await referee.settle(id);
    return undefined;
  }

  async function waiting(trx: Transaction<Tables>, room: RoomRow, seats: readonly NamedSeat[], isDue: boolean): Promise<boolean> {
    const moment = momentFor(seats, now());
    const here = seats.filter((seat) => isHere(seat, moment)).length;
    const isFilled = room.access === 'next' && isDue && here >= FEWEST_PLAYERS;
    if (allReady(seats, moment) || isFilled) await begin(trx, room);
    else if (!isDue) return false;
    else if (room.access === 'next') await changeRoom(trx, room.id, { due_at: null });
    else return lookAgain(trx, room, readyDueAt(seats, now()));
    return true;
  }

  /** Sets when a room is looked at again; nobody in it sees that. */
  async function lookAgain(trx: Transaction<Tables>, { id, due_at }: RoomRow, dueAt: number | undefined): Promise<false> {
    if (dueAt === due_at?.getTime()) return false;
    const next = dueAt === undefined ? null : new Date(dueAt);
    await trx.updateTable('word_room').set({ due_at: next }).where('id', '=', id).execute();
    return false;
  }

  async function soon(trx: Transaction<Tables>, room: RoomRow, { seats, runs: before }: People): Promise<boolean> {
    if (isDeserted(seenInRuns(seats, before), now())) return over(trx, room, { seats, runs: before });
    const players = seats.filter(({ left }) => !left).map(({ seat, browser, ...person }) => ({ seat, browser, owner: ownerOf(person) }));
    const game = room.games[room.round];
    if (game === undefined || players.length === 0) return over(trx, room, { seats, runs: before });
    await referee.startTogether(trx, { roomId: room.id, round: room.round, game, players });
    const runs = (await runsOfRoom(trx, clock, room.id)).filter(({ round }) => round === room.round);
    await changeRoom(trx, room.id, { phase: 'playing', due_at: new Date(roundDueAt(runs, seats, now())) });
    return true;
  }

  async function playing(trx: Transaction<Tables>, room: RoomRow, people: People): Promise<boolean> {
    const { seats } = people;
    const runs = people.runs.filter(({ round }) => round === room.round);
    if (runs.some(({ settled }) => !settled)) return lookAgain(trx, room, roundDueAt(runs, seats, now()));
    if (room.round + 1 >= ROUNDS || seats.every(({ left }) => left)) return over(trx, room, people);
    await changeRoom(trx, room.id, { phase: 'soon', round: room.round + 1, due_at: gameTimeFromNow(clock, BETWEEN_MS) });
    return true;
  }

  async function over(trx: Transaction<Tables>, room: RoomRow, { seats, runs }: People): Promise<boolean> {
    if (!whyUnrated(seats, await haveSharedBrowser(trx, seats)))
      await rateContest(trx, { ladder: 'words', sourceId: room.id, part: 1, placed: ratedPlaces(seats, runs) }, clock.now());
    await changeRoom(trx, room.id, { phase: 'over', due_at: null });
    return true;
  }

  return {
    begin,
    async pass(roomId) {
      const goesOnUntil = await settleRound(roomId);
      if (goesOnUntil !== undefined) return { changed: false, dueAt: goesOnUntil };
      const changed = await db.transaction().execute(async (trx) => {
        const room = await lockRoom(trx, roomId, 'skip');
        if (!room) return undefined;
        const people = { seats: await seatsOf(trx, roomId), runs: await runsOfRoom(trx, clock, roomId) };
        const isDue = room.due_at !== null && room.due_at.getTime() <= now();
        if (room.phase === 'waiting') return waiting(trx, room, people.seats, isDue);
        if (room.phase === 'soon') return isDue && soon(trx, room, people);
        return room.phase === 'playing' && playing(trx, room, people);
      });
      if (changed === undefined) return undefined;
      return { changed, dueAt: (await readRoom(db, roomId))?.due_at?.getTime() ?? null };
    },
  };
}

function ownerOf({ playerId, guestId = '' }: Pick<NamedSeat, 'playerId' | 'guestId'>): RunOwner {
  return playerId === undefined ? { guestId } : { playerId };
}
