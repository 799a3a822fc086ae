import { sql } from 'kysely';
import { coverNameOf } from '~/covers/story/story-cover';
import type { Executor } from '~/platform/database/database.server';
import { contentText } from '~/stories/content-rating/content-rating';
import { isListedFor } from '~/stories/content-rating/listed-for.server';
import { coverOfRow, withCardColumns } from '~/stories/listing/list-stories.server';
import { previewOf } from '~/stories/listing/preview';
import { bylineOf } from '~/stories/writers/writers';
import { picksOf, type ShownPick } from '../picks/read-picks.server';
import { inOwnOrder } from '../rules/own-order';

/** An entry as it stands in the anthology. */
export interface AnthologyStory {
  id: string;
  title: string;
  author: string;
  authorId: string | null;
  preview: string;
  words: number;
  /** The name of its cover. */
  cover: string;
  /** Its rating and warnings, where there are any. */
  content: string | undefined;
}

export interface Anthology {
  monday: string;
  title: string;
  prompt: string;
  /** The name of its cover. */
  cover: string;
  /** As this reader may see them, in an order of their own. */
  stories: AnthologyStory[];
  picks: ShownPick[];
  /** The Mondays of the anthologies before and after it. */
  earlier: string | null;
  later: string | null;
}

/** Who reads: a player, or a visitor by what their order is made from. */
export interface AnthologyReader {
  playerId: string | undefined;
  /** What their order is made from. */
  seed: string;
}

/** The anthology of a week; 'sealed' while it runs, undefined where nobody entered. */
export async function readAnthology(
  executor: Executor,
  monday: string,
  reader: AnthologyReader,
): Promise<Anthology | 'sealed' | undefined> {
  const week = await executor
    .selectFrom('challenge_week as week')
    .select(['week.id', 'week.title', 'week.prompt', 'week.revealed_at'])
    .select([neighbour('max', '<', monday).as('earlier'), neighbour('min', '>', monday).as('later')])
    .where('week.starts_on', '=', monday)
    .executeTakeFirst();
  if (!week) return undefined;
  if (week.revealed_at === null) return 'sealed';
  const stories = await storiesOf(executor, monday, reader.playerId);
  return {
    ...{ monday, title: week.title, prompt: week.prompt, cover: coverOfWeek(week), earlier: week.earlier, later: week.later },
    stories: inOwnOrder(stories, `${reader.seed} ${monday}`),
    picks: await picksOf(executor, monday, reader.playerId),
  };
}

/** The name of an anthology's cover: its scene is one that its title names. */
function coverOfWeek({ id, title, prompt }: { id: string; title: string; prompt: string }): string {
  return coverNameOf({ id, title, prompt, arena: 'creative_writing', preview: '', fandomId: null, writers: 0 });
}

function neighbour(nearest: 'min' | 'max', side: '<' | '>', monday: string) {
  return sql<string | null>`(
    select ${sql.raw(nearest)}(starts_on) from challenge_week where starts_on ${sql.raw(side)} ${monday}::date and revealed_at is not null)`;
}

/** The published entries of a week that a viewer may see. */
function entriesOf(executor: Executor, monday: string, viewerId: string | undefined) {
  return executor
    .selectFrom('story')
    .where('story.status', '=', 'published')
    .where(sql<boolean>`story.id = any(array(
      select story_id from challenge_entry where challenge_entry.week = ${monday} and story_id is not null))`)
    .where(isListedFor(viewerId));
}

async function storiesOf(executor: Executor, monday: string, viewerId: string | undefined): Promise<AnthologyStory[]> {
  const rows = await withCardColumns(entriesOf(executor, monday, viewerId), undefined)
    .select('story.word_count')
    .execute();
  return rows.map((row) => ({
    ...{ id: row.id, title: row.title, author: bylineOf(row.author, []), authorId: row.author_id, words: row.word_count },
    ...{ preview: previewOf(row.preview), cover: coverOfRow(row) },
    content: contentText({ rating: row.content_rating, warnings: row.warnings }),
  }));
}

/** An anthology in a list. */
export interface ListedAnthology {
  monday: string;
  title: string;
  cover: string;
  stories: number;
}

/** Anthologies, the latest first. */
export async function listAnthologies(executor: Executor, limit: number): Promise<ListedAnthology[]> {
  const rows = await executor
    .selectFrom('challenge_week as week')
    .select(['week.starts_on', 'week.id', 'week.title', 'week.prompt'])
    .select(({ selectFrom, fn }) =>
      selectFrom('challenge_entry')
        .innerJoin('story', 'story.id', 'challenge_entry.story_id')
        .select(fn.countAll<number>().as('stories'))
        .where('story.status', '=', 'published')
        .whereRef('challenge_entry.week', '=', 'week.starts_on')
        .as('stories'),
    )
    .where('week.revealed_at', 'is not', null)
    .orderBy('week.starts_on', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ monday: row.starts_on, title: row.title, cover: coverOfWeek(row), stories: row.stories ?? 0 }));
}

/** The challenge that a published story comes from. */
export async function challengeOfStory(executor: Executor, storyId: string): Promise<{ monday: string; title: string } | undefined> {
  return executor
    .selectFrom('challenge_entry')
    .innerJoin('challenge_week as week', 'week.starts_on', 'challenge_entry.week')
    .select(['week.starts_on as monday', 'week.title'])
    .where('challenge_entry.story_id', '=', storyId)
    .executeTakeFirst();
}

/** What the book of an anthology is made from. */
export interface AnthologyBook {
  id: string;
  monday: string;
  title: string;
  prompt: string;
  /** The name of its cover. */
  cover: string;
  revealedAt: Date;
  /** Those that books may have, in an order that is the same for everybody. */
  stories: { id: string; title: string; author: string; authorId: string | null; updatedAt: Date }[];
}

/** An anthology as a book: without what is rated Mature. Undefined where there is nothing in it. */
export async function anthologyBook(executor: Executor, monday: string): Promise<AnthologyBook | undefined> {
  const week = await executor
    .selectFrom('challenge_week')
    .select(['id', 'title', 'prompt', 'revealed_at'])
    .where('starts_on', '=', monday)
    .executeTakeFirst();
  if (!week?.revealed_at) return undefined;
  const rows = await withCardColumns(entriesOf(executor, monday, undefined), undefined)
    .select('story.updated_at')
    .execute();
  if (rows.length === 0) return undefined;
  const stories = rows.map((row) => ({
    ...{ id: row.id, title: row.title, author: bylineOf(row.author, []), authorId: row.author_id, updatedAt: row.updated_at },
  }));
  return {
    ...{ id: week.id, monday, title: week.title, prompt: week.prompt, cover: coverOfWeek(week), revealedAt: week.revealed_at },
    stories: inOwnOrder(stories, `book ${monday}`),
  };
}
