import { type SelectQueryBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Executor, Tables } from '~/platform/database/database.server';
import { isUuid } from '~/platform/ids/uuid';
import type { StoryArena } from '~/site/arenas';
import { splitParagraphs } from '~/ui/text/split-paragraphs';
import { cursorOf, positionOf } from '../listing/cursor.server';
import { coverOfRow, withCardColumns } from '../listing/list-stories.server';
import { may } from '../policy';
import { rankedVotes, rankScore } from '../ratings/order/rating-order.server';
import { ownRating } from '../ratings/own-rating.server';
import type { StoryKin } from '../sharing/story-tree';
import { averageOf, type StoryLink, type StoryStatus } from '../story';
import { openingOf } from '../text/words';
import { storyWriters, writersIn } from '../writers/story-writers.server';
import { bylineOf, type StoryWriter } from '../writers/writers';

/** The most appendages to list, newest first. */
const MAX_APPENDAGES = 24;
/** The most other appendages to the same story to list, newest first. */
const MAX_SIBLINGS = 6;
/** The most other stories by the author to list, newest first. */
const MAX_MORE = 4;
/** Characters of a story in which to find its opening. */
const OPENING_CHARACTERS = 1200;
/** The votes a sample on the home page needs: more than a friend or two. */
const VOTES_OF_A_SAMPLE = 3;

/** A story with everything its page shows. */
export interface StoryForReading extends StoryKin {
  id: string;
  arena: StoryArena;
  status: StoryStatus;
  title: string;
  author: string;
  authorId: string | null;
  /** What the author says about themselves; '' for nothing, and where nobody is named. */
  authorBio: string;
  /** Whether this person follows the author. */
  authorFollowed: boolean;
  /** The writers of a collaborative story, in the order of their first turns; empty for a story by one author. */
  writers: StoryWriter[];
  prompt: string;
  starter: string;
  body: string;
  /** The name of its cover. */
  cover: string;
  /** When it was published, or a draft was begun. */
  date: Date;
  /** When its text or its title last changed. */
  updatedAt: Date;
  /** Undefined while nobody has rated. */
  average: number | undefined;
  ratingCount: number;
  ownRating: number | undefined;
  /** Whether a timed session is still writing it. */
  beingWritten: boolean;
  /** Whether it has more appendages than those listed. */
  moreAppendages: boolean;
  /** The newest other stories of its author. */
  moreByAuthor: StoryLink[];
  /** The one to read next: published just before this one. Undefined on the oldest, and on drafts. */
  next: NextStory | undefined;
}

/** A story to read next, with its cover. */
interface NextStory extends Omit<StoryLink, 'draft'> {
  cover: string;
}

/**
 * A story as one person may read it.
 * @param viewerId undefined for a visitor.
 * @returns undefined when there is no such story for this person.
 * @see docs/product/stories.md
 */
export async function storyForReading(
  executor: Executor,
  storyId: string,
  viewerId: string | undefined,
): Promise<StoryForReading | undefined> {
  if (!isUuid(storyId)) return undefined;
  const row = await executor
    .selectFrom('story')
    .leftJoin('player as author', 'author.id', 'story.author_id')
    .select([
      'story.id',
      'story.arena',
      'story.status',
      'story.title',
      'story.author_id',
      'author.name as author',
      'author.bio as author_bio',
    ])
    .select(['story.prompt', 'story.starter', 'story.body', 'story.created_at', 'story.published_at', 'story.updated_at'])
    .select(['story.preview', 'story.fandom_id', 'story.rating_count', 'story.rating_sum', beingWritten().as('being_written')])
    .select(followsAuthor(viewerId).as('author_followed'))
    .select([ownRating(viewerId).as('own_rating'), storyWriters().as('writers')])
    .select([
      jsonArrayFrom(parentOf(executor, storyId, viewerId)).as('parents'),
      jsonArrayFrom(appendagesTo(executor, storyId, viewerId)).as('appendages'),
      jsonArrayFrom(siblingsOf(executor, storyId, viewerId)).as('siblings'),
      jsonArrayFrom(moreByAuthorOf(executor, storyId)).as('more'),
    ])
    .where('story.id', '=', storyId)
    .executeTakeFirst();
  if (!row || !may(personOf(viewerId), 'read', { status: row.status, authorId: row.author_id })) return undefined;
  return {
    id: row.id,
    arena: row.arena,
    status: row.status,
    title: row.title,
    author: bylineOf(row.author, writersIn(row.writers)),
    authorId: row.author_id,
    authorBio: row.author_bio ?? '',
    authorFollowed: row.author_followed,
    writers: writersIn(row.writers),
    prompt: row.prompt,
    starter: row.starter,
    body: row.body,
    cover: coverOfRow(row),
    date: row.published_at ?? row.created_at,
    updatedAt: row.updated_at,
    average: averageOf(row.rating_sum, row.rating_count),
    ratingCount: row.rating_count,
    ownRating: row.own_rating ?? undefined,
    beingWritten: row.being_written,
    ...kinOf(row.parents, row.siblings, row.appendages),
    moreByAuthor: row.more.map(storyLink),
    next:
      row.published_at && row.status === 'published'
        ? await storyBefore(executor, { id: row.id, publishedAt: row.published_at })
        : undefined,
  };
}

