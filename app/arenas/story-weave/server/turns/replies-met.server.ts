import { sql } from 'kysely';
import { cardIdOf } from '~/ai-writers/built-in/answering/draw-card';
import { DAY_MS } from '~/platform/clock/durations';
import type { Db } from '~/platform/database/database.server';
import { removeRows } from '~/platform/database/sweep.server';
import type { Room } from '../../rules/room';

/** Games of a player whose replies and cards do not come in their next one. */
const GAMES_REMEMBERED = 28;
const KEPT_MS = 90 * DAY_MS;

/** The replies and cards of the built-in writers that one of these players has met in their last 28 games. */
export async function repliesMet(db: Db, playerIds: readonly string[]): Promise<ReadonlySet<number>> {
  if (playerIds.length === 0) return new Set();
  const { rows } = await sql<{ reply: number }>`
    select distinct met.reply::float8 as reply
    from weave_reply_met met
    join (
      select player_id, room_id, row_number() over (partition by player_id order by max(met_at) desc) as game
      from weave_reply_met
      where player_id = any(${playerIds}::uuid[])
      group by player_id, room_id
    ) lately on lately.player_id = met.player_id and lately.room_id = met.room_id
    where lately.game <= ${GAMES_REMEMBERED}`.execute(db);
  return new Set(rows.map(({ reply }) => reply));
}

interface Meeting {
  roomId: string;
  playerIds: readonly string[];
  /** The ids of the replies that a part was made of. */
  replies: readonly number[];
  now: Date;
}

/** Stores that these players meet some replies. */
export async function recordRepliesMet(db: Db, { roomId, playerIds, replies, now }: Meeting): Promise<void> {
  const rows = playerIds.flatMap((player_id) => replies.map((reply) => ({ player_id, room_id: roomId, reply, met_at: now })));
  if (rows.length === 0) return;
  await db
    .insertInto('weave_reply_met')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Stores that those in a room meet the cards that a step has laid. */
export async function recordCardsMet(db: Db, before: Room, { id, cards, seats }: Room, now: Date): Promise<void> {
  const replies = cards.slice(before.cards.length).flatMap(({ text }) => cardIdOf(text) ?? []);
  const playerIds = seats.flatMap(({ person }) => (person ? [person.playerId] : []));
  await recordRepliesMet(db, { roomId: id, playerIds, replies, now });
}

/** Removes what was met more than 90 days ago. */
export async function forgetOldReplies(db: Db, now: Date): Promise<void> {
  await removeRows(db, 'weave_reply_met', sql`met_at < ${new Date(now.getTime() - KEPT_MS)}`);
}
