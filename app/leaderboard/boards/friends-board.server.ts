import { sql } from 'kysely';
import { isSeenBy } from '~/blocks/unseen.server';
import type { Executor } from '~/platform/database/database.server';
import type { Arena } from '~/site/arenas';
import { type BoardRow, gameType, ranked } from './board-rows.server';

/** Rows on a page of friends. */
const PAGE_SIZE = 100;

export interface FriendsBoard {
  rows: BoardRow[];
  /** The number of the page after this one, from 1; undefined on the last. */
  next: number | undefined;
  /** Whether the player follows anybody. */
  following: boolean;
}

/** Rows of a page, and one more to find out whether there is a next page. */
const FETCHED = PAGE_SIZE + 1;

interface FriendRow {
  player_id: string;
  name: string;
  role: string | null;
  score: number;
  reached_at: Date;
  game_type: Arena | null;
  /** Their rank where equals share it; undefined without points. */
  shared_rank?: string;
}

interface FriendsQuery {
  board: string;
  playerId: string;
}

/**
 * The player and those they follow, in the order of the board; those without points come last, by
 * name. All of them are looked up and sorted at once, so pages are numbered here.
 */
export async function friendsBoard(
  executor: Executor,
  { page, sharesRanks = false, ...query }: FriendsQuery & { page: number; sharesRanks?: boolean },
): Promise<FriendsBoard> {
  const first = (page - 1) * PAGE_SIZE;
  const scored = await withPoints(executor, query, first);
  const left = FETCHED - scored.length;
  // Rows with points are only counted for a page beyond all of them.
  const before = left > 0 && scored.length === 0 && first > 0 ? await countWithPoints(executor, query) : first;
  const found = left > 0 ? [...scored, ...(await withoutPoints(executor, query, first - before, left))] : scored;
  const shown = found.slice(0, PAGE_SIZE);
  return {
    rows: shown.map((row, index) => ranked(row, sharesRanks && row.shared_rank ? Number(row.shared_rank) : first + index + 1)),
    next: found.length > PAGE_SIZE ? page + 1 : undefined,
    following: first > 0 ? found.length > 0 : found.length > 1,
  };
}

// A list of ids, each looked up by index: with a join the database would sometimes scan a whole table.
function friends(playerId: string) {
  const followed = sql`select followed_id from player_follow where follower_id = ${playerId} and ${isSeenBy(playerId, 'followed_id')}`;
  return sql`array(${followed} union all select ${playerId}::uuid)`;
}

const scored = ({ board, playerId }: FriendsQuery) => sql`board = ${board} and player_id = any(${friends(playerId)}) and score > 0`;
const scoredAndShown = (query: FriendsQuery) => sql`${scored(query)} and (not hidden or player_id = ${query.playerId})`;

async function withPoints(executor: Executor, query: FriendsQuery, first: number): Promise<FriendRow[]> {
  const { rows } = await sql<FriendRow>`
    with shown as materialized (
      select player_id, score, reached_at, rank() over (order by score desc) as shared_rank
      from board_row where ${scoredAndShown(query)}
      order by score desc, reached_at, player_id limit ${FETCHED} offset ${first})
    -- Names, and the arenas that gave most, are looked up for those on the page alone.
    select shown.*, (select name from player where id = shown.player_id), (select role from player where id = shown.player_id),
      ${gameType(query.board, sql.ref('shown.player_id'))} as game_type
    from shown order by score desc, reached_at, player_id`.execute(executor);
  return rows;
}

async function countWithPoints(executor: Executor, query: FriendsQuery): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from board_row where ${scoredAndShown(query)}`.execute(executor);
  return rows[0]?.count ?? 0;
}

async function withoutPoints(executor: Executor, query: FriendsQuery, first: number, limit: number): Promise<FriendRow[]> {
  const { rows } = await sql<FriendRow>`
    select id as player_id, name, role, 0 as score, created_at as reached_at, ${gameType(query.board, sql.ref('player.id'))} as game_type
    from player
    where id = any(array(
        select unnest(${friends(query.playerId)}) except select player_id from board_row where ${scored(query)}))
      and (hidden_at is null or id = ${query.playerId})
    order by name_key, id limit ${limit} offset ${first}`.execute(executor);
  return rows;
}
