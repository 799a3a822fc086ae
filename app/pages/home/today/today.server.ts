import type { Viewer } from '~/accounts/viewer/viewer';
import type { WordGames } from '~/arenas/word-games/word-games.server';
import type { DaysLineService } from '~/days-line/days-line.server';
import type { Clock } from '~/platform/clock/clock';
import { DAY_MS, SECOND_MS } from '~/platform/clock/durations';
import { dateIn, msToNextDate } from '~/platform/clock/local-days';
import type { Db } from '~/platform/database/database.server';
import type { Shows } from '~/platform/feature/shows';
import { followedPeople } from '~/players/follows/followed-people.server';
import { levelProgress } from '~/progress/level';
import type { ProgressService } from '~/progress/progress.server';
import { URGENCIES } from '~/site/unfinished';
import type { FirstReaders } from '~/stories/first-readers/first-readers.server';
import { storyAddress } from '~/stories/sharing/story-address';
import type { StoriesService } from '~/stories/stories.server';
import { isFresh, type LineOfDay, MOST_BEGUN, MOST_SHOWN, type StoryOfDay, type Today } from './today';

/** Among how many of the best stories the one of the day is. */
const GOOD_STORIES = 12;

/** The first of each kind, then the second of each, and so on. */
function inTurns<Thing>(kinds: readonly (readonly Thing[])[]): Thing[] {
  const most = Math.max(0, ...kinds.map(({ length }) => length));
  return Array.from({ length: most }, (_, turn) => kinds.flatMap((kind) => kind.slice(turn, turn + 1))).flat();
}

export interface TodayDependencies {
  db: Db;
  clock: Clock;
  stories: Pick<StoriesService, 'listStories'>;
  firstReaders: Pick<FirstReaders, 'oneToRead'>;
  progress: Pick<ProgressService, 'progressOf'>;
  wordGames: Pick<WordGames, 'daily'>;
  daysLine: Pick<DaysLineService, 'today'>;
  unfinished: readonly Shows['unfinished'][];
  happenings: readonly Shows['happenings'][];
  doings: readonly Shows['doings'][];
}

/**
 * What a player finds on the home page: each arena reads its own part, and this puts them together.
 * @param zone their time zone, a known one.
 */
export type ReadToday = (player: Viewer, zone: string) => Promise<Today>;

/** @see docs/product/home.md */
export function createReadToday({
  stories,
  firstReaders,
  progress,
  wordGames,
  daysLine,
  unfinished,
  happenings,
  doings,
  ...sources
}: TodayDependencies): ReadToday {
  const { db, clock } = sources;
  const { daily } = wordGames;

  /** The day's set, and what it says of the days before. */
  async function dailyOf(playerId: string, zone: string): Promise<Today['daily']> {
    const today = dateIn(zone, clock.now());
    const [games, streak] = await Promise.all([daily.gamesOf(playerId, today), daily.streakOf(playerId, today)]);
    const secondsLeft = Math.ceil(msToNextDate(zone, clock.now()) / SECOND_MS);
    return { games: games.map(({ state }) => state), streakDays: streak.days, secondsLeft };
  }

  /** What goes on by itself stands before what others wait for, and that before drafts; of the same, one of each kind comes first. */
  async function unfinishedOf(playerId: string): Promise<Today['unfinished']> {
    const kinds = await Promise.all(unfinished.map((read) => read(sources, playerId, MOST_SHOWN)));
    return inTurns(kinds)
      .toSorted((a, b) => URGENCIES.indexOf(a.urgency) - URGENCIES.indexOf(b.urgency))
      .slice(0, MOST_BEGUN)
      .map(({ what, title, detail, to }) => ({ what, title, detail, to }));
  }

  /** The start of yesterday, UTC. */
  const yesterday = () => new Date((Math.floor(clock.now().getTime() / DAY_MS) - 1) * DAY_MS);

  async function happeningsOf(playerId: string): Promise<Today['happenings']> {
    const since = yesterday();
    const kinds = await Promise.all(happenings.map((read) => read(sources, playerId, since)));
    return kinds.flat().slice(0, MOST_SHOWN);
  }

  /** What the people do whom a player follows: one thing of each kind comes before a second one of any. */
  async function doingsOf(viewerId: string, zone: string): Promise<Today['doings']> {
    const people = await followedPeople(db, viewerId);
    if (people.length === 0) return [];
    const since = yesterday();
    const today = dateIn(zone, clock.now());
    const kinds = await Promise.all(doings.map((read) => read(sources, { viewerId, people, today }, since)));
    return inTurns(kinds).slice(0, MOST_SHOWN);
  }

  /** A story that waits for readers; where there is none, one of the best by others, another one each day. */
  async function storyFor(playerId: string, fresh: boolean): Promise<StoryOfDay | undefined> {
    // Who has nothing yet is shown ways to begin, and would not see it.
    const waiting = fresh ? undefined : await firstReaders.oneToRead({ id: playerId });
    if (waiting) {
      const { arena, id, title, author, cover } = waiting;
      return { title, author, cover, to: storyAddress(arena, id) };
    }
    const { cards } = await stories.listStories({ sort: 'rating', viewerId: playerId, limit: GOOD_STORIES });
    const others = cards.filter(({ own, ownRating }) => !own && ownRating === undefined);
    const card = others[Math.floor(clock.now().getTime() / DAY_MS) % others.length];
    return card && { title: card.title, author: card.author, cover: card.cover, to: storyAddress(card.arena, card.id) };
  }

  async function lineFor(playerId: string): Promise<LineOfDay> {
    const { opening, own } = await daysLine.today({ kind: 'player', id: playerId });
    const canPick = own.pair !== null || own.more;
    return { opening: opening.body, next: own.sentence === null ? 'add' : canPick ? 'pick' : 'read' };
  }

  return async (player, zone) => {
    const [daily, unfinished, happenings, doings, { xp }, line] = await Promise.all([
      dailyOf(player.id, zone),
      unfinishedOf(player.id),
      happeningsOf(player.id),
      doingsOf(player.id, zone),
      progress.progressOf(player.id),
      lineFor(player.id),
    ]);
    const today = { daily, unfinished, happenings, doings, progress: { xp, ...levelProgress(xp) }, line };
    return { ...today, story: await storyFor(player.id, isFresh(today)) };
  };
}
