import { sql } from 'kysely';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Executor } from '~/platform/database/database.server';
import type { MarkKind } from '../protocol/mark.contract';
import type { MarkCount, OwnMark } from '../protocol/room.contract';
import { whyNotMarking } from '../rules/policy';
import { freshParts } from '../rules/reveal/marks';
import { findRoom } from './room-store.server';
import { WeaveRefused } from './seating/presence.server';

/** A mark that a person gives a part, or takes back. */
export interface SentMark {
  roomId: string;
  playerId: string;
  /** The part's number. */
  number: number;
  kind: MarkKind;
  on: boolean;
}

/** The newest parts that are read to find the fresh ones. */
const NEWEST = 4;

/**
 * Marks a fresh part, or takes the mark back; the same request twice counts once.
 * @throws {WeaveRefused} without a seat, for one's own part, or once the story has moved on.
 * @see docs/product/story-weave.md
 */
export async function markPart({ db, clock }: { db: Db; clock: Clock }, { roomId, playerId, number, kind, on }: SentMark): Promise<void> {
  const stored = await findRoom(db, roomId);
  if (!stored) throw new WeaveRefused('no-room');
  const why = whyNotMarking({ id: playerId }, stored.room, freshParts(await newestParts(db, roomId)), number);
  if (why) throw new WeaveRefused(why);
  const mark = { room_id: roomId, player_id: playerId, number, kind };
  if (on) {
    const once = ['room_id', 'number', 'player_id', 'kind'] as const;
    await db
      .insertInto('weave_mark')
      .values({ ...mark, marked_at: clock.now() })
      .onConflict((conflict) => conflict.columns(once).doNothing())
      .execute();
    return;
  }
  await db
    .deleteFrom('weave_mark')
    .where('room_id', '=', roomId)
    .where('number', '=', number)
    .where('player_id', '=', playerId)
    .where('kind', '=', kind)
    .execute();
}

async function newestParts(executor: Executor, roomId: string): Promise<{ number: number; playerId: string | null }[]> {
  const rows = await executor
    .selectFrom('weave_turn')
    .select(['number', (part) => part.fn.coalesce('player_id', 'changed_by').as('owner_id')])
    .where('room_id', '=', roomId)
    .where('ended_at', 'is not', null)
    .where('text', '<>', sql.lit(''))
    .where('withheld_at', 'is', null)
    .orderBy('number', 'desc')
    .limit(NEWEST)
    .execute();
  return rows.reverse().map(({ number, owner_id }) => ({ number, playerId: owner_id }));
}

/** What a person marked in a room. */
export async function ownMarks(executor: Executor, roomId: string, playerId: string): Promise<OwnMark[]> {
  return await executor
    .selectFrom('weave_mark')
    .select(['number', 'kind'])
    .where('room_id', '=', roomId)
    .where('player_id', '=', playerId)
    .orderBy('number')
    .orderBy('kind')
    .execute();
}

/** How often each part of a room was marked. */
export async function markCounts(executor: Executor, roomId: string): Promise<MarkCount[]> {
  return await executor
    .selectFrom('weave_mark')
    .select(['number', 'kind', sql<number>`count(*)::integer`.as('count')])
    .where('room_id', '=', roomId)
    .groupBy(['number', 'kind'])
    .orderBy('number')
    .orderBy('kind')
    .execute();
}
