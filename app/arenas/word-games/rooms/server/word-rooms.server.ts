import { createHmac, timingSafeEqual } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { createContext } from 'react-router';
import { isBlockedAmong } from '~/blocks/unseen.server';
import type { Bus } from '~/platform/bus/bus.server';
import type { Clock } from '~/platform/clock/clock';
import { DAY_MS } from '~/platform/clock/durations';
import type { Db } from '~/platform/database/database.server';
import { removeRows } from '~/platform/database/sweep.server';
import { createRowDeadlines, type RowDeadlines } from '~/platform/deadlines/row-deadlines.server';
import { isUuid } from '~/platform/ids/uuid';
import type { RateLimiter } from '~/platform/limits/rate-limit.server';
import type { Live, LivePeer } from '~/platform/live/live.server';
import type { Log } from '~/platform/log/log.server';
import { personOf } from '../../challenges/challenge-rows.server';
import type { Referee } from '../../referee/referee.server';
import type { RunOwner, RunView } from '../../referee/referee-types';
import type { RoomView } from '../rooms.contract';
import { GONE_MS } from '../rules/word-room';
import { createFrames, type RoomMessage } from './frames.server';
import { lookAtRoom } from './room-look.server';
import { type NamedSeat, ownSeat, type StoredRoomRun, seatOf, seatsOf } from './room-rows.server';
import { createRounds } from './rounds.server';
import { createSeats, type Seats } from './seats.server';
import { firstOpenTo, playersOf, roomsOfCircle } from './waiting-rooms.server';
import '../rooms.tables';

/** A room is kept as long, in ms. */
const KEPT_MS = 30 * DAY_MS;
/** Runs of a room that end within this time are seen to together, in ms. */
const TOGETHER_MS = 20;

/** A person's run of a game of a room that is over. */
export interface PlayedRun {
  /** Which game, from 0. */
  round: number;
  runId: string;
  key: string;
  score: number;
  /** The answers that were not found. */
  unsolved: readonly string[];
}

/** A room as one person's page gets it. */
export interface OwnRoom {
  view: RoomView;
  /** The person's seat, with the key by which their page gives signs of life; undefined where they have none. */
  seat: { seat: number; key: string } | undefined;
  /** Their run of the game that is played, or was played last, and which game that is, from 0. */
  run: { round: number; view: RunView } | undefined;
  /** Their runs of a room that is over, one a game; empty before. */
  played: readonly PlayedRun[];
}

/** Live rooms of words. */
export interface WordRooms extends Seats {
  /** A room as a person may see it; undefined when there is none for them. */
  look(roomId: string, owner: RunOwner | undefined): Promise<OwnRoom | undefined>;
  /** The newest room of a circle that waits for people and has a seat for a person, or theirs; undefined when none does. */
  waitingIn(circleId: string, owner: RunOwner): Promise<string | undefined>;
  onPeer(peer: LivePeer): void;
  /** Deletes old rooms. @returns how many. */
  removeOld(): Promise<number>;
  /** Does everything that is due, at once. */
  sweep: RowDeadlines['sweep'];
  /** Resolves once every room has gone on whose game has just ended here. */
  settled(): Promise<void>;
  start: RowDeadlines['start'];
  stop: RowDeadlines['stop'];
}

interface WordRoomsDependencies {
  db: Db;
  clock: Clock;
  secret: string;
  live: Pick<Live, 'toRoomHere'>;
  bus: Pick<Bus, 'channel'>;
  limiter: Pick<RateLimiter, 'use'>;
  /** How many rooms one person may open in an hour. */
  roomsPerHour(): Promise<number>;
  referee: Referee;
  log: Pick<Log, 'error' | 'warn'>;
}

/** The key under which loaders, actions and other features find the rooms. */
export const wordRoomsContext = createContext<WordRooms>();

