import { createContext } from 'react-router';
import type { Meeting } from '~/accounts/pen-names/meetings';
import { type Role, roleOf } from '~/accounts/roles/role';
import { bestScores, type PlayedGame } from '~/arenas/word-games/referee/played-games.server';
import type { BlockKind } from '~/blocks/blocks';
import { blockBetween } from '~/blocks/blocks.server';
import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import { isUuid } from '~/platform/ids/uuid';
import type { RateLimiter } from '~/platform/limits/rate-limit.server';
import { pluralText } from '~/platform/text/format';
import type { BadgeDeclaration } from '~/progress/badges';
import type { Counter } from '~/progress/counters';
import { type LevelProgress, levelProgress } from '~/progress/level';
import type { ProgressService } from '~/progress/progress.server';
import type { DoorReason } from '~/stories/door/door';
import { listStories, type StoryListOptions, type StoryPage } from '~/stories/listing/list-stories.server';
import { badgeOf, type PlayerBadge } from './badges/badges';
import { createFollows, type FollowCounts, type Follows } from './follows/follows.server';
import { type OwnNames, ownNames } from './own-names.server';

/** Stories on one page of a player's list. */
const STORIES = 12;

/** The public data of a player. */
export interface PublicPlayer {
  id: string;
  name: string;
  /** What they do for the site; undefined for most. */
  role: Role | undefined;
  bio: string;
  /** What a report says of them that put a door before their page: visitors do not see it. */
  door: DoorReason | undefined;
  /** The year of joining. */
  memberSince: number;
  xp: number;
  level: LevelProgress;
  counters: { label: string; value: number }[];
  follows: FollowCounts;
  badges: PlayerBadge[];
  scores: PlayedGame[];
  stories: StoryPage;
  /** Whether it is the viewer's: their own, or that of a pen name of theirs. Whose a pen name is, nobody else may be told. */
  own: boolean;
  /** Hidden from everybody except themselves. */
  hidden: boolean;
  /** What the viewer has set against them. */
  blocked: BlockKind | undefined;
}

/** Which of a player's stories are shown. */
type StoriesAsked = Partial<Pick<StoryListOptions, 'sort' | 'filters' | 'cursor' | 'isWhole'>>;

export interface PlayersService {
  follows: Follows;
  /**
   * The public data of a player.
   * @param options viewerId: the viewer; list: which of their stories, in which order and after which cursor.
   * @returns undefined for a player who is unknown, unverified or hidden from the viewer.
   * @see docs/product/players.md
   */
  publicPlayer(
    playerId: string,
    options: { viewerId: string | undefined; list?: StoriesAsked | undefined },
  ): Promise<PublicPlayer | undefined>;
  /** The names of a person who looks at a player's page, by one of which they block; undefined for people who have one alone. */
  ownNames(person: { id: string; name: string }, playerId: string): Promise<OwnNames | undefined>;
}

/** Where loaders, actions and other features find it. */
export const playersContext = createContext<PlayersService>();

interface PlayersDependencies {
  db: Db;
  clock: Clock;
  limiter: RateLimiter;
  progress: ProgressService;
  /** What players' pages count. */
  counters: readonly Counter[];
  /** What they have badges for. */
  badges: readonly BadgeDeclaration[];
  /** Where people meet. */
  meetings: readonly Meeting[];
}

/** Creates the service for players' public pages. */
export function createPlayersService({ db, clock, limiter, progress, counters, badges, meetings }: PlayersDependencies): PlayersService {
  const follows = createFollows({ db, clock, limiter });
  return {
    follows,
    ownNames: (person, otherId) => ownNames(db, meetings, { person, otherId }),
    async publicPlayer(playerId, { viewerId, list = {} }) {
      if (!isUuid(playerId)) return undefined;
      const player = await db
        .selectFrom('player')
        .select(['id', 'name', 'role', 'bio', 'created_at', 'hidden_at', 'door_about', 'pen_of'])
        .where('id', '=', playerId)
        .where('email_verified', '=', true)
        .executeTakeFirst();
      if (!player) return undefined;
      const isOwn = viewerId !== undefined && viewerId === (player.pen_of ?? player.id);
      if (!isOwn && player.hidden_at !== null) return undefined;
      if (player.door_about !== null && viewerId === undefined) return undefined;
      const progressed = progress.progressOf(playerId);
      const countEach = async (counted: readonly Pick<Counter, 'count'>[]) => {
        const sources = { db, playerId, progress: await progressed };
        return Promise.all(counted.map(({ count }) => count(sources)));
      };
      const [{ xp }, values, reached, scores, counts, stories, blocked] = await Promise.all([
        progressed,
        countEach(counters),
        countEach(badges),
        bestScores(db, playerId),
        follows.countsOf(playerId, viewerId),
        listStories(db, { sort: 'latest', ...list, authorId: playerId, viewerId, now: clock.now(), limit: STORIES }),
        viewerId === undefined ? undefined : blockBetween(db, viewerId, playerId),
      ]);
      return {
        id: player.id,
        name: player.name,
        role: roleOf(player.role),
        bio: player.bio,
        door: player.door_about ?? undefined,
        memberSince: player.created_at.getUTCFullYear(),
        xp,
        level: levelProgress(xp),
        counters: counters.map(({ one, many }, index) => ({
          label: pluralText(values[index] ?? 0, { one, other: many }),
          value: values[index] ?? 0,
        })),
        follows: counts,
        badges: badges.map((badge, index) => badgeOf(badge, reached[index] ?? 0)),
        scores,
        stories,
        own: isOwn,
        hidden: player.hidden_at !== null,
        blocked,
      };
    },
  };
}
