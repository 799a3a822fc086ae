import { randomUUID } from 'node:crypto';
import { type Selectable, type SqlBool, sql, type Transaction } from 'kysely';
import type { Executor, Tables } from '~/platform/database/database.server';
import type { RunFault } from '../fair-play/judge-run';
import type { GameId } from '../games/games';
import { pointsSince } from '../games/word-game';
import type { RunOwner } from '../referee/referee-types';
import type { Games } from '../referee/run-store.server';

/** A challenge as its row holds it. */
export interface ChallengeRow {
  id: string;
  game: GameId;
  rules: number;
  deal: unknown;
  runId: string | null;
  /** Undefined once a player who sent it has left. */
  maker: RunOwner | undefined;
  browser: string;
  series: string;
  round: number;
  closedAt: Date | null;
}

/** A run of a challenge. */
export interface ChallengeRun {
  runId: string;
  /** The player, or the guest for whom it waits. */
  personId: string;
  /** Undefined for a guest. */
  name: string | undefined;
  playerId: string | undefined;
  /** From which browser it was begun, or came to stand there; undefined for the run that the challenge began with. */
  browser: string | undefined;
  score: number;
  finishedMs: number | null;
  fault: RunFault | null;
  settled: boolean;
}

/** The id under which a person plays. */
export function personOf(owner: RunOwner): string {
  return 'playerId' in owner ? owner.playerId : owner.guestId;
}

/** Who sent a challenge, for questions about blocks: nobody once they have left. */
export function makersOf({ maker }: Pick<ChallengeRow, 'maker'>): string[] {
  return maker ? [personOf(maker)] : [];
}

/**
 * Whether the points of a challenge's game mean something else by now than when it was dealt; rules that nobody knows yet are others, too.
 * A change that left them as they were lets it be answered as it was dealt.
 */
export function isOutdated({ game, rules }: Pick<ChallengeRow, 'game' | 'rules'>, games: Games): boolean {
  return rules < pointsSince(games[game]) || rules > (games[game].version ?? 1);
}

/** Whether a challenge may be answered, while it is not full. */
export function isOpen(challenge: Pick<ChallengeRow, 'game' | 'rules' | 'closedAt'>, games: Games): boolean {
  return challenge.closedAt === null && !isOutdated(challenge, games);
}

/** What names a challenge: its id, or the run that it began with. */
type ChallengeName = { id: string } | { runId: string };

/** Reads a challenge. */
export async function readChallenge(executor: Executor, by: ChallengeName): Promise<ChallengeRow | undefined> {
  const rows = executor.selectFrom('word_challenge').selectAll();
  const row = await ('id' in by ? rows.where('id', '=', by.id) : rows.where('run_id', '=', by.runId)).executeTakeFirst();
  return row && challengeOf(row);
}

/** The rematches of a series, the first one first. */
export async function rematchesOf(executor: Executor, series: string): Promise<ChallengeRow[]> {
  const rows = await executor.selectFrom('word_challenge').selectAll().where('rematch_of', '=', series).orderBy('made_at').execute();
  return rows.map(challengeOf);
}

/** Locks a series until the transaction ends: what comes after it is dealt once. */
export async function lockSeries(trx: Transaction<Tables>, series: string): Promise<void> {
  await trx.selectFrom('word_challenge').select('id').where('series', '=', series).orderBy('round').limit(1).forUpdate().execute();
}

/** Reads a challenge and locks it until the transaction ends: whatever runs it takes are decided one by one. */
export async function lockChallenge(trx: Transaction<Tables>, id: string): Promise<ChallengeRow | undefined> {
  const row = await trx.selectFrom('word_challenge').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row && challengeOf(row);
}

function challengeOf(row: Selectable<Tables['word_challenge']>): ChallengeRow {
  return {
    ...{ id: row.id, game: row.game, rules: row.rules, deal: row.deal, runId: row.run_id, browser: row.browser },
    ...{ series: row.series, round: row.round, closedAt: row.closed_at },
    maker: row.player_id ? { playerId: row.player_id } : row.guest_id ? { guestId: row.guest_id } : undefined,
  };
}

