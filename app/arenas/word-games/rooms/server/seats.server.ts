import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { noteReaching } from '~/blocks/returning/returning.server';
import { type Clock, gameTimeFromNow } from '~/platform/clock/clock';
import type { Db, Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { isUuid } from '~/platform/ids/uuid';
import type { RateLimiter } from '~/platform/limits/rate-limit.server';
import { personOf } from '../../challenges/challenge-rows.server';
import type { Referee } from '../../referee/referee.server';
import type { RunOwner } from '../../referee/referee-types';
import {
  allReady,
  FEWEST_PLAYERS,
  FILL_MS,
  isHere,
  leaderOf,
  MOST_SEATS,
  momentFor,
  ROUNDS,
  type RoomAccess,
  readyDueAt,
} from '../rules/word-room';
import { roomTexts as texts } from '../texts';
import { changeRoom, lockRoom, type NamedSeat, ownSeat, type RoomRow, runsOfRoom, seatOf, seatsOf } from './room-rows.server';
import type { Rounds } from './rounds.server';
import { placeFor, playersOf, roomsOfCircle, waitingRooms } from './waiting-rooms.server';

const HOUR_SECONDS = 3600;
/** Seats that one person may take in a minute. */
const TAKEN = { max: 30, windowSeconds: 60 };

/** A person who comes to a room. */
export interface Comer {
  owner: RunOwner;
  /** The browser they come with, as a hash. */
  browser: string;
}

/** How a room is opened. */
interface OpenedRoom {
  access: RoomAccess;
  /** Three games; '' for one that is drawn. */
  wanted: readonly string[];
  circleId?: string | undefined;
}

/** What people do in a room besides playing. All of them refuse with a sentence; each tells the room's followers what it changed. */
export interface Seats {
  /** Opens a room and takes its first seat. @returns its id. */
  open(by: Comer, opened: OpenedRoom): Promise<string>;
  /** Takes a seat; a person who has one keeps it. @throws {Refusal} when it is full or has begun, or someone there and they block each other. */
  join(roomId: string, by: Comer): Promise<void>;
  /** Takes a seat where others wait for a game, else opens a room for that. @returns its id. */
  next(by: Comer): Promise<string>;
  /** Takes a seat where others of a circle wait, in the newest room that has one for them, else opens one. @returns its id. */
  meet(circleId: string, by: Comer): Promise<string>;
  /** Leaves: before the start the seat is free again; later the run that goes on ends, and there are no further ones. */
  leave(roomId: string, owner: RunOwner): Promise<void>;
  /**
   * Notes a sign of a person from whom there was none for a while, and lets a game begin that waited for them: both or neither, since no
   * other sign is looked at like this one. @returns whether they still have a seat.
   */
  back(roomId: string, owner: RunOwner): Promise<boolean>;
  /** Says whether a player is ready. */
  ready(roomId: string, owner: RunOwner, isReady: boolean): Promise<void>;
  /** Chooses the games. @throws {Refusal} for anybody but the one whose the Start is. */
  choose(roomId: string, owner: RunOwner, wanted: readonly string[]): Promise<void>;
  /** Lets the room begin. @throws {Refusal} for anybody else, and while there are too few. */
  begin(roomId: string, owner: RunOwner): Promise<void>;
  /** Opens the room of a rematch, or takes a seat in the one that another has opened. @returns its id. */
  rematch(roomId: string, by: Comer): Promise<string>;
}

interface SeatDependencies {
  db: Db;
  clock: Clock;
  limiter: Pick<RateLimiter, 'use'>;
  /** How many rooms one person may open in an hour. */
  roomsPerHour(): Promise<number>;
  referee: Pick<Referee, 'settle'>;
  rounds: Rounds;
  /** Called once a change is committed. */
  changed(roomId: string): Promise<void>;
}

/** @see docs/product/word-rooms.md */
export function createSeats({ db, clock, limiter, roomsPerHour, referee, rounds, changed }: SeatDependencies): Seats {
  /** Changes a room under its lock. */
  async function change<Result>(
    roomId: string,
    work: (trx: Transaction<Tables>, room: RoomRow, seats: NamedSeat[]) => Promise<Result>,
  ): Promise<Result> {
    if (!isUuid(roomId)) throw unknown();
    const result = await db.transaction().execute(async (trx) => {
      const room = await lockRoom(trx, roomId);
      if (!room) throw unknown();
      return work(trx, room, await seatsOf(trx, roomId));
    });
    await changed(roomId);
    return result;
  }

  async function insertRoom(trx: Transaction<Tables>, id: string, { access, wanted, circleId }: OpenedRoom): Promise<void> {
    await trx
      .insertInto('word_room')
      .values({
        ...{ id, access, circle_id: circleId ?? null, wanted: gamesWanted(wanted), games: [], phase: 'waiting' },
        ...{ round: 0, version: 1, due_at: null, made_at: clock.now() },
      })
      .execute();
  }

  async function insertSeat(trx: Transaction<Tables>, room_id: string, seat: number, { owner, browser }: Comer): Promise<void> {
    const now = clock.now();
    await trx
      .insertInto('word_room_seat')
      .values({
        ...{ room_id, seat, browser, ready: false, joined_at: now, seen_at: now },
        player_id: 'playerId' in owner ? owner.playerId : null,
        guest_id: 'guestId' in owner ? owner.guestId : null,
      })
      .execute();
  }

  async function open(by: Comer, opened: OpenedRoom): Promise<string> {
    await limiter.use(`word-room:${personOf(by.owner)}`, { max: await roomsPerHour(), windowSeconds: HOUR_SECONDS });
    const id = randomUUID();
    await db.transaction().execute(async (trx) => {
      await insertRoom(trx, id, opened);
      await insertSeat(trx, id, 0, by);
    });
    return id;
  }

  /** Takes a seat in a locked room. */
  async function sit(trx: Transaction<Tables>, room: RoomRow, seats: readonly NamedSeat[], by: Comer): Promise<void> {
    const { owner } = by;
    const now = clock.now();
    const own = seatOf(seats, owner);
    const moment = momentFor(seats, now.getTime());
    if (own) {
      await ownSeat(trx, room.id, owner).set({ seen_at: now }).execute();
      if (room.phase === 'waiting' && !isHere(own, moment)) await beginOnceReady(trx, room);
      return;
    }
    if (room.phase !== 'waiting') throw new Refusal(texts.begun, { status: 409 });
    const place = await placeFor(trx, seats, { owner, moment });
    // It reads like a full room, so that nobody learns that they are blocked.
    if (!place) throw new Refusal(texts.full, { status: 409 });
    if ('playerId' in owner) await noteReaching(trx, owner.playerId, playersOf(place.staying), now);
    const rows = trx.deleteFrom('word_room_seat').where('room_id', '=', room.id);
    for (const { seat } of place.freed) await rows.where('seat', '=', seat).execute();
    await insertSeat(trx, room.id, place.seat, by);
    const here = place.present + 1;
    if (room.access === 'next' && here >= MOST_SEATS) await rounds.begin(trx, room);
    // Once there are two, the time for more begins, whatever it was for others who have gone.
    else await beginOnceReady(trx, here === FEWEST_PLAYERS ? { ...room, due_at: null } : room);
  }

  /**
   * Lets a locked room begin if all in it are ready, or else as soon as nobody is there any longer who is not. One for the next who want
   * it begins by its own time as well, while there are enough.
   */
  async function beginOnceReady(trx: Transaction<Tables>, room: RoomRow): Promise<void> {
    const seats = await seatsOf(trx, room.id);
    const now = clock.now().getTime();
    const moment = momentFor(seats, now);
    if (allReady(seats, moment)) return rounds.begin(trx, room);
    if (room.access === 'next') {
      const isEnough = seats.filter((seat) => isHere(seat, moment)).length >= FEWEST_PLAYERS;
      return changeRoom(trx, room.id, { due_at: isEnough ? (room.due_at ?? gameTimeFromNow(clock, FILL_MS)) : null });
    }
    const dueAt = readyDueAt(seats, now);
    await changeRoom(trx, room.id, { due_at: dueAt === undefined ? null : new Date(dueAt) });
  }

  async function join(roomId: string, by: Comer): Promise<void> {
    await countSeat(by);
    await take(roomId, by);
  }

  const countSeat = ({ owner }: Comer) => limiter.use(`word-room-seat:${personOf(owner)}`, TAKEN);
  const take = (roomId: string, by: Comer) => change(roomId, (trx, room, seats) => sit(trx, room, seats, by));

  /** Takes a seat in the first of some rooms that has one for the person, else opens one. However many refuse, it counts as one seat. */
  async function joinOneOf(rooms: readonly string[], by: Comer, otherwise: OpenedRoom): Promise<string> {
    if (rooms.length > 0) await countSeat(by);
    for (const roomId of rooms) {
      try {
        await take(roomId, by);
        return roomId;
      } catch (error) {
        // Full by now, begun, or not for them: on to the next one.
        if (!(error instanceof Refusal)) throw error;
      }
    }
    return open(by, otherwise);
  }

  return {
    open,
    join,
    next: async (by) => joinOneOf(await waitingRooms(db, clock, by), by, { access: 'next', wanted: [] }),
    async meet(circleId, by) {
      const rooms = await roomsOfCircle(db, clock, { circleId, owner: by.owner });
      return joinOneOf(rooms, by, { access: 'circle', wanted: [], circleId });
    },
    async leave(roomId, owner) {
      const open = await change(roomId, async (trx, room, seats) => {
        const own = seatOf(seats, owner);
        if (!own) return [];
        if (room.phase === 'waiting') {
          const rows = trx.deleteFrom('word_room_seat').where('room_id', '=', roomId).where('seat', '=', own.seat);
          await rows.execute();
          await beginOnceReady(trx, room);
          return [];
        }
        await ownSeat(trx, roomId, owner).set({ left_at: clock.now() }).execute();
        await changeRoom(trx, roomId);
        return (await runsOfRoom(trx, clock, roomId)).filter(({ seat, settled }) => seat === own.seat && !settled);
      });
      for (const { id } of open) await referee.settle(id);
    },
    back: (roomId, owner) =>
      change(roomId, async (trx, room) => {
        const { numUpdatedRows } = await ownSeat(trx, roomId, owner).set({ seen_at: clock.now() }).executeTakeFirst();
        if (room.phase === 'waiting') await beginOnceReady(trx, room);
        return numUpdatedRows > 0;
      }),
    async ready(roomId, owner, isReady) {
      await change(roomId, async (trx, room, seats) => {
        requireSeat(seats, owner);
        if (room.phase !== 'waiting') return;
        await ownSeat(trx, roomId, owner).set({ ready: isReady, seen_at: clock.now() }).execute();
        await beginOnceReady(trx, room);
      });
    },
    async choose(roomId, owner, wanted) {
      await change(roomId, async (trx, room, seats) => {
        requireLead(seats, owner, clock);
        if (room.phase === 'waiting') await changeRoom(trx, roomId, { wanted: gamesWanted(wanted) });
      });
    },
    async begin(roomId, owner) {
      await change(roomId, async (trx, room, seats) => {
        requireLead(seats, owner, clock);
        if (room.phase !== 'waiting') return;
        const moment = momentFor(seats, clock.now().getTime());
        if (seats.filter((seat) => isHere(seat, moment)).length < FEWEST_PLAYERS) throw new Refusal(texts.tooFew, { status: 409 });
        await rounds.begin(trx, room);
      });
    },
    async rematch(roomId, by) {
      await limiter.use(`word-room:${personOf(by.owner)}`, { max: await roomsPerHour(), windowSeconds: HOUR_SECONDS });
      const nextId = await change(roomId, async (trx, room, seats) => {
        requireSeat(seats, by.owner);
        if (room.phase !== 'over') throw new Refusal(texts.goesOn, { status: 409 });
        if (room.next_id) return room.next_id;
        const id = randomUUID();
        // The link is for those who have just played: the next who want a game find another room.
        const access = room.access === 'next' ? 'link' : room.access;
        await insertRoom(trx, id, { access, wanted: room.wanted, circleId: room.circle_id ?? undefined });
        await changeRoom(trx, roomId, { next_id: id });
        return id;
      });
      await join(nextId, by);
      return nextId;
    },
  };
}

function gamesWanted(wanted: readonly string[]): string[] {
  return Array.from({ length: ROUNDS }, (_, round) => wanted[round] ?? '');
}

function requireSeat(seats: readonly NamedSeat[], owner: RunOwner): NamedSeat {
  const own = seatOf(seats, owner);
  if (!own) throw new Refusal(texts.noSeat, { status: 403 });
  return own;
}

function requireLead(seats: readonly NamedSeat[], owner: RunOwner, clock: Clock): void {
  const { seat } = requireSeat(seats, owner);
  const leader = leaderOf(seats, momentFor(seats, clock.now().getTime()));
  if (leader !== seat) throw new Refusal(texts.notYours, { status: 403 });
}

function unknown(): Refusal {
  return new Refusal(texts.unknown, { status: 404 });
}