function followsAuthor(viewerId: string | undefined) {
  return sql<boolean>`exists (
    select from player_follow where follower_id = ${viewerId ?? null}::uuid and followed_id = story.author_id)`;
}

/** The story that was published just before another one. */
async function storyBefore(executor: Executor, { id, publishedAt }: { id: string; publishedAt: Date }): Promise<NextStory | undefined> {
  const earlier = executor
    .selectFrom('story')
    .where('story.status', '=', sql.lit('published'))
    .where(sql<boolean>`(story.published_at, story.id) < (${publishedAt}, ${id}::uuid)`)
    .orderBy('story.published_at', 'desc')
    .orderBy('story.id', 'desc')
    .limit(1);
  const row = await withCardColumns(earlier, undefined).executeTakeFirst();
  if (!row) return undefined;
  const author = bylineOf(row.author, writersIn(row.writers));
  return { id: row.id, arena: row.arena, title: row.title, author, cover: coverOfRow(row) };
}

function parentOf(executor: Executor, storyId: string, viewerId: string | undefined) {
  return linksTo(executor, viewerId).where('story.id', '=', columnOf(executor, storyId, 'parent_id'));
}

function appendagesTo(executor: Executor, storyId: string, viewerId: string | undefined) {
  return linksTo(executor, viewerId)
    .where('story.parent_id', '=', storyId)
    .orderBy('story.published_at', 'desc')
    .limit(MAX_APPENDAGES + 1);
}

function siblingsOf(executor: Executor, storyId: string, viewerId: string | undefined) {
  return linksTo(executor, viewerId)
    .where('story.parent_id', '=', columnOf(executor, storyId, 'parent_id'))
    .where('story.id', '<>', storyId)
    .orderBy('story.published_at', 'desc')
    .limit(MAX_SIBLINGS);
}

function kinOf(parents: readonly LinkRow[], siblings: readonly LinkRow[], appendages: readonly LinkRow[]) {
  const [parent] = parents.map(storyLink);
  return {
    parent,
    // Nothing leads from a story to others whose common one cannot be read.
    siblings: parent ? siblings.map(storyLink) : [],
    appendages: appendages.slice(0, MAX_APPENDAGES).map(storyLink),
    moreAppendages: appendages.length > MAX_APPENDAGES,
  };
}

function moreByAuthorOf(executor: Executor, storyId: string) {
  return linksTo(executor, undefined)
    .where('story.author_id', '=', columnOf(executor, storyId, 'author_id'))
    .where('story.id', '<>', storyId)
    .orderBy('story.published_at', 'desc')
    .orderBy('story.id', 'desc')
    .limit(MAX_MORE);
}

/** The newest other stories of a story's author that anybody may read; none without a named author. */
export async function otherStoriesOfAuthor(executor: Executor, storyId: string): Promise<StoryLink[]> {
  return (await moreByAuthorOf(executor, storyId).execute()).map(storyLink);
}

function columnOf(executor: Executor, storyId: string, column: 'parent_id' | 'author_id') {
  return executor.selectFrom('story as one').select(`one.${column}`).where('one.id', '=', storyId);
}

/** The stories around one, as far as a person may read them. */
export async function storyKin(
  executor: Executor,
  story: { id: string; parentId: string | null },
  viewerId: string | undefined,
): Promise<StoryKin & { moreAppendages: boolean }> {
  const [parents, siblings, appendages] = await Promise.all([
    story.parentId ? linksTo(executor, viewerId).where('story.id', '=', story.parentId).execute() : [],
    story.parentId ? siblingsOf(executor, story.id, viewerId).execute() : [],
    appendagesTo(executor, story.id, viewerId).execute(),
  ]);
  return kinOf(parents, siblings, appendages);
}

/** A page of the published appendages to a story. */
export interface AppendagePage {
  story: StoryLink;
  appendages: StoryLink[];
  /** The cursor of the page after this one; undefined on the last. */
  next: string | undefined;
}

