import { type RawBuilder, sql } from 'kysely';
import { isBlockedAmong } from '~/blocks/unseen.server';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Executor } from '~/platform/database/database.server';
import type { RunOwner } from '../../referee/referee-types';
import { freeSeat, GONE_MS, isHere, momentFor } from '../rules/word-room';
import { type NamedSeat, seatOf, seatsOf } from './room-rows.server';

/** The most rooms that are looked at for a person who wants a game. */
const LOOKED_AT = 20;
/** The most of a circle: members wait together, and each further one has taken a full room or a block. */
const OF_CIRCLE = 5;

/** Whether a person has a seat in a room, which is the row `room`. */
function hasSeat(owner: RunOwner): RawBuilder<boolean> {
  const own = 'playerId' in owner ? sql`own.player_id = ${owner.playerId}` : sql`own.guest_id = ${owner.guestId}`;
  return sql<boolean>`exists (select from word_room_seat as own where own.room_id = room.id and ${own})`;
}

/** Rooms in which others wait for a game: first one's own, then those with people of one's own kind. */
export async function waitingRooms(db: Db, clock: Clock, { owner }: { owner: RunOwner }): Promise<string[]> {
  const since = new Date(clock.now().getTime() - GONE_MS);
  const isPlayer = 'playerId' in owner;
  const { rows } = await sql<{ id: string }>`
    select room.id from word_room as room
      cross join lateral (
        select count(*) > 0 as waits, bool_and((seat.player_id is not null) = ${isPlayer}) as alike from word_room_seat as seat
        where seat.room_id = room.id and seat.seen_at > ${since}
      ) as here
    where room.phase = 'waiting' and room.access = 'next' and here.waits
    order by ${hasSeat(owner)} desc, here.alike desc, room.made_at
    limit ${sql.lit(LOOKED_AT)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Rooms of a circle that wait for people: first the one in which the person has a seat, then the newest. */
export async function roomsOfCircle(db: Db, clock: Clock, { circleId, owner }: { circleId: string; owner: RunOwner }): Promise<string[]> {
  const since = new Date(clock.now().getTime() - GONE_MS);
  const { rows } = await sql<{ id: string }>`
    select room.id from word_room as room
    where room.circle_id = ${circleId} and room.phase = 'waiting'
      and exists (select from word_room_seat as seat where seat.room_id = room.id and seat.seen_at > ${since})
    order by ${hasSeat(owner)} desc, room.made_at desc
    limit ${sql.lit(OF_CIRCLE)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The first of some waiting rooms in which a person has a seat, or would get one. */
export async function firstOpenTo(db: Db, clock: Clock, { owner, rooms }: { owner: RunOwner; rooms: readonly string[] }) {
  for (const roomId of rooms) {
    const seats = await seatsOf(db, roomId);
    const moment = momentFor(seats, clock.now().getTime());
    if (seatOf(seats, owner) || (await placeFor(db, seats, { owner, moment }))) return roomId;
  }
  return undefined;
}

/** Where a person who comes to a room sits. */
interface Place {
  seat: number;
  /** The seats of people who are gone that they get, or that are taken from those between whom and them is a block. */
  freed: NamedSeat[];
  staying: NamedSeat[];
  /** How many are here without them. */
  present: number;
}

/** The place that a waiting room has for a person; undefined where it is full, or where someone in it and they block each other. */
export async function placeFor(
  executor: Executor,
  seats: readonly NamedSeat[],
  { owner, moment }: { owner: RunOwner; moment: number },
): Promise<Place | undefined> {
  const refuses = async (some: readonly NamedSeat[]) =>
    'playerId' in owner && (await isBlockedAmong(executor, owner.playerId, playersOf(some)));
  const present = seats.filter((seat) => isHere(seat, moment));
  const freed = await freedFor(seats, moment, refuses);
  const staying = seats.filter((seat) => !freed.includes(seat));
  const seat = freeSeat(staying);
  return seat === undefined || (await refuses(present)) ? undefined : { seat, freed, staying, present: present.length };
}

/** The players among those who have seats. */
export function playersOf(seats: readonly NamedSeat[]): string[] {
  return seats.flatMap(({ playerId }) => playerId ?? []);
}

/**
 * The seats that people who are gone lose to a person who comes. They may come back, so these are only those of people who would refuse
 * them, and in a full room that of the one who has been gone longest.
 * @param refuses whether there is a block between them and anybody of these.
 */
async function freedFor(
  seats: readonly NamedSeat[],
  moment: number,
  refuses: (some: readonly NamedSeat[]) => Promise<boolean>,
): Promise<NamedSeat[]> {
  const gone = seats.filter((seat) => !isHere(seat, moment)).toSorted((one, other) => one.seenAt - other.seenAt);
  const freed: NamedSeat[] = [];
  for (const seat of gone) if (await refuses([seat])) freed.push(seat);
  return freed.length > 0 || freeSeat(seats) !== undefined ? freed : gone.slice(0, 1);
}
