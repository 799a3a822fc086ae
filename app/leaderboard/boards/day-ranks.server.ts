import { sql } from 'kysely';
import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';

/** Ranks stored for a day: as many as are counted exactly. */
const STORED = 10_000;

export interface DayRanks {
  /** Stores the ranks of a board as they are, unless those of today (UTC) are stored already. */
  storeToday(board: string): Promise<void>;
  /** The rank with which a player began today (UTC); undefined if they were not among the first 10,000, or no ranks were stored. */
  rankThisMorning(board: string, playerId: string): Promise<number | undefined>;
}

/** Creates the store of the ranks with which each day begins. @see docs/decisions/0010-xp-ledger.md */
export function createDayRanks({ db, clock }: { db: Db; clock: Clock }): DayRanks {
  const today = () => clock.now().toISOString().slice(0, 10);
  return {
    async storeToday(board) {
      const day = today();
      await db.transaction().execute(async (trx) => {
        const stored = await trx.selectFrom('day_rank').select('rank').where('board', '=', board).where('day', '=', day).executeTakeFirst();
        if (stored) return;
        await trx.deleteFrom('day_rank').where('board', '=', board).execute();
        await sql`
          insert into day_rank (board, player_id, rank, day)
          select ${board}, player_id, row_number() over (order by score desc, reached_at, player_id), ${day}::date
          from board_row where board = ${board} and score > 0 and not hidden
          order by score desc, reached_at, player_id limit ${sql.lit(STORED)}
          on conflict do nothing`.execute(trx);
      });
    },
    async rankThisMorning(board, playerId) {
      const row = await db
        .selectFrom('day_rank')
        .select('rank')
        .where('board', '=', board)
        .where('player_id', '=', playerId)
        .where('day', '=', today())
        .executeTakeFirst();
      return row?.rank;
    },
  };
}
