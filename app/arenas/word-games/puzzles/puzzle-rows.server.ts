import { type Selectable, type SqlBool, sql, type Transaction } from 'kysely';
import { DAY_MS } from '~/platform/clock/durations';
import type { Db, Executor, Tables } from '~/platform/database/database.server';
import type { GameId } from '../games/games';
import type { PuzzleTryTable } from '../word-games.tables';
import { NEW_SOLVER, newItem, type RatedItem, solverAfter } from './puzzle-rating';

/** A puzzle that a player was asked, as it is stored. */
export type TryRow = Selectable<PuzzleTryTable>;
const PAST = ['id', 'game', 'item', 'rated', 'outcome', 'own_before', 'own_after', 'item_before'] as const;
/** A puzzle that is over, without what was played. */
export type PastRow = Pick<TryRow, (typeof PAST)[number]>;
/** What a player has reached; a new one has solved nothing. */
export interface Solver {
  mean: number;
  deviation: number;
  tries: number;
  step: Tables['puzzle_solver']['step'];
}

const NOBODY: Solver = { ...NEW_SOLVER, tries: 0, step: 0 };

/** A player's rating at this moment. */
export async function readSolver(db: Executor, playerId: string, now: Date): Promise<Solver> {
  const row = await db.selectFrom('puzzle_solver').selectAll().where('player_id', '=', playerId).executeTakeFirst();
  return row ? at(row, now) : NOBODY;
}

/** The same for a player about to be rated: their row stays locked. */
export async function lockSolver(trx: Transaction<Tables>, playerId: string, now: Date): Promise<Solver> {
  await trx
    .insertInto('puzzle_solver')
    .values({ player_id: playerId, ...NOBODY, rated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await trx.selectFrom('puzzle_solver').selectAll().where('player_id', '=', playerId).forUpdate().executeTakeFirstOrThrow();
  return at(row, now);
}

function at(row: Selectable<Tables['puzzle_solver']>, now: Date): Solver {
  const { tries, step } = row;
  return { ...solverAfter(row, (now.getTime() - row.rated_at.getTime()) / DAY_MS), tries, step };
}

/** A puzzle's rating; its row stays locked. @param difficulty what its features say, in points. */
export async function lockItem(trx: Transaction<Tables>, { game, item, difficulty }: TryRow): Promise<RatedItem> {
  await trx
    .insertInto('puzzle_item')
    .values({ game, item, ...newItem(difficulty) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const own = trx.selectFrom('puzzle_item').select(['mean', 'deviation', 'tries']).where('game', '=', game).where('item', '=', item);
  return own.forUpdate().executeTakeFirstOrThrow();
}

/** The ratings of those of some puzzles that have been tried, by their keys. */
export async function ratingsOf(db: Db, game: GameId, items: readonly string[]): Promise<Map<string, number>> {
  if (items.length === 0) return new Map();
  const rows = await db.selectFrom('puzzle_item').select(['item', 'mean']).where('game', '=', game).where('item', 'in', items).execute();
  return new Map(rows.map(({ item, mean }) => [item, mean]));
}

/** Puzzles that have proved to be about as hard as a rating, the nearest first. @param but those to leave out. */
export async function provedNear(
  db: Db,
  game: GameId,
  { rating, reach, most, but }: { rating: number; reach: number; most: number; but: readonly string[] },
): Promise<string[]> {
  const rows = await db
    .selectFrom('puzzle_item')
    .select('item')
    .where('game', '=', game)
    .where('mean', '>=', rating - reach)
    .where('mean', '<=', rating + reach)
    .where(sql<SqlBool>`item <> all(${but}::text[])`)
    .orderBy(sql`abs(mean - ${rating}::float8)`)
    .orderBy('item')
    .limit(most)
    .execute();
  return rows.map(({ item }) => item);
}

/** The puzzle that a player is at, of a game or of any. */
export function openTry(db: Db, playerId: string, game: GameId | undefined): Promise<TryRow | undefined> {
  const open = db.selectFrom('puzzle_try').selectAll().where('player_id', '=', playerId).where('ended_at', 'is', null);
  const ofGame = game ? open.where('game', '=', game) : open;
  return ofGame.orderBy('asked_at', 'desc').limit(1).executeTakeFirst();
}

/** When a player last met each puzzle of a game, by its key. */
export async function metPuzzles(db: Db, playerId: string, game: GameId): Promise<Map<string, Date>> {
  const rows = await db
    .selectFrom('puzzle_try')
    .select(({ fn }) => ['item', fn.max('asked_at').as('met_at')])
    .where('player_id', '=', playerId)
    .where('game', '=', game)
    .groupBy('item')
    .execute();
  return new Map(rows.map(({ item, met_at: metAt }) => [item, metAt]));
}

/** A player's latest puzzles that are over, the newest first. */
export function latestTries(db: Db, playerId: string, most: number): Promise<PastRow[]> {
  return db
    .selectFrom('puzzle_try')
    .select(PAST)
    .where('player_id', '=', playerId)
    .where('ended_at', 'is not', null)
    .orderBy('asked_at', 'desc')
    .limit(most)
    .execute();
}

/** The puzzles that a player missed when they last met them, the one met longest ago first. */
export async function missedPuzzles(
  db: Db,
  playerId: string,
  { game, after, before }: { game: GameId | undefined; after: Date; before: Date },
): Promise<{ game: GameId; item: string }[]> {
  const { rows } = await sql<{ game: GameId; item: string }>`
    select game, item from (
      select distinct on (game, item) game, item, outcome, asked_at from puzzle_try
      where player_id = ${playerId} and (${game ?? null}::text is null or game = ${game ?? null}::text)
      order by game, item, asked_at desc
    ) latest
    where outcome = 'missed' and asked_at between ${after}::timestamptz and ${before}::timestamptz
    order by asked_at limit 20`.execute(db);
  return rows;
}