/** @see docs/product/word-rooms.md */
export function createWordRooms({ db, clock, secret, live, bus, limiter, roomsPerHour, referee, log }: WordRoomsDependencies): WordRooms {
  const channel = bus.channel<RoomMessage>('word_rooms');
  const goingOn = new Set<Promise<unknown>>();
  /** Rooms whose next pass has not begun: it sees to all runs that end until then. */
  const aboutToGoOn = new Set<string>();
  const rounds = createRounds({ db, clock, referee });
  /** The key of a person's seat: it fits nobody who gets the seat after them. */
  const keyOf = (roomId: string, seat: number, personId: string) =>
    createHmac('sha256', secret).update(`word room ${roomId} seat ${seat} of ${personId}`).digest();

  async function maySee(seats: readonly NamedSeat[], playerId: string | undefined): Promise<boolean> {
    return playerId === undefined || !(await isBlockedAmong(db, playerId, playersOf(seats)));
  }

  const frames = createFrames({
    ...{ db, live, channel, log },
    maySee: async (roomId, playerId) => maySee(await seatsOf(db, roomId), playerId),
    look: async (roomId) => (await lookAtRoom(db, clock, roomId))?.view,
    async sign(roomId, { seat, key }) {
      const own = (await seatsOf(db, roomId)).find((one) => one.seat === seat);
      const personId = own?.playerId ?? own?.guestId;
      if (!own || personId === undefined) return false;
      const given = Buffer.from(key, 'base64url');
      const expected = keyOf(roomId, seat, personId);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
      const owner = own.playerId === undefined ? { guestId: personId } : { playerId: personId };
      const now = clock.now();
      // Back after a while: the others see that, and the game may begin.
      if (now.getTime() - own.seenAt >= GONE_MS) return seats.back(roomId, owner);
      const { numUpdatedRows } = await ownSeat(db, roomId, owner).set({ seen_at: now }).executeTakeFirst();
      return numUpdatedRows > 0;
    },
  });

  async function pass(roomId: string): Promise<number | null | undefined> {
    const passed = await rounds.pass(roomId);
    if (passed?.changed) await told(roomId, passed.dueAt);
    return passed?.dueAt;
  }

  /** Lets a room go on after the last run of a game. What fails here is found by the sweep. */
  function goOn(roomId: string): void {
    if (aboutToGoOn.has(roomId)) return;
    aboutToGoOn.add(roomId);
    const passing = pause(TOGETHER_MS)
      .then(() => {
        aboutToGoOn.delete(roomId);
        return pass(roomId);
      })
      .catch((error: unknown) => log.warn({ err: error, roomId }, 'a room of words waits for its sweep'))
      .finally(() => goingOn.delete(passing));
    goingOn.add(passing);
  }

  async function told(roomId: string, dueAt: number | null): Promise<void> {
    deadlines.wakeAt(roomId, dueAt);
    await frames.roomChanged(roomId);
  }

  async function changed(roomId: string): Promise<void> {
    const row = await db.selectFrom('word_room').select('due_at').where('id', '=', roomId).executeTakeFirst();
    await told(roomId, row?.due_at?.getTime() ?? null);
  }

  async function settled(): Promise<void> {
    while (goingOn.size > 0) await Promise.all(goingOn);
  }

  const deadlines = createRowDeadlines({ db, clock, log, table: 'word_room', noun: 'room of words', pass });

  referee.onRoomRun((roomId, progress) => {
    frames.progressed({ roomId, ...progress });
    if (progress.done) goOn(roomId);
  });
  async function playedRuns(runs: readonly StoredRoomRun[], owner: RunOwner): Promise<PlayedRun[]> {
    const views = await Promise.all(runs.map(async ({ id, round }) => ({ round, view: await referee.runOf(id, owner) })));
    return views.flatMap(({ round, view }) => {
      if (!view?.result) return [];
      const { runId, key, result } = view;
      return { round, runId, key, score: result.score, unsolved: result.unsolved };
    });
  }

  const seats = createSeats({ db, clock, limiter, roomsPerHour, referee, rounds, changed });
  channel.subscribe({ dispatch: frames.receive, onGap: frames.sendAll });

  return {
    ...seats,
    async look(roomId, owner) {
      const seen = isUuid(roomId) ? await lookAtRoom(db, clock, roomId) : undefined;
      if (!seen) return undefined;
      const { view, runs } = seen;
      const own = owner && seatOf(seen.seats, owner);
      if (!owner || !own) {
        const playerId = owner && 'playerId' in owner ? owner.playerId : undefined;
        return (await maySee(seen.seats, playerId)) ? { view, seat: undefined, run: undefined, played: [] } : undefined;
      }
      const ownRuns = runs.filter(({ seat }) => seat === own.seat);
      const last = ownRuns.at(-1);
      const run = last && (await referee.runOf(last.id, owner));
      const seat = { seat: own.seat, key: keyOf(roomId, own.seat, personOf(owner)).toString('base64url') };
      const played = view.phase === 'over' ? await playedRuns(ownRuns, owner) : [];
      return { view, seat, run: run && { round: last.round, view: run }, played };
    },
    waitingIn: async (circleId, owner) => firstOpenTo(db, clock, { owner, rooms: await roomsOfCircle(db, clock, { circleId, owner }) }),
    onPeer: frames.onPeer,
    removeOld: () => removeRows(db, 'word_room', sql`made_at < ${new Date(clock.now().getTime() - KEPT_MS)}`),
    sweep: deadlines.sweep,
    start: deadlines.start,
    settled,
    async stop() {
      await deadlines.stop();
      await settled();
    },
  };
}
