import { sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import type { Arena } from '~/progress/arenas';
import type { Board } from '~/progress/progress.tables';
import { type BoardRow, gameType, ranked } from './board-rows.server';

/** Rows that a page of friends shows. */
const PAGE_SIZE = 100;

export interface FriendsBoard {
  rows: BoardRow[];
  /** The number of the page after this one, from 1; undefined on the last. */
  next: number | undefined;
  /** Whether the player follows anybody. */
  following: boolean;
}

/**
 * Whom a player follows, and the player, in the order of the board; whoever has no points there comes last, by
 * name. As many as one may follow are sorted at once, so pages are counted here.
 */
export async function friendsBoard(
  executor: Executor,
  { board, playerId, page }: { board: Board; playerId: string; page: number },
): Promise<FriendsBoard> {
  const first = (page - 1) * PAGE_SIZE;
  const { rows } = await sql<{
    player_id: string;
    name: string;
    score: number;
    reached_at: Date;
    game_type: Arena | null;
    friends: number;
  }>`
    with friend as (
      select followed_id as id from player_follow where follower_id = ${playerId}
      union all select ${playerId}::uuid
    )
    select player.id as player_id, player.name, coalesce(greatest(0, row.score), 0) as score,
      coalesce(row.reached_at, player.created_at) as reached_at, ${gameType(board, sql.ref('player.id'))} as game_type,
      count(*) over () as friends
    from friend
    join player on player.id = friend.id and (player.hidden_at is null or player.id = ${playerId})
    left join board_row row on row.board = ${board} and row.player_id = friend.id
    order by coalesce(greatest(0, row.score), 0) desc, case when row.score > 0 then row.reached_at end, player.name_key, player.id
    limit ${PAGE_SIZE} offset ${first}`.execute(executor);
  const friends = rows[0]?.friends ?? 0;
  return {
    rows: rows.map((row, index) => ranked(row, first + index + 1)),
    next: first + rows.length < friends ? page + 1 : undefined,
    following: friends > 1,
  };
}
