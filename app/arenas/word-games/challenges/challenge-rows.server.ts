import { sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import type { RunFault } from '../fair-play/judge-run';
import type { GameId } from '../games/games';
import type { RunOwner } from '../referee/referee-types';

/** A challenge as its row holds it. */
export interface ChallengeRow {
  id: string;
  game: GameId;
  rules: number;
  deal: unknown;
  runId: string | null;
  maker: RunOwner;
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
  /** From which browser it was begun; undefined for the run that the challenge began with. */
  browser: string | undefined;
  score: number;
  finishedMs: number | null;
  fault: RunFault | null;
  settled: boolean;
}

/** The id under which somebody plays. */
export function personOf(owner: RunOwner): string {
  return 'playerId' in owner ? owner.playerId : owner.guestId;
}

/** Reads a challenge. */
export async function readChallenge(executor: Executor, by: { id: string } | { runId: string }): Promise<ChallengeRow | undefined> {
  const rows = executor.selectFrom('word_challenge').selectAll();
  const row = await ('id' in by ? rows.where('id', '=', by.id) : rows.where('run_id', '=', by.runId)).executeTakeFirst();
  return (
    row && {
      ...{ id: row.id, game: row.game, rules: row.rules, deal: row.deal, runId: row.run_id, browser: row.browser },
      ...{ series: row.series, round: row.round, closedAt: row.closed_at },
      maker: row.player_id ? { playerId: row.player_id } : { guestId: row.guest_id ?? '' },
    }
  );
}

/** The runs of a challenge, those with most points first; of equal points the shorter time. */
export async function challengeRuns(executor: Executor, { id, runId }: Pick<ChallengeRow, 'id' | 'runId'>): Promise<ChallengeRun[]> {
  const rows = await executor
    .selectFrom('game_run')
    .leftJoin('player', (join) =>
      join.on(sql<boolean>`player.id = coalesce(game_run.player_id, game_run.claimed_by) and player.hidden_at is null`),
    )
    .select([
      ...(['game_run.id', 'game_run.player_id', 'game_run.guest_id', 'game_run.claimed_by', 'game_run.browser'] as const),
      ...(['game_run.score', 'game_run.finished_ms', 'game_run.fault', 'game_run.settled_at', 'player.name'] as const),
    ])
    .where((run) =>
      run.or([
        run('challenge_id', '=', id),
        run(
          'game_run.id',
          'in',
          run.selectFrom('word_challenge_entry').select('run_id').where('word_challenge_entry.challenge_id', '=', id),
        ),
        ...(runId ? [run('game_run.id', '=', runId)] : []),
      ]),
    )
    .orderBy('score', 'desc')
    .orderBy('finished_ms')
    .orderBy('started_at')
    .execute();
  return rows.map((row) => ({
    ...{ runId: row.id, score: row.score, finishedMs: row.finished_ms, fault: row.fault, settled: row.settled_at !== null },
    personId: row.player_id ?? row.claimed_by ?? row.guest_id ?? '',
    name: row.name ?? undefined,
    playerId: row.player_id ?? row.claimed_by ?? undefined,
    browser: row.browser ?? undefined,
  }));
}
