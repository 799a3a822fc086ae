import { type Selectable, type SqlBool, sql } from 'kysely';
import type { Db, Executor, OpenDatabase } from '~/platform/database/database.server';
import { removeRows } from '~/platform/database/sweep.server';
import { disputedMoves } from '../disputes/disputed';
import type { RunFault } from '../fair-play/judge-run';
import type { ClockedMove } from '../fair-play/played-move';
import type { GameId } from '../games/games';
import type { WordGame } from '../games/word-game';
import type { DecisionTarget } from '../lexicon/decisions';
import type { Lexicon } from '../lexicon/lexicon';
import { wordsLost } from '../lost-words/words-lost';
import type { GameRunTable, StoredMove } from '../word-games.tables';
import type { RunOwner } from './referee-types';
import { type Replayed, replay, replayedMoves } from './replay/replay';
import { moveLine, readRun } from './replay/stored-run';

/** Puzzles of this many of a player's last runs of a game are not dealt again while there are others. */
const REMEMBERED_RUNS = 20;

export type Games = Readonly<Record<GameId, WordGame>>;

/** Where a run stands in a room of words: which of its games it is, from 0, and whose seat. */
export interface RoomPlace {
  id: string;
  round: number;
  seat: number;
}

/** A run as the referee works with it. */
export interface Run extends Replayed {
  id: string;
  game: GameId;
  /** Those that it was begun with. */
  rules: WordGame;
  owner: RunOwner;
  /** The player whose it is by now, where a guest began it. */
  claimedBy: string | undefined;
  /** The date of the daily set to which it belongs. */
  dailyOn: string | undefined;
  /** The date of a set that it plays after that is over everywhere. */
  pastOn: string | undefined;
  /** The challenge that it answers. */
  challengeId: string | undefined;
  /** Its place in a room of words. */
  room: RoomPlace | undefined;
  moveCount: number;
  startedAt: Date;
  endsAt: Date;
  settledAt: Date | undefined;
  /** XP gained, once settled. */
  xp: number;
  /** Why it does not count, once settled. */
  fault: RunFault | undefined;
}

const columns = [
  'id',
  'game',
  'player_id',
  'guest_id',
  'claimed_by',
  'daily_on',
  'past_on',
  'challenge_id',
  'room_id',
  'room_round',
  'room_seat',
  'rules',
  'deal',
  'moves',
  'move_count',
  'started_at',
  'ends_at',
  'settled_at',
  'xp',
  'fault',
] as const;

type RunRow = Pick<Selectable<GameRunTable>, (typeof columns)[number]>;

/** Reads a run. */
export async function loadRun(executor: Executor, games: Games, runId: string): Promise<Run | undefined> {
  const row = await executor.selectFrom('game_run').select(columns).where('id', '=', runId).executeTakeFirst();
  return row && runOf(row, games);
}

/**
 * Reads a run with its moves, its answers that only the lexicon was against, and the words that got away in it, and locks it until the
 * transaction ends, if it is not settled yet.
 */
