import { sql } from 'kysely';
import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import type { RunOwner } from '../../referee/referee-types';
import { freeSeat, GONE_MS, isHere } from '../rules/word-room';
import type { NamedSeat } from './room-rows.server';

/** The most rooms that are looked at for somebody who wants the next game. */
const LOOKED_AT = 20;

/** Rooms in which others wait for a game, those with people of one's own kind first. */
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
    order by here.alike desc, room.made_at
    limit ${sql.lit(LOOKED_AT)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The players among those who have seats. */
export function playersOf(seats: readonly NamedSeat[]): string[] {
  return seats.flatMap(({ playerId }) => playerId ?? []);
}

/**
 * The seats that people who are gone lose to somebody who comes. They may come back, so these are only those of people who would refuse
 * them, and in a full room that of the one who has been gone longest.
 * @param refuses whether there is a block between them and anybody of these.
 */
export async function freedFor(
  seats: readonly NamedSeat[],
  moment: number,
  refuses: (some: readonly NamedSeat[]) => Promise<boolean>,
): Promise<NamedSeat[]> {
  const gone = seats.filter((seat) => !isHere(seat, moment)).toSorted((one, other) => one.seenAt - other.seenAt);
  const freed: NamedSeat[] = [];
  for (const seat of gone) if (await refuses([seat])) freed.push(seat);
  return freed.length > 0 || freeSeat(seats) !== undefined ? freed : gone.slice(0, 1);
}
