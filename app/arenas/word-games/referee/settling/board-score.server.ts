import type { Transaction } from 'kysely';
import type { Db, Tables } from '~/platform/database/database.server';
import type { BoardScore, ProgressService } from '~/progress/progress.server';
import { WORD_GAMES_BOARD } from '../../boards/word-games-board';
import { boardPoints } from '../../fair-play/par';
import { isEarlier } from '../played-games.server';

/** Players whose scores are renewed in one transaction. */
const BATCH = 200;

type ScoresKept = Pick<ProgressService, 'setScores'>;

/**
 * Sets players' scores on the board of Word Games: the sum of what the run of each game that is worth most counts. One under earlier
 * rules, with whose points those of today are not compared, counts nothing.
 * Their progress must be locked, so that no run is settled between reading the best runs and writing the scores.
 * @see docs/product/fair-play.md
 */
export async function setBoardScores(trx: Transaction<Tables>, progress: ScoresKept, playerIds: readonly string[]): Promise<void> {
  const bests = await trx
    .selectFrom('game_best')
    .select(['player_id', 'game', 'rules', 'best_score', 'worth', 'reached_at'])
    .where('player_id', 'in', playerIds)
    .orderBy('player_id')
    .execute();
  const scores = Map.groupBy(bests, ({ player_id }) => player_id);
  await progress.setScores(
    trx,
    WORD_GAMES_BOARD.id,
    [...scores].map(([playerId, own]): BoardScore => {
      const counted = own.filter(({ game, rules }) => !isEarlier(game, rules));
      return {
        playerId,
        score: counted.reduce((sum, { game, best_score, worth }) => sum + boardPoints(game, worth ?? best_score), 0),
        reachedAt: new Date(Math.max(0, ...counted.map(({ reached_at }) => reached_at.getTime()))),
      };
    }),
  );
}

/**
 * Sets the scores of all players again: after par was retuned, and after an upgrade during which processes of an older
 * version settled runs. @returns how many players there were.
 */
export async function renewBoardScores(db: Db, progress: ScoresKept): Promise<number> {
  let done = 0;
  for (let after: string | undefined; ; ) {
    const from = db.selectFrom('game_best').select('player_id').distinct().orderBy('player_id').limit(BATCH);
    const players = await (after === undefined ? from : from.where('player_id', '>', after)).execute();
    const ids = players.map(({ player_id }) => player_id);
    after = ids.at(-1);
    if (after === undefined) return done;
    await db.transaction().execute(async (trx) => {
      await trx
        .selectFrom('player_progress')
        .select('player_id')
        .where('player_id', 'in', ids)
        .orderBy('player_id')
        .forNoKeyUpdate()
        .execute();
      await setBoardScores(trx, progress, ids);
    });
    done += ids.length;
  }
}
