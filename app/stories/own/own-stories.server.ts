import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import { dayText } from '~/platform/text/format-dates';
import type { StoryArena } from '~/site/arenas';
import { coAuthorIds, penNameOf } from '../co-authors/authors-of.server';
import { cursorOf, type ListPosition, positionOf } from '../listing/cursor.server';
import { previewOf } from '../listing/preview';
import { may, writesStory } from '../policy';
import { beingWritten } from '../reading/read-story.server';
import { averageOf, type StoryStatus } from '../story';
import { isAmongFirstBy } from '../writers/story-writers.server';
import { weaverIds } from '../writers/weavers.server';

/** Stories per page of the list of one's own. */
const OWN_PAGE_SIZE = 20;

export interface OwnStoriesOptions {
  playerId: string;
  /** Where an earlier page ended; an invalid one gives the first page. */
  cursor?: string | null | undefined;
}

/** What a list shows a writer of their own story. */
export interface OwnStory {
  id: string;
  title: string;
  arena: StoryArena;
  /** held: imported, and waiting for a moderator. */
  state: StoryStatus | 'session' | 'taken_back' | 'held';
  /** Whether only people who are signed in are shown it. */
  membersOnly: boolean;
  preview: string;
  /** Such as 'Mar 1, 2026': when it was published, or begun. */
  date: string;
  words: number;
  /** Undefined while nobody has rated. */
  average: number | undefined;
  ratingCount: number;
  /** Whether it was written with others, who own it too. */
  woven: boolean;
  /** The pen name of theirs under which it stands; undefined for their own. */
  pen: string | undefined;
  may: { rename: boolean; tag: boolean; delete: boolean; setReach: boolean };
}

export interface OwnStoryPage {
  stories: OwnStory[];
  /** The cursor of the page after this one; undefined on the last. */
  next: string | undefined;
}

/**
 * What a player has written, alone or with others, including drafts and unfinished sessions, by when it was begun,
 * newest first.
 * @see docs/product/own-things.md
 */
export async function ownStories(executor: Executor, { playerId, cursor }: OwnStoriesOptions): Promise<OwnStoryPage> {
  const position = positionOf('latest', cursor);
  const rows = await executor
    .selectFrom('story')
    .where(isOnPage(playerId, position))
    .select([
      'id',
      'author_id',
      'title',
      'arena',
      'status',
      'preview',
      'created_at',
      'published_at',
      'word_count',
      'chapter_words',
      'members_only',
    ])
    .select(penNameOf(playerId).as('pen'))
    .select([
      'rating_count',
      'rating_sum',
      beingWritten().as('being_written'),
      coAuthorIds().as('co_author_ids'),
      isHeld().as('held'),
      weaverIds().as('weaver_ids'),
    ])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(OWN_PAGE_SIZE + 1)
    .execute();
  const shown = rows.slice(0, OWN_PAGE_SIZE);
  const last = shown.at(-1);
  return {
    stories: shown.map((row) => {
      const takenBack = row.status === 'draft' && row.published_at !== null;
      const authors = { authorId: row.author_id, coAuthorIds: row.co_author_ids };
      const facts = { status: row.status, ...authors, weaverIds: row.weaver_ids, beingWritten: row.being_written, takenBack };
      const person = { id: playerId };
      return {
        id: row.id,
        title: row.title,
        arena: row.arena,
        state: row.being_written ? 'session' : takenBack ? 'taken_back' : row.status === 'hidden' && row.held ? 'held' : row.status,
        membersOnly: row.members_only,
        preview: previewOf(row.preview),
        date: dayText(row.published_at ?? row.created_at),
        words: row.chapter_words ?? row.word_count,
        average: averageOf(row.rating_sum, row.rating_count),
        ratingCount: row.rating_count,
        woven: !writesStory(playerId, authors),
        pen: row.pen ?? undefined,
        may: {
          rename: may(person, 'rename', facts),
          tag: may(person, 'tag', facts),
          delete: may(person, 'delete', facts),
          setReach: may(person, 'setReach', facts),
        },
      };
    }),
    next: last && rows.length > OWN_PAGE_SIZE ? cursorOf('latest', { publishedAt: last.created_at.getTime(), id: last.id }) : undefined,
  };
}

/** Whether the story of a query's row was imported and waited for a moderator when it was published. */
function isHeld(): RawBuilder<boolean> {
  return sql<boolean>`exists (select from imported_work as work where work.story_id = story.id and work.held)`;
}

/** The first of what a player wrote alone, under whatever name, and of the readable stories they wrote with others, and the first of both together. */
function isOnPage(playerId: string, position: ListPosition | undefined) {
  const below = position
    ? sql<boolean>`(story.created_at, story.id) < (${new Date(position.publishedAt)}, ${position.id})`
    : sql<boolean>`true`;
  const [order, limit] = [sql`created_at desc, id desc`, OWN_PAGE_SIZE + 1];
  const firstOf = (theirs: RawBuilder<boolean>) => sql`
    select story.id, story.created_at from story where ${theirs} and ${below} order by ${order} limit ${limit}`;
  return isAmongFirstBy(playerId, firstOf, order, limit, { withPens: true });
}
