import { sql, type Transaction } from 'kysely';
import type { Tables } from '~/platform/database/database.server';

/**
 * Hides a player's rows of all boards, or shows them again. Every board gets a row, so that points to come go to a hidden one;
 * a row without points is not shown.
 * @see docs/product/hiding.md
 */
export async function hideFromBoards(
  trx: Transaction<Tables>,
  playerId: string,
  { hidden, now }: { hidden: boolean; now: Date },
): Promise<void> {
  await sql`
    insert into board_row (board, player_id, score, reached_at, hidden)
    select id, ${playerId}, 0, ${now}::timestamptz, ${hidden} from board order by id
    on conflict (board, player_id) do update set hidden = excluded.hidden`.execute(trx);
}