/**
 * One page of the published appendages to a story, newest first; undefined when this person may not read the story.
 * @param cursor where an earlier page ended; an invalid one gives the first page.
 */
export async function appendagePage(
  executor: Executor,
  { storyId, viewerId, cursor }: { storyId: string; viewerId: string | undefined; cursor: string | null },
): Promise<AppendagePage | undefined> {
  if (!isUuid(storyId)) return undefined;
  const story = await linksTo(executor, viewerId).where('story.id', '=', storyId).executeTakeFirst();
  if (!story) return undefined;
  const position = positionOf('latest', cursor);
  const below = sql<boolean>`(story.published_at, story.id) < (${new Date(position?.publishedAt ?? 0)}, ${position?.id ?? storyId})`;
  const rows = await linksTo(executor, undefined)
    .select('story.published_at')
    .where('story.parent_id', '=', storyId)
    .$if(position !== undefined, (links) => links.where(below))
    .orderBy('story.published_at', 'desc')
    .orderBy('story.id', 'desc')
    .limit(MAX_APPENDAGES + 1)
    .execute();
  const last = rows[MAX_APPENDAGES - 1];
  const publishedAt = rows.length > MAX_APPENDAGES ? last?.published_at?.getTime() : undefined;
  return {
    story: storyLink(story),
    appendages: rows.slice(0, MAX_APPENDAGES).map(storyLink),
    next: last && publishedAt !== undefined ? cursorOf('latest', { publishedAt, id: last.id }) : undefined,
  };
}

/** A story for the home page: its facts and its opening. */
export interface StorySample {
  id: string;
  title: string;
  arena: StoryArena;
  author: string;
  /** Undefined while nobody has rated. */
  average: number | undefined;
  /** About 60 words in one or two paragraphs. */
  paragraphs: string[];
}

/**
 * The best story with three votes or more, otherwise the newest one; undefined while there are no stories.
 * @see docs/product/home.md
 */
export async function sampleStory(executor: Executor): Promise<StorySample | undefined> {
  const published = executor.selectFrom('story').where('story.status', '=', sql.lit('published'));
  const voted = published.where(rankedVotes, '>=', sql.lit(VOTES_OF_A_SAMPLE)).orderBy(rankScore, 'desc');
  const row = (await sampleRow(voted)) ?? (await sampleRow(published));
  if (!row) return undefined;
  const { id, title, arena, text } = row;
  const average = averageOf(row.rating_sum, row.rating_count);
  return { id, title, arena, author: bylineOf(row.author, writersIn(row.writers)), average, paragraphs: openingOf(splitParagraphs(text)) };
}

/** The first of some stories, or the newest among equals. */
function sampleRow<Row>(stories: SelectQueryBuilder<Tables, 'story', Row>) {
  return stories
    .leftJoin('player as author', 'author.id', 'story.author_id')
    .select(['story.id', 'story.title', 'story.arena', 'author.name as author', 'story.rating_sum', 'story.rating_count'])
    .select(storyWriters().as('writers'))
    .select(sql<string>`left(concat_ws(E'\n\n', nullif(story.starter, ''), nullif(story.body, '')), ${OPENING_CHARACTERS})`.as('text'))
    .orderBy('story.published_at', 'desc')
    .orderBy('story.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Whether a timed session is still writing the story of a query's row. */
export function beingWritten() {
  return sql<boolean>`exists (select 1 from writing_session where writing_session.story_id = story.id and settled_at is null)`;
}

interface LinkRow {
  id: string;
  arena: StoryArena;
  title: string;
  author: string | null;
  status: StoryStatus;
  writers: Parameters<typeof writersIn>[0];
}

/** Links to stories, as far as a person may read them. */
function linksTo(executor: Executor, viewerId: string | undefined) {
  const links = executor
    .selectFrom('story')
    .leftJoin('player as author', 'author.id', 'story.author_id')
    .select(['story.id', 'story.title', 'story.arena', 'author.name as author', 'story.status', storyWriters().as('writers')]);
  return viewerId
    ? links.where((story) => story.or([story('story.status', '=', 'published'), story('story.author_id', '=', viewerId)]))
    : links.where('story.status', '=', sql.lit('published'));
}

function storyLink(row: LinkRow): StoryLink {
  return {
    id: row.id,
    arena: row.arena,
    title: row.title,
    author: bylineOf(row.author, writersIn(row.writers)),
    draft: row.status === 'draft',
  };
}

function personOf(viewerId: string | undefined): { id: string } | undefined {
  return viewerId === undefined ? undefined : { id: viewerId };
}
