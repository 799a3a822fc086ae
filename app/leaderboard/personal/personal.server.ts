import { decisionsWishedBy } from '~/arenas/word-games/disputes/decide.server';
import type { Decision } from '~/arenas/word-games/lexicon/decisions';
import { type GameHistory, gameHistories } from '~/arenas/word-games/referee/played-games.server';
import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import { type LevelProgress, levelProgress } from '~/progress/level';
import type { ProgressService } from '~/progress/progress.server';
import { type DayXp, xpByDay } from '~/progress/xp-by-day.server';
import { type AuthorStats, authorStats } from '~/stories/listing/author-stats.server';
import { listStories } from '~/stories/listing/list-stories.server';
import type { StoryCard } from '~/stories/story';
import type { BoardRow } from '../boards/board-rows.server';
import { EVERYTHING } from '../boards/boards';
import type { Rank } from '../boards/ranks.server';

/** Days in the XP chart, including today. */
const DAYS = 30;
/** Stories listed with their ratings. */
const STORIES = 5;

export interface PersonalStanding {
  /** On the overall board; undefined without XP. */
  rank: Rank | undefined;
  xp: number;
  level: LevelProgress;
  gamesPlayed: number;
  stories: AuthorStats;
  /** The best rated of their published stories. */
  bestStories: StoryCard[];
  /** The games played, with best scores and the weeks of the last half year. */
  games: GameHistory[];
  /** The last decisions on the word games' words that they had asked for. */
  wishes: Decision[];
  /** XP of each of the last 30 days, oldest first. */
  days: DayXp[];
}

interface PersonalDependencies {
  db: Db;
  clock: Clock;
  progress: ProgressService;
  ownRow(board: string, playerId: string): Promise<(BoardRow & Rank) | undefined>;
}

/** A player's personal figures. @see docs/product/leaderboard.md */
export async function personalStanding({ db, clock, progress, ownRow }: PersonalDependencies, playerId: string): Promise<PersonalStanding> {
  const [{ xp, gamesPlayed }, own, stories, best, games, days, wishes] = await Promise.all([
    progress.progressOf(playerId),
    ownRow(EVERYTHING.id, playerId),
    authorStats(db, playerId),
    listStories(db, { authorId: playerId, sort: 'rating', limit: STORIES }),
    gameHistories(db, playerId, clock.now()),
    xpByDay(db, playerId, { today: clock.now(), days: DAYS }),
    decisionsWishedBy(db, playerId),
  ]);
  const rank = own && { rank: own.rank, countedAt: own.countedAt };
  return { rank, xp, level: levelProgress(xp), gamesPlayed, stories, bestStories: best.cards, games, days, wishes };
}
