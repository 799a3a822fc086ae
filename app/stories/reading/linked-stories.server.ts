import { sql } from 'kysely';
import { seesAuthors } from '~/blocks/seen-authors.server';
import type { Executor } from '~/platform/database/database.server';
import { isUuid } from '~/platform/ids/uuid';
import type { StoryArena } from '~/site/arenas';
import { isUnhidden } from '../content-rating/listed-for.server';
import { cursorOf, positionOf } from '../listing/cursor.server';
import { coverOfRow } from '../listing/list-stories.server';
import type { StoryKin } from '../sharing/appendages/story-tree';
import type { CoveredStory, StoryLink, StoryStatus } from '../story';
import { storyWriters, writersIn } from '../writers/story-writers.server';
import { bylineOf } from '../writers/writers';
import { isNamedFor } from './readable-by.server';

/** The most appendages to list, newest first. */
const MAX_APPENDAGES = 24;
/** The most other appendages to the same story to list, newest first. */
const MAX_SIBLINGS = 6;
/** The most other stories by the author to list, newest first. */
const MAX_MORE = 4;
export function parentOf(executor: Executor, storyId: string, viewerId: string | undefined) {
  return linksTo(executor, viewerId).where('story.id', '=', columnOf(executor, storyId, 'parent_id'));
}

export function appendagesTo(executor: Executor, storyId: string, viewerId: string | undefined) {
  return linksTo(executor, viewerId)
    .where('story.parent_id', '=', storyId)
    .where(isSuggestedTo(viewerId))
    .orderBy('story.published_at', 'desc')
    .limit(MAX_APPENDAGES + 1);
}

export function siblingsOf(executor: Executor, storyId: string, viewerId: string | undefined) {
  return linksTo(executor, viewerId)
    .where('story.parent_id', '=', columnOf(executor, storyId, 'parent_id'))
    .where('story.id', '<>', storyId)
    .where(isSuggestedTo(viewerId))
    .orderBy('story.published_at', 'desc')
    .limit(MAX_SIBLINGS);
}

export function kinOf(parents: readonly LinkRow[], siblings: readonly LinkRow[], appendages: readonly LinkRow[]) {
  const [parent] = parents.map(storyLink);
  return {
    parent,
    // Nothing leads from a story to others whose common one cannot be read.
    siblings: parent ? siblings.map(storyLink) : [],
    appendages: appendages.slice(0, MAX_APPENDAGES).map(storyLink),
    moreAppendages: appendages.length > MAX_APPENDAGES,
  };
}

/** Those of a story's author that anybody may read; none for a viewer who does not see that author. */
export function moreByAuthorOf(executor: Executor, storyId: string, viewerId: string | undefined) {
  return linksTo(executor, undefined)
    .select(['story.prompt', 'story.preview', 'story.fandom_id', 'story.cover_turn'])
    .where('story.author_id', '=', columnOf(executor, storyId, 'author_id'))
    .where(isSuggestedTo(viewerId))
    .where('story.id', '<>', storyId)
    .orderBy('story.published_at', 'desc')
    .orderBy('story.id', 'desc')
    .limit(MAX_MORE);
}

/** The newest other stories of a story's author that anybody may read; none without a named author. */
export async function otherStoriesOfAuthor(executor: Executor, storyId: string, viewerId: string | undefined): Promise<CoveredStory[]> {
  return (await moreByAuthorOf(executor, storyId, viewerId).execute()).map(coveredStory);
}

/** A story shown by its cover. */
export function coveredStory(row: LinkRow & Parameters<typeof coverOfRow>[0]): CoveredStory {
  const { id, arena, title } = row;
  return { id, arena, title, cover: coverOfRow(row) };
}

/** Whether a person who reads a story is led to the one of a query's row: none by people whom they do not see, and none that they hide. */
function isSuggestedTo(viewerId: string | undefined) {
  return sql<boolean>`(${seesAuthors(viewerId)} and ${isUnhidden(viewerId)})`;
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
    .where(isSuggestedTo(viewerId))
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

interface LinkRow {
  id: string;
  arena: StoryArena;
  title: string;
  author: string | null;
  status: StoryStatus;
  writers: Parameters<typeof writersIn>[0];
}

/** Links to stories, as far as a person is told of them. */
function linksTo(executor: Executor, viewerId: string | undefined) {
  return executor
    .selectFrom('story')
    .leftJoin('player as author', 'author.id', 'story.author_id')
    .select(['story.id', 'story.title', 'story.arena', 'author.name as author', 'story.status', storyWriters().as('writers')])
    .where(isNamedFor(viewerId));
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
