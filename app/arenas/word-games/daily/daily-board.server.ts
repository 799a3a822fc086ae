import { sql, type Transaction } from 'kysely';
import { isSeenBy } from '~/blocks/unseen.server';
import type { Db, Tables } from '~/platform/database/database.server';
import { sharedRanks } from '~/progress/shared-ranks';

const SHOWN = 100;

export interface DailyRow {
  rank: number;
  playerId: string;
  name: string;
  score: number;
  games: number;
  /** For how long its runs were played until they were finished, in ms of game time. */
  playedMs: number;
}

/** Adds a settled run of the daily set to its player's row for the day. */
export async function addDailyScore(
  trx: Transaction<Tables>,
  { playerId, day, score, playedMs, now }: { playerId: string; day: string; score: number; playedMs: number; now: Date },
): Promise<void> {
  await trx
    .insertInto('daily_score')
    .values({ daily_on: day, player_id: playerId, score, games: 1, played_ms: playedMs, reached_at: now })
    .onConflict((conflict) =>
      conflict.columns(['daily_on', 'player_id']).doUpdateSet({
        score: sql`daily_score.score + excluded.score`,
        games: sql`daily_score.games + 1`,
        played_ms: sql`daily_score.played_ms + excluded.played_ms`,
        reached_at: sql`excluded.reached_at`,
      }),
    )
    .execute();
}

/** The board of one day: the sum of each player's runs of the set; of equal points the shorter time stands first, and equals share a rank. */
export async function dailyBoard(db: Db, day: string): Promise<DailyRow[]> {
  return ranked(await boardOf(db, day).execute());
}

/** The same among a player and those they follow. */
export async function followedBoard(db: Db, day: string, playerId: string): Promise<DailyRow[]> {
  const people = db
    .selectFrom('player_follow')
    .select('followed_id as player_id')
    .where('follower_id', '=', playerId)
    .where(isSeenBy(playerId, 'followed_id'))
    .unionAll(db.selectNoFrom(sql<string>`${playerId}::uuid`.as('player_id')));
  const rows = boardOf(db, day).innerJoin(people.as('person'), 'person.player_id', 'daily_score.player_id');
  return ranked(await rows.execute());
}

/** The query of a day's board: its first hundred players. */
export function boardOf(db: Db, day: string) {
  return db
    .selectFrom('daily_score')
    .innerJoin('player', 'player.id', 'daily_score.player_id')
    .select(['daily_score.player_id', 'player.name', 'daily_score.score', 'daily_score.games', 'daily_score.played_ms'])
    .where('daily_on', '=', day)
    .where('player.hidden_at', 'is', null)
    .orderBy('daily_score.score', 'desc')
    .orderBy('daily_score.played_ms')
    .orderBy('daily_score.reached_at')
    .orderBy('daily_score.player_id')
    .limit(SHOWN);
}

type ScoreRow = { player_id: string; name: string; score: number; games: number; played_ms: number };

function ranked(rows: readonly ScoreRow[]): DailyRow[] {
  const ranks = sharedRanks(rows, (one, other) => one.score === other.score && one.played_ms === other.played_ms);
  return rows.map(({ player_id: playerId, name, score, games, played_ms: playedMs }, index) => ({
    ...{ rank: ranks[index] ?? 0, playerId, name, score, games, playedMs },
  }));
}

/** The days on which a player played at least one game of the set, newest first. @param limit the most days to return. */
export async function playedDays(db: Db, playerId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('daily_score')
    .select('daily_on')
    .where('player_id', '=', playerId)
    .orderBy('daily_on', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => row.daily_on);
}
