import { createContext } from 'react-router';
import type { Clock } from '~/platform/clock/clock';
import type { Db, OpenDatabase } from '~/platform/database/database.server';
import type { BoardDeclaration } from '~/progress/boards';
import type { ProgressService } from '~/progress/progress.server';
import { sharedRanks } from '~/progress/shared-ranks';
import { cursorOfPosition, positionOfCursor } from './boards/board-cursor';
import { type BoardRow, ownStoredRow, positionOf, ranked, rowsBelow, type StoredRow } from './boards/board-rows.server';
import { EVERYTHING } from './boards/boards';
import { createDayRanks } from './boards/day-ranks.server';
import { type FriendsBoard, friendsBoard } from './boards/friends-board.server';
import { createRanks, type Rank } from './boards/ranks.server';
import { type PersonalStanding, personalStanding } from './personal/personal.server';

/** Rows on a page of a leaderboard. */
const BOARD_SIZE = 100;

interface BoardPage {
  rows: BoardRow[];
  /** When the ranks of these rows were counted; undefined where they are exact. */
  countedAt: Date | undefined;
  /** The cursor of the next page; undefined on the last. */
  next: string | undefined;
}

interface BoardOptions {
  board: string;
  /** The cursor of an earlier page; a broken one gives the first page. */
  after?: string | null | undefined;
  limit?: number;
  /** For visitors, who have no points of their own to see. */
  forVisitor?: boolean;
}

/** A player's own row on a board. */
interface OwnRow extends BoardRow, Rank {
  /** Ranks won since the day began (UTC), negative when lost; undefined where it is not known. */
  climbed: number | undefined;
}

export interface LeaderboardService {
  /** All boards, in display order. */
  boards: readonly BoardDeclaration[];
  /**
   * A page of a board, ordered by points and then by who reached them first.
   * @see docs/product/leaderboard.md
   */
  globalBoard(options: BoardOptions): Promise<BoardPage>;
  /** A player's own row of a board; undefined while they have no points there. */
  ownRow(board: string, playerId: string): Promise<OwnRow | undefined>;
  /** The player and those they follow; those without points come last. */
  friendsBoard(options: { board: string; playerId: string; page: number }): Promise<FriendsBoard>;
  /** The top players, for the home page. */
  topGladiators(limit: number): Promise<{ rank: number; playerId: string; name: string; xp: number }[]>;
  /** A player's personal figures. */
  personal(playerId: string): Promise<PersonalStanding>;
  /** Recounts the ranks of large boards. */
  renewRanks(): Promise<void>;
  /** Stores the ranks with which the day begins (UTC), of every board once a day. */
  storeDayRanks(): Promise<void>;
}

/** Where loaders, actions and other features find it. */
export const leaderboardContext = createContext<LeaderboardService>();

interface LeaderboardDependencies {
  db: Db;
  /** Where boards are read for visitors; undefined: where everything is. */
  forVisitor?: OpenDatabase['forVisitor'];
  clock: Clock;
  progress: ProgressService;
  /** The boards of other features. */
  boards: readonly BoardDeclaration[];
  onFailure(error: unknown): void;
  /** Smaller boards for tests. */
  ranks?: { exactUpTo: number; step: number };
}

/** Creates the leaderboard service. */
export function createLeaderboardService({
  db,
  forVisitor: readForVisitor = (work) => work(db),
  clock,
  progress,
  boards: declared,
  onFailure,
  ranks: sizes,
}: LeaderboardDependencies): LeaderboardService {
  const boards: readonly BoardDeclaration[] = [EVERYTHING, ...declared];
  const ranks = createRanks({ db, clock, onFailure, ...sizes });
  const dayRanks = createDayRanks({ db, clock });

  const sharing = new Set(boards.filter(({ sharesRanks }) => sharesRanks).map(({ id }) => id));

  /** The ranks of rows that stand one below the other, where equals may share theirs. @param place of the first, from 1. */
  async function shared(board: string, rows: readonly StoredRow[], place: number): Promise<number[]> {
    const [first] = rows;
    if (!first || !sharing.has(board)) return rows.map((_, index) => place + index);
    const above = place > 1 ? await ranks.equalsAbove(board, positionOf(first)) : 0;
    return sharedRanks(rows, (one, other) => one.score === other.score).map((rank, index) =>
      rows[index]?.score === first.score ? place - above : place + rank - 1,
    );
  }

  const globalBoard = async ({ board, after, limit = BOARD_SIZE, forVisitor = false }: BoardOptions): Promise<BoardPage> => {
    const position = positionOfCursor(after);
    const below = (reading: Db) => rowsBelow(reading, board, position, limit + 1);
    const rows = await (forVisitor ? readForVisitor(below) : below(db));
    const shown = rows.slice(0, limit);
    const [first, last] = [shown[0], shown.at(-1)];
    const { rank, countedAt }: Rank = position && first ? await ranks.rankOf(board, positionOf(first)) : { rank: 1, countedAt: undefined };
    const ranksOfPage = await shared(board, shown, rank);
    return {
      rows: shown.map((row, index) => ranked(row, ranksOfPage[index] ?? rank + index)),
      countedAt,
      next: last && rows.length > limit ? cursorOfPosition(positionOf(last)) : undefined,
    };
  };

  const ownRow = async (board: string, playerId: string): Promise<OwnRow | undefined> => {
    const row = await ownStoredRow(db, board, playerId);
    if (!row) return undefined;
    const [rank, before] = await Promise.all([ranks.rankOf(board, positionOf(row)), dayRanks.rankThisMorning(board, playerId)]);
    const climbed = before === undefined || rank.countedAt ? undefined : before - rank.rank;
    const [own = rank.rank] = await shared(board, [row], rank.rank);
    return { ...ranked(row, own), ...rank, rank: own, climbed };
  };

  return {
    boards,
    globalBoard,
    ownRow,
    friendsBoard: (options) => friendsBoard(db, { ...options, sharesRanks: sharing.has(options.board) }),
    topGladiators: async (limit) =>
      (await globalBoard({ board: EVERYTHING.id, limit })).rows.map(({ rank, playerId, name, score }) => ({
        rank,
        playerId,
        name,
        xp: score,
      })),
    personal: (playerId) => personalStanding({ db, clock, progress, ownRow }, playerId),
    renewRanks: () => ranks.renewAll(boards.map(({ id }) => id)),
    storeDayRanks: async () => {
      for (const { id } of boards) await dayRanks.storeToday(id);
    },
  };
}
