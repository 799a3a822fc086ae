import { sql, type Transaction } from 'kysely';
import type { Db, Tables } from '~/platform/database/database.server';
import { isOfArena } from '../../of-arena.server';
import { MOST_KEPT } from '../../reading-lists/kept-stories.server';
import { keepStories } from './store-reads.server';

/** That a player who is signed in has opened a story. */
export interface GatheredOpening {
  story_id: string;
  player_id: string;
  /** The keyed hash of the player. */
  reader: string;
  at: Date;
  /** Whether they write it: it is new to them no longer, and no more is remembered. */
  own: boolean;
}

/**
 * Remembers openings at once: for first readers, in the reading history of those who keep one, and as what is not new any
 * longer in fan fiction. Of very many in a history the oldest are forgotten. Rows are written in one order, so that two processes
 * wait for each other and not in a circle. A story or a person that is gone is left out.
 */
export async function storeOpenings(db: Db, openings: readonly GatheredOpening[]): Promise<void> {
  if (openings.length === 0) return;
  const players = await db.transaction().execute(async (trx) => {
    await keepStories(trx, openings);
    await keepPlayers(trx, openings);
    return addOpenings(trx, openings);
  });
  if (players.size > 0) await forgetOldest(db, [...players]);
}

/** As stories are kept; behind them, in the order in which they are locked where an account is deleted. */
async function keepPlayers(trx: Transaction<Tables>, openings: readonly GatheredOpening[]): Promise<void> {
  const ids = [...new Set(openings.map(({ player_id }) => player_id))];
  await sql`select from player where id = any(${ids}::uuid[]) order by id for key share`.execute(trx);
}

/** @returns in whose histories stories were put. */
async function addOpenings(trx: Transaction<Tables>, openings: readonly GatheredOpening[]): Promise<Set<string>> {
  const { rows } = await sql<{ player_id: string }>`
    with sent as (
      select sent.story_id, sent.player_id, sent.reader, story.arena, player.keeps_history,
        min(sent.at) as first_at, max(sent.at) as at, bool_or(sent.own) as own
      from json_to_recordset(${JSON.stringify(openings)}::json)
        as sent (story_id uuid, player_id uuid, reader text, at timestamptz, own boolean)
      join story on story.id = sent.story_id
      join player on player.id = sent.player_id
      group by sent.story_id, sent.player_id, sent.reader, story.arena, player.keeps_history
    ), opened as (
      insert into story_reading (story_id, reader, opened_at)
      select story_id, reader, first_at from sent where not own order by story_id, reader
      on conflict do nothing
    ), seen as (
      insert into story_seen (player_id, story_id, seen_at)
      select player_id, story_id, at from sent where ${isOfArena('hasChapters', 'arena')} order by player_id, story_id
      on conflict (player_id, story_id) do update set seen_at = greatest(story_seen.seen_at, excluded.seen_at)
    )
    insert into reading_history (player_id, story_id, read_at)
    select player_id, story_id, at from sent where not own and keeps_history order by player_id, story_id
    on conflict (player_id, story_id) do update set read_at = greatest(reading_history.read_at, excluded.read_at)
    returning player_id`.execute(trx);
  return new Set(rows.map((row) => row.player_id));
}

async function forgetOldest(db: Db, playerIds: readonly string[]): Promise<void> {
  await sql`
    delete from reading_history as read using unnest(${playerIds}::uuid[]) as reader (id)
    cross join lateral (
      select read_at from reading_history where player_id = reader.id
      order by read_at desc, story_id desc offset ${MOST_KEPT - 1} limit 1
    ) as last
    where read.player_id = reader.id and read.read_at < last.read_at`.execute(db);
}