export async function holdOpenRun(
  executor: Executor,
  games: Games,
  lexicon: Pick<Lexicon, 'entry'>,
  runId: string,
): Promise<{ run: Run; moves: readonly ClockedMove[]; refused: readonly DecisionTarget[]; lost: readonly string[] } | undefined> {
  const row = await executor
    .selectFrom('game_run')
    .select(columns)
    .where('id', '=', runId)
    .where('settled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const moves: ClockedMove[] = [];
  const { rules, deal, moves: stored } = readRun(games, row);
  const refused = disputedMoves(rules, deal, stored).filter(({ kind }) => kind === 'refused');
  const lost = [...replayedMoves(rules, deal, stored)].flatMap(({ before, verdict }) => wordsLost(rules, before, verdict, lexicon));
  return { run: runOf(row, games, (move) => moves.push(move)), moves, refused, lost };
}

function runOf(row: RunRow, games: Games, onPlayed?: (played: ClockedMove) => void): Run {
  const { rules, deal, moves } = readRun(games, row);
  return {
    ...replay(rules, deal, moves, onPlayed),
    ...{ id: row.id, game: row.game, rules },
    owner: row.player_id ? { playerId: row.player_id } : { guestId: row.guest_id ?? '' },
    claimedBy: row.claimed_by ?? undefined,
    dailyOn: row.daily_on ?? undefined,
    pastOn: row.past_on ?? undefined,
    challengeId: row.challenge_id ?? undefined,
    room: row.room_id === null ? undefined : { id: row.room_id, round: row.room_round ?? 0, seat: row.room_seat ?? 0 },
    moveCount: row.move_count,
    startedAt: row.started_at,
    endsAt: row.ends_at,
    settledAt: row.settled_at ?? undefined,
    xp: row.xp ?? 0,
    fault: row.fault ?? undefined,
  };
}

const STORE_MOVE = `update game_run set moves = moves || $1, move_count = $2, score = $3
  where id = $4 and move_count = $5 and settled_at is null`;

/** The same, with the deadline that a stopped clock has moved: the only moves that touch its index. */
const STORE_HELD_MOVE = STORE_MOVE.replace('score = $3', 'score = $3, ends_at = $6');

/**
 * Stores a move in one statement, if the stored run is still at the version of `run`.
 * @param run endsAt: its new deadline, where the move has moved it.
 * @param score the run's score after the move, in points.
 * @returns whether it was stored.
 */
export async function storeMove(
  database: Pick<OpenDatabase, 'change'>,
  { id, moveCount, endsAt }: Pick<Run, 'id' | 'moveCount'> & { endsAt: Date | undefined },
  move: StoredMove,
  score: number,
): Promise<boolean> {
  const values = [moveLine(move), moveCount + 1, score, id, moveCount];
  const stored = endsAt
    ? database.change('store-held-move', STORE_HELD_MOVE, [...values, endsAt.toISOString()])
    : database.change('store-move', STORE_MOVE, values);
  return (await stored) === 1;
}

/** A newly dealt run. */
interface DealtRun {
  run: Run;
  /** From which browser an answer to a challenge is begun or a seat of a room taken, as a hash. */
  browser: string | undefined;
}

/**
 * Stores runs of one deal.
 * @throws a unique violation when an owner has an open run of the game, or already has one of that day or challenge.
 */
export async function storeRuns(db: Executor, dealt: readonly DealtRun[], puzzleKeys: string[]): Promise<void> {
  const rows = dealt.map(({ run, browser }) => ({
    id: run.id,
    game: run.game,
    rules: run.rules.version ?? 1,
    player_id: 'playerId' in run.owner ? run.owner.playerId : null,
    guest_id: 'guestId' in run.owner ? run.owner.guestId : null,
    daily_on: run.dailyOn ?? null,
    past_on: run.pastOn ?? null,
    challenge_id: run.challengeId ?? null,
    room_id: run.room?.id ?? null,
    room_round: run.room?.round ?? null,
    room_seat: run.room?.seat ?? null,
    browser: browser ?? null,
    deal: JSON.stringify(run.state),
    most: run.rules.best?.(run.state) ?? null,
    share: run.state.share ?? null,
    puzzle_keys: puzzleKeys,
    started_at: run.startedAt,
    ends_at: run.endsAt,
    settled_at: null,
    xp: null,
  }));
  await db.insertInto('game_run').values(rows).execute();
}

/** An owner's unsettled ordinary run of a game, which a new one ends. */
export async function openRunOf(db: Executor, games: Games, game: GameId, owner: RunOwner): Promise<Run | undefined> {
  const row = await ownedRuns(db, game, owner)
    .select(columns)
    .limit(1)
    .where('daily_on', 'is', null)
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  return row && runOf(row, games);
}

/** What an owner plays once: the set of a date, or a challenge. */
export type PlayedOnce = { day: string } | { challengeId: string };

/** An owner's run of what is played once, which may be settled. */
export async function onceRunOf(db: Db, games: Games, game: GameId, owner: RunOwner, once: PlayedOnce): Promise<Run | undefined> {
  const runs = ownedRuns(db, game, owner).select(columns).limit(1);
  const row = await ('day' in once
    ? runs.where('daily_on', '=', once.day)
    : runs.where('challenge_id', '=', once.challengeId)
  ).executeTakeFirst();
  return row && runOf(row, games);
}

/** The unsettled ordinary runs of a game of several owners. @returns their ids. */
export async function openRunsOf(db: Executor, game: GameId, owners: readonly RunOwner[]): Promise<string[]> {
  const players = owners.flatMap((owner) => ('playerId' in owner ? owner.playerId : []));
  const guests = owners.flatMap((owner) => ('guestId' in owner ? owner.guestId : []));
  const rows = await db
    .selectFrom('game_run')
    .select('id')
    .where('game', '=', game)
    .where('daily_on', 'is', null)
    .where('settled_at', 'is', null)
    .where(sql<SqlBool>`(player_id = any(${players}::uuid[]) or guest_id = any(${guests}::uuid[]))`)
    .execute();
  return rows.map(({ id }) => id);
}

/** Keys of the puzzles in the last runs of a game of each owner. */
export async function recentPuzzleKeys(db: Executor, game: GameId, owners: readonly RunOwner[]): Promise<Set<string>> {
  const runs = owners.map((owner) => ownedRuns(db, game, owner).select('puzzle_keys').limit(REMEMBERED_RUNS));
  const { rows } = await sql<{ puzzle_keys: string[] }>`${sql.join(runs, sql` union all `)}`.execute(db);
  return new Set(rows.flatMap((row) => row.puzzle_keys));
}

function ownedRuns(db: Executor, game: GameId, owner: RunOwner) {
  const runs = db.selectFrom('game_run').where('game', '=', game).orderBy('started_at', 'desc');
  return 'playerId' in owner ? runs.where('player_id', '=', owner.playerId) : runs.where('guest_id', '=', owner.guestId);
}

/**
 * Deletes guests' runs that ended before a time, but for those that belong to an account by now or are part of a challenge.
 * @returns how many.
 */
export async function removeGuestRuns(db: Db, endedBefore: Date): Promise<number> {
  return removeRows(
    db,
    'game_run',
    sql`guest_id is not null and claimed_by is null and ends_at < ${endedBefore}
      and not exists (select from word_challenge where word_challenge.id = game_run.challenge_id)
      and not exists (select from word_challenge where word_challenge.run_id = game_run.id)`,
  );
}
