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
 * name. As many as one may follow are looked up and sorted at once, so pages are counted here.
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
    with friend as materialized (
      select player.id, player.name, player.name_key, player.created_at
      from (select followed_id as id from player_follow where follower_id = ${playerId} union all select ${playerId}::uuid) as followed
      -- One by one, as their rows are: joined otherwise, the database would at times read the whole table instead.
      cross join lateral (
        select * from player where id = followed.id and (hidden_at is null or id = ${playerId}) limit 1) as player
    ), shown as (
      select friend.*, coalesce(row.score, 0) as score, row.reached_at as scored_at, count(*) over () as friends
      from friend left join lateral (
        select score, reached_at from board_row
        where board_row.board = ${board} and board_row.player_id = friend.id and board_row.score > 0 limit 1) as row on true
      order by coalesce(row.score, 0) desc, row.reached_at, friend.name_key, friend.id
      limit ${PAGE_SIZE} offset ${first}
    )
    -- The arena that gave most is looked up for those on the page alone.
    select id as player_id, name, score, coalesce(scored_at, created_at) as reached_at,
      ${gameType(board, sql.ref('shown.id'))} as game_type, friends
    from shown order by score desc, scored_at, name_key, id`.execute(executor);
  const friends = rows[0]?.friends ?? 0;
  return {
    rows: rows.map((row, index) => ranked(row, first + index + 1)),
    next: first + rows.length < friends ? page + 1 : undefined,
    following: friends > 1,
  };
}
