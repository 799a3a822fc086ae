import { sql } from 'kysely';
import { createContext } from 'react-router';
import type { Clock } from '~/platform/clock/clock';
import { datesLater } from '~/platform/clock/local-days';
import type { Db } from '~/platform/database/database.server';
import { isUuid } from '~/platform/ids/uuid';
import type { StoryArena } from '~/site/arenas';
import type { Origin } from '~/stories/reading/counting/origin';
import { countsByStep, type StepCounts, wordsOf } from './figures.server';
import { type ChapterStep, chapterSteps, type FollowedDays, followedDays, type ReadDay } from './rules/chapters';
import type { Parts } from './rules/merged';
import { originsOf } from './rules/origins';
import { firstDay, type Period, stepsOf } from './rules/periods';
import { isOwnStory, mostRead, type ReadStory } from './stories.server';

/** How many days readers are known. */
const KNOWN_DAYS = 90;

/** How a story was read, besides how often. */
interface Reading {
  /** Undefined where too few are new. */
  origins: Parts<Origin>;
  /** From chapter to chapter; undefined for a story of one chapter. */
  chapters: { days: FollowedDays; titles: string[]; steps: ChapterStep[] } | 'too few' | undefined;
}

/** The figures of an author's stories, or of one of them. */
export interface Statistics {
  period: Period;
  /** Undefined for all of them. */
  story: { id: string; title: string; arena: StoryArena } | undefined;
  /** The oldest first, without gaps. */
  steps: StepCounts[];
  words: number;
  /** Of one story. */
  reading: Reading | undefined;
  /** Of all stories, those read most. */
  stories: ReadStory[] | undefined;
}

interface Asked {
  playerId: string;
  /** Undefined for all stories. */
  storyId?: string | undefined;
  period: Period;
}

export interface StatisticsService {
  /** The figures of an author's own stories; undefined while they have published none, and for a story that is not theirs. */
  of(asked: Asked): Promise<Statistics | undefined>;
}

/** The key under which loaders find the service. */
export const statisticsContext = createContext<StatisticsService>();

/** @see docs/product/statistics.md */
export function createStatistics({ db, clock }: { db: Db; clock: Clock }): StatisticsService {
  return {
    async of({ playerId, storyId, period }) {
      if (storyId !== undefined && !isUuid(storyId)) return undefined;
      const own = isOwnStory(playerId, storyId);
      const story = await db.selectFrom('story').select(['id', 'title', 'arena', 'chapter_count']).where(own).limit(1).executeTakeFirst();
      if (!story) return undefined;
      const today = clock.now().toISOString().slice(0, 10);
      const since = firstDay(period, today);
      const found = await countsByStep(db, own, period, since);
      const steps = stepsOf(period, today, [...found.keys()].sort()[0]);
      const of = storyId === undefined ? undefined : story;
      return {
        period,
        story: of && { id: of.id, title: of.title, arena: of.arena },
        steps: steps.map((step) => ({ ...NONE, ...found.get(step), step })),
        words: await wordsOf(db, own),
        reading: of && (await readingOf(db, of, { since, today })),
        stories: of ? undefined : await mostRead(db, own, since),
      };
    },
  };
}

const NONE = { readers: 0, kudos: 0, comments: 0, bookmarks: 0, follows: 0 };

async function readingOf(
  db: Db,
  story: { id: string; chapter_count: number },
  { since, today }: { since: string | undefined; today: string },
): Promise<Reading> {
  const days = await db
    .selectFrom('story_day')
    .select([sql<string>`day::text`.as('day'), 'readers', 'search', 'feed', 'inside', 'elsewhere'])
    .where('story_id', '=', story.id)
    .where('day', '<', today)
    .orderBy('day')
    .execute();
  return { origins: originsOf(days, since), chapters: story.chapter_count > 1 ? await chaptersOf(db, story.id, days, today) : undefined };
}

async function chaptersOf(db: Db, storyId: string, days: readonly ReadDay[], today: string): Promise<Reading['chapters']> {
  const followed = followedDays(days, datesLater(today, 1 - KNOWN_DAYS));
  if (!followed) return 'too few';
  const chapters = await db
    .selectFrom('fanfic_chapter')
    .select(['number', 'title'])
    .where('story_id', '=', storyId)
    .orderBy('number')
    .execute();
  const { rows } = await sql<{ number: number; readers: number }>`
    select number, count(*)::integer as readers from (
      select max(chapter.number) as number from story_read as read
      cross join lateral unnest(read.chapters) as opened (id)
      join fanfic_chapter as chapter on chapter.id = opened.id
      where read.story_id = ${storyId} and read.day between ${followed.from} and ${followed.to}
      group by read.reader
    ) as furthest group by number`.execute(db);
  const stoppedAt = new Map(rows.map(({ number, readers }) => [number, readers]));
  const steps = chapterSteps(chapters.map(({ number }) => stoppedAt.get(number) ?? 0));
  return steps ? { days: followed, titles: chapters.map(({ title }) => title), steps } : 'too few';
}
