import { type Kysely, sql } from 'kysely';
import type { Backfill } from '~/platform/migrations/schema-change';

/** Par of each game at the time of this change; a nightly job applies later ones. */
const PAR = sql`(values
  ('word-scrambler', 550), ('speed-typing', 55), ('word-association', 700), ('anagram-solver', 750), ('word-completion', 480),
  ('synonym-finder', 530), ('word-chain', 1800), ('word-guess', 850), ('definition-match', 650), ('word-puzzle', 1250)
) as par (game, points)`;

/** The board of Word Games shows what the best run of each game is worth, no longer the sum of all runs. */
export async function up(): Promise<void> {}

export const backfills: readonly Backfill[] = [
  {
    name: 'worth-of-best-runs',
    table: 'player',
    key: 'id',
    batch: 500,
    fill: (trx: Kysely<unknown>, keys) =>
      sql`
        update board_row set score = worth.score, reached_at = worth.reached_at
        from (
          select player_id, sum(round(1000 * (1 - power(2::float8, -best_score::float8 / par.points)))) as score, max(reached_at) as reached_at
          from game_best join ${PAR} on par.game = game_best.game
          where player_id = any(${keys}::uuid[]) group by player_id
        ) as worth
        where board = 'word_games' and board_row.player_id = worth.player_id and board_row.score <> worth.score`.execute(trx),
  },
];
