import { sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import type { Sources } from '~/site/unfinished';
import { LEADS_BEFORE_MS } from '../../rules/open-tables/open-tables';
import { readRoomState } from '../../rules/room-state';
import { presentPeople } from '../../rules/seats/seats';
import { newRoomTexts } from '../../screen/new-room/new-room-texts';
import { meetsNobodyUnseen } from '../find-rooms.server';

/** How late in a game 'Play now' still leads into it: with a few rounds to play. */
const LAST_QUICK_ROUND = 5;

/** A battle that waits for people and begins by itself. */
export interface GameToCome {
  /** How many are in it. */
  people: number;
  startsAt: Date;
}

/** The newest room of 'Play now' with a free seat that a player may come into: one that waits for people before one in which they write. */
export async function quickRoom(executor: Executor, playerId: string, now: Date): Promise<string | undefined> {
  const row = await quickRooms(executor, playerId)
    .where(beginsBy(now))
    .select('id')
    .where(sql<boolean>`(state->>'round')::integer < ${LAST_QUICK_ROUND}`)
    .orderBy(sql`state ? 'waiting'`, 'desc')
    .orderBy('opened_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/**
 * The battle that 'Play now' would lead the viewer into and that has not begun; undefined while there is none.
 * @param viewerId undefined for a visitor.
 */
export async function gameToCome(executor: Executor, viewerId: string | undefined, now: Date): Promise<GameToCome | undefined> {
  const row = await quickRooms(executor, viewerId)
    .where(beginsBy(now))
    .select('state')
    .where(sql<boolean>`state ? 'waiting'`)
    .orderBy('opened_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const room = readRoomState(row.state);
  const people = presentPeople(room).length;
  const startsAt = room.waiting?.startsAt ?? null;
  return startsAt === null || people === 0 ? undefined : { people, startsAt: new Date(startsAt) };
}

/** What the arena's card says of a battle that begins soon; undefined while there is none. */
export async function beginsSoon({ db, clock }: Sources, playerId: string): Promise<string | undefined> {
  const game = await gameToCome(db, playerId, clock.now());
  return game && newRoomTexts.beginsSoon(game.people);
}

/** The room of an open table with a free seat that a player may come into: the one in which most people are. */
export async function tableRoom(executor: Executor, playerId: string, tableAt: Date): Promise<string | undefined> {
  const row = await quickRooms(executor, playerId)
    .select('id')
    .where(sql<boolean>`(state->'setting'->>'tableAt')::double precision = ${tableAt.getTime()}`)
    .where(sql<boolean>`(state->>'round')::integer < ${LAST_QUICK_ROUND}`)
    .orderBy('free_seats')
    .orderBy('opened_at')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** Not the room of a table whose time is not at hand. */
function beginsBy(now: Date) {
  return sql<boolean>`coalesce((state->'setting'->>'tableAt')::double precision, 0) <= ${now.getTime() + LEADS_BEFORE_MS}`;
}

function quickRooms(executor: Executor, viewerId: string | undefined) {
  return executor
    .selectFrom('weave_room')
    .where('status', '=', sql.lit('open'))
    .where('free_seats', '>', sql.lit(0))
    .where('format', '=', sql.lit('battle'))
    .where(sql<boolean>`state->'setting'->>'quick' = 'true' and seated <> '{}' and state->'stillSince' = 'null'`)
    .where(meetsNobodyUnseen(viewerId));
}
