import { sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import type { Board } from '~/progress/progress.tables';
import type { Arena } from '~/site/arenas';
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

/** Those of a page, and one more if there are any after it. */
const ASKED_FOR = PAGE_SIZE + 1;

interface FriendRow {
  player_id: string;
  name: string;
  score: number;
  reached_at: Date;
  game_type: Arena | null;
}

interface FriendsQuery {
  board: Board;
  playerId: string;
}

/**
 * Whom a player follows, and the player, in the order of the board; whoever has no points there comes last, by
 * name. As many as one may follow are looked up and sorted at once, so pages are counted here.
 */
export async function friendsBoard(executor: Executor, { page, ...asked }: FriendsQuery & { page: number }): Promise<FriendsBoard> {
  const first = (page - 1) * PAGE_SIZE;
  const scored = await withPoints(executor, asked, first);
  const left = ASKED_FOR - scored.length;
  // How many have points is only asked for on a page that none of them reaches.
  const before = left > 0 && scored.length === 0 && first > 0 ? await countWithPoints(executor, asked) : first;
  const found = left > 0 ? [...scored, ...(await withoutPoints(executor, asked, first - before, left))] : scored;
  const shown = found.slice(0, PAGE_SIZE);
  return {
    rows: shown.map((row, index) => ranked(row, first + index + 1)),
    next: found.length > PAGE_SIZE ? page + 1 : undefined,
    following: first > 0 ? found.length > 0 : found.length > 1,
  };
}

// As a list of ids, each of which is looked up by an index: joined, the database would at times read a whole table instead.
function friends(playerId: string) {
  return sql`array(select followed_id from player_follow where follower_id = ${playerId} union all select ${playerId}::uuid)`;
}

const scored = ({ board, playerId }: FriendsQuery) => sql`board = ${board} and player_id = any(${friends(playerId)}) and score > 0`;
const scoredAndShown = (asked: FriendsQuery) => sql`${scored(asked)} and (not hidden or player_id = ${asked.playerId})`;

async function withPoints(executor: Executor, asked: FriendsQuery, first: number): Promise<FriendRow[]> {
  const { rows } = await sql<FriendRow>`
    with shown as materialized (
      select player_id, score, reached_at from board_row where ${scoredAndShown(asked)}
      order by score desc, reached_at, player_id limit ${ASKED_FOR} offset ${first})
    -- Names, and the arenas that gave most, are looked up for those on the page alone.
    select shown.*, (select name from player where id = shown.player_id), ${gameType(asked.board, sql.ref('shown.player_id'))} as game_type
    from shown order by score desc, reached_at, player_id`.execute(executor);
  return rows;
}

async function countWithPoints(executor: Executor, asked: FriendsQuery): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from board_row where ${scoredAndShown(asked)}`.execute(executor);
  return rows[0]?.count ?? 0;
}

async function withoutPoints(executor: Executor, asked: FriendsQuery, first: number, limit: number): Promise<FriendRow[]> {
  const { rows } = await sql<FriendRow>`
    select id as player_id, name, 0 as score, created_at as reached_at, ${gameType(asked.board, sql.ref('player.id'))} as game_type
    from player
    where id = any(array(
        select unnest(${friends(asked.playerId)}) except select player_id from board_row where ${scored(asked)}))
      and (hidden_at is null or id = ${asked.playerId})
    order by name_key, id limit ${limit} offset ${first}`.execute(executor);
  return rows;
}