/** A challenge that is being made. */
export interface MadeChallenge extends Omit<ChallengeRow, 'id' | 'closedAt' | 'maker'> {
  maker: RunOwner;
  /** The series after which it is the rematch. */
  rematchOf: string | null;
  now: Date;
}

/**
 * Stores a challenge. @returns its id.
 * @throws a unique violation when its run or its round has one.
 */
export async function insertChallenge(executor: Executor, made: MadeChallenge): Promise<string> {
  const id = randomUUID();
  await executor
    .insertInto('word_challenge')
    .values({
      ...{ id, game: made.game, rules: made.rules, deal: JSON.stringify(made.deal), run_id: made.runId },
      ...{ player_id: 'playerId' in made.maker ? made.maker.playerId : null },
      ...{ guest_id: 'guestId' in made.maker ? made.maker.guestId : null },
      ...{ browser: made.browser, series: made.series, round: made.round, rematch_of: made.rematchOf },
      ...{ made_at: made.now, closed_at: null },
    })
    .execute();
  return id;
}

/** Deals another challenge in place of one that can no longer be answered and that nobody has begun. @returns its id; undefined if it was none like that. */
export async function replaceChallenge(trx: Transaction<Tables>, id: string, made: MadeChallenge): Promise<string | undefined> {
  const { game, rules, deal, maker, browser, now } = made;
  const replaced = await trx
    .updateTable('word_challenge')
    .set({
      ...{ game, rules, deal: JSON.stringify(deal), browser, made_at: now, closed_at: null },
      player_id: 'playerId' in maker ? maker.playerId : null,
      guest_id: 'guestId' in maker ? maker.guestId : null,
    })
    .where('id', '=', id)
    .where((challenge) => challenge.or([challenge('closed_at', 'is not', null), challenge('rules', '<>', rules)]))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('game_run').select('game_run.id').whereRef('game_run.challenge_id', '=', 'word_challenge.id'))),
    )
    .executeTakeFirst();
  return replaced.numUpdatedRows > 0 ? id : undefined;
}

/** The runs of a challenge, those with most points first; of equal points the shorter time. */
export async function challengeRuns(executor: Executor, challenge: Pick<ChallengeRow, 'id' | 'runId'>): Promise<ChallengeRun[]> {
  const rows = await challengeRunsQuery(executor, challenge).execute();
  return rows.map((row) => ({
    ...{ runId: row.id, score: row.score, finishedMs: row.finished_ms, fault: row.fault, settled: row.settled_at !== null },
    personId: row.player_id ?? row.claimed_by ?? row.guest_id ?? '',
    name: row.name ?? undefined,
    playerId: row.player_id ?? row.claimed_by ?? undefined,
    browser: row.browser ?? undefined,
  }));
}

/** The query for them, exported for a test of its plan. */
export function challengeRunsQuery(executor: Executor, { id, runId }: Pick<ChallengeRow, 'id' | 'runId'>) {
  return executor
    .selectFrom('game_run')
    .leftJoin('player', (join) =>
      join.on(sql<boolean>`player.id = coalesce(game_run.player_id, game_run.claimed_by) and player.hidden_at is null`),
    )
    .leftJoin('word_challenge_entry as entry', (join) => join.onRef('entry.run_id', '=', 'game_run.id').on('entry.challenge_id', '=', id))
    .select([
      ...(['game_run.id', 'game_run.player_id', 'game_run.guest_id', 'game_run.claimed_by'] as const),
      ...(['game_run.score', 'game_run.finished_ms', 'game_run.fault', 'game_run.settled_at', 'player.name'] as const),
    ])
    .select((run) => run.fn.coalesce('game_run.browser', 'entry.browser').as('browser'))
    .where((run) =>
      run.or([
        run('game_run.challenge_id', '=', id),
        // An array, so that each of the three is found by its index.
        sql<SqlBool>`game_run.id = any(array(select run_id from word_challenge_entry where challenge_id = ${id}))`,
        ...(runId ? [run('game_run.id', '=', runId)] : []),
      ]),
    )
    .orderBy('score', 'desc')
    .orderBy('finished_ms')
    .orderBy('started_at');
}
