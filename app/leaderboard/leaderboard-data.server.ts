import type { Viewer } from '~/accounts/viewer/viewer';
import { thanksText } from '~/arenas/word-games/disputes/texts';
import { averageText, numberText } from '~/platform/text/format';
import { clockText } from '~/platform/text/format-dates';
import { levelProgress } from '~/progress/level';
import { storyAddress } from '~/stories/sharing/story-address';
import type { BoardRow } from './boards/board-rows.server';
import type { BoardTableRow } from './boards/player-link';
import type { LeaderboardService } from './leaderboard.server';
import { scoreChart, xpChart } from './personal/charts.server';
import { leaderboardTexts } from './texts';

/** A page of the global board, field by field, with the viewer's own row if it is not on the page. */
export async function globalData(
  leaderboard: LeaderboardService,
  { board, after }: { board: string; after: string | undefined },
  viewer: Viewer | undefined,
) {
  const [page, ownRow] = await Promise.all([
    leaderboard.globalBoard({ board, after, forVisitor: viewer === undefined }),
    viewer && leaderboard.ownRow(board, viewer.id),
  ]);
  const onPage = viewer && page.rows.some(({ playerId }) => playerId === viewer.id);
  const own = onPage ? undefined : ownRow;
  const countedAt = page.countedAt ?? own?.countedAt;
  return {
    rows: page.rows.map((row) =>
      tableRow(leaderboard, row, { viewer, approximate: page.countedAt !== undefined, climbed: ownRow?.climbed }),
    ),
    ownRow: own && tableRow(leaderboard, own, { viewer, approximate: own.countedAt !== undefined, climbed: own.climbed }),
    ownMissing: viewer !== undefined && !onPage && !own,
    next: page.next,
    countedAt: countedAt && clockText(countedAt),
  };
}

/** A page of those the viewer follows; undefined if there are none. */
export async function friendsData(leaderboard: LeaderboardService, board: string, page: number, viewer: Viewer) {
  const { rows, next, following } = await leaderboard.friendsBoard({ board, playerId: viewer.id, page });
  return following ? { rows: rows.map((row) => tableRow(leaderboard, row, { viewer, approximate: false })), next } : undefined;
}

/** The viewer's own figures, formatted and with charts. */
export async function personalData(leaderboard: LeaderboardService, viewer: Viewer) {
  const { rank, xp, gamesPlayed, stories, bestStories, games, days, wishes } = await leaderboard.personal(viewer.id);
  const level = levelProgress(xp);
  return {
    rank: rank && `${rank.countedAt ? '≈ ' : '#'}${numberText(rank.rank)}`,
    xp: numberText(xp),
    level: { ...level, value: xp - level.from, max: level.to - level.from, left: numberText(level.to - xp) },
    gamesPlayed: numberText(gamesPlayed),
    stories: numberText(stories.stories),
    average: stories.average === undefined ? undefined : averageText(stories.average),
    ratings: stories.ratings,
    bestStories: bestStories.map(({ id, arena, title, average, ratingCount }) => ({
      id,
      address: storyAddress(arena, id),
      title,
      average: average === undefined ? undefined : averageText(average),
      ratingCount,
    })),
    days: xpChart(days),
    thanks: wishes.map(thanksText),
    games: games.flatMap((game) => scoreChart(game) ?? []),
  };
}

export type PersonalData = Awaited<ReturnType<typeof personalData>>;

interface Shown {
  viewer: Viewer | undefined;
  approximate: boolean;
  /** Ranks that the viewer has won since yesterday. */
  climbed?: number | undefined;
}

function tableRow(
  { boards }: LeaderboardService,
  { rank, playerId, name, role, score, gameType }: BoardRow,
  { viewer, approximate, climbed }: Shown,
): BoardTableRow {
  const own = playerId === viewer?.id;
  return {
    rank,
    approximate,
    playerId,
    name,
    role,
    score: numberText(score),
    gameType: boards.find(({ id }) => id === gameType)?.label,
    own,
    change: own && climbed !== undefined ? leaderboardTexts.change(climbed) : undefined,
  };
}
