import { sql } from 'kysely';
import { WEEK_MS } from '~/platform/clock/durations';
import type { Executor } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import type { RunFault } from '../../fair-play/judge-run';
import type { GameId } from '../../games/games';

/** Runs of a week that do not count, from which on moderators look at a player. */
const RUNS_FOR_REVIEW = 3;
/** Rows listed. */
const LISTED = 50;
/** Runs named of each player. */
const NAMED_RUNS = 10;

/** A player whose runs moderators should look at. */
export interface RunReview {
  playerId: string;
  name: string;
  openedAt: Date;
  /** Their latest runs that do not count, newest first. */
  runs: { id: string; game: GameId; fault: RunFault; score: number; settledAt: Date }[];
}

/** Puts a player on the list when three runs of the last week did not count, none of which a moderator has seen. */
export async function openReview(executor: Executor, playerId: string, now: Date): Promise<void> {
  await sql`
    insert into run_review (player_id, opened_at)
    select ${playerId}::uuid, ${now}::timestamptz
    where ${RUNS_FOR_REVIEW} <= (
      select count(*) from game_run
      where player_id = ${playerId} and fault is not null and settled_at > ${new Date(now.getTime() - WEEK_MS)}
        and settled_at > coalesce((select closed_at from run_review where player_id = ${playerId}), '-infinity'))
    on conflict (player_id) do update set opened_at = excluded.opened_at, closed_at = null where run_review.closed_at is not null`.execute(
    executor,
  );
}

/** The players to look at, the newest first, at most 50. */
export async function listReviews(executor: Executor): Promise<RunReview[]> {
  const rows = await executor
    .selectFrom('run_review')
    .innerJoin('player', 'player.id', 'run_review.player_id')
    .select(['player_id', 'name', 'opened_at'])
    .where('closed_at', 'is', null)
    .orderBy('opened_at', 'desc')
    .orderBy('player_id')
    .limit(LISTED)
    .execute();
  return Promise.all(
    rows.map(async ({ player_id, name, opened_at }) => ({
      playerId: player_id,
      name,
      openedAt: opened_at,
      runs: await listRuns(executor, player_id),
    })),
  );
}

/**
 * Takes a player off the list. @returns who they are, and whether they stood on it.
 * @throws {Refusal} when nobody has this name or id.
 */
export async function closeReview(
  executor: Executor,
  player: { id: string } | { nameKey: string },
  now: Date,
): Promise<{ id: string; name: string; changed: boolean }> {
  const named = executor.selectFrom('player').select(['id', 'name']);
  const found = await ('id' in player
    ? named.where('id', '=', player.id)
    : named.where('name_key', '=', player.nameKey)
  ).executeTakeFirst();
  if (!found) throw new Refusal('There is no player with this id or name.', { status: 404 });
  const closed = await executor
    .updateTable('run_review')
    .set({ closed_at: now })
    .where('player_id', '=', found.id)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { ...found, changed: closed.numUpdatedRows > 0n };
}

/** A player's latest runs that do not count, newest first, at most 10. */
export async function listRuns(executor: Executor, playerId: string): Promise<RunReview['runs']> {
  const rows = await executor
    .selectFrom('game_run')
    .select(['id', 'game', 'fault', 'score', 'settled_at'])
    .where('player_id', '=', playerId)
    .where('fault', 'is not', null)
    .orderBy('settled_at', 'desc')
    .limit(NAMED_RUNS)
    .execute();
  return rows.flatMap(({ id, game, fault, score, settled_at }) =>
    fault && settled_at ? { id, game, fault, score, settledAt: settled_at } : [],
  );
}
