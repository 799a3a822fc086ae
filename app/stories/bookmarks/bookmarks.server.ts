import { sql } from 'kysely';
import { createContext } from 'react-router';
import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { isUuid } from '~/platform/ids/uuid';
import type { StoryArena } from '~/site/arenas';
import { isRatedFor } from '../content-rating/listed-for.server';
import { cursorOf, positionOf } from '../listing/cursor.server';
import { coverOfRow, withCardColumns } from '../listing/list-stories.server';
import { may } from '../policy';
import { writersIn } from '../writers/story-writers.server';
import { bylineOf } from '../writers/writers';
import { bookmarkTexts } from './texts';

/** Bookmarks that one person may have. */
export const MOST_BOOKMARKS = 1_000;
/** Bookmarks per page of the list. */
export const BOOKMARKS_PAGE = 20;

/** What the list shows of a bookmarked story. */
export interface Bookmark {
  id: string;
  arena: StoryArena;
  title: string;
  author: string;
  cover: string;
}

export interface BookmarkPage {
  bookmarks: Bookmark[];
  /** The cursor of the page after this one; undefined on the last. */
  next: string | undefined;
}

export interface BookmarksService {
  /**
   * Bookmarks a story; one that is bookmarked already stays where it is in the list.
   * @throws {Refusal} when the person may not, there is no such story, or they have too many.
   */
  addBookmark(bookmark: { playerId: string; storyId: string }): Promise<void>;
  /** Takes a bookmark out; a story without one is not an error. */
  removeBookmark(bookmark: { playerId: string; storyId: string }): Promise<void>;
  /** A person's bookmarks of stories that can be read, the latest first. @param page.cursor an invalid one gives the first page. */
  bookmarksOf(page: { playerId: string; cursor?: string | undefined }): Promise<BookmarkPage>;
}

/** The key under which loaders and actions find the service. */
export const bookmarksContext = createContext<BookmarksService>();

/** Creates the service of bookmarks. @see docs/product/own-things.md */
export function createBookmarksService({ db, clock }: { db: Db; clock: Clock }): BookmarksService {
  return {
    async addBookmark({ playerId, storyId }) {
      await db.transaction().execute(async (trx) => {
        // Locks the person's own row, so that two tabs cannot exceed the limit.
        await trx.selectFrom('player').select('id').where('id', '=', playerId).forNoKeyUpdate().execute();
        const known =
          isUuid(storyId) &&
          trx.selectFrom('story').select(['status', 'author_id']).where('id', '=', storyId).where(isRatedFor(playerId)).forKeyShare();
        const story = known ? await known.executeTakeFirst() : undefined;
        const isAllowed = story && may({ id: playerId }, 'bookmark', { status: story.status, authorId: story.author_id });
        if (!isAllowed) throw new Refusal(bookmarkTexts.missing, { status: 404 });
        const others = trx.selectFrom('story_bookmark').where('player_id', '=', playerId).where('story_id', '<>', storyId);
        const { count } = await others.select(sql<number>`count(*)::integer`.as('count')).executeTakeFirstOrThrow();
        if (count >= MOST_BOOKMARKS) throw new Refusal(bookmarkTexts.full(MOST_BOOKMARKS), { status: 409 });
        await trx
          .insertInto('story_bookmark')
          .values({ player_id: playerId, story_id: storyId, added_at: clock.now() })
          .onConflict((conflict) => conflict.columns(['player_id', 'story_id']).doNothing())
          .execute();
      });
    },

    async removeBookmark({ playerId, storyId }) {
      if (!isUuid(storyId)) return;
      await db.deleteFrom('story_bookmark').where('player_id', '=', playerId).where('story_id', '=', storyId).execute();
    },

    async bookmarksOf({ playerId, cursor }) {
      const rows = await bookmarkQuery(db, playerId, cursor).execute();
      const shown = rows.slice(0, BOOKMARKS_PAGE);
      const last = shown.at(-1);
      return {
        bookmarks: shown.map((row) => ({
          id: row.id,
          arena: row.arena,
          title: row.title,
          author: bylineOf(row.author, writersIn(row.writers)),
          cover: coverOfRow(row),
        })),
        next: last && rows.length > BOOKMARKS_PAGE ? cursorOf('latest', { publishedAt: last.added_at.getTime(), id: last.id }) : undefined,
      };
    },
  };
}

/** The query of a page and one more. Stories that were hidden, or whose author was, are left out until they are back. */
function bookmarkQuery(db: Db, playerId: string, cursor: string | undefined) {
  const position = positionOf('latest', cursor);
  const below = position
    ? sql<boolean>`(mark.added_at, mark.story_id) < (${new Date(position.publishedAt)}, ${position.id}::uuid)`
    : sql<boolean>`true`;
  const stories = db
    .selectFrom('story')
    .innerJoin('story_bookmark as mark', 'mark.story_id', 'story.id')
    .where('mark.player_id', '=', playerId)
    .where('story.status', '=', sql.lit('published'))
    .where(isRatedFor(playerId))
    .where(below)
    .select('mark.added_at')
    .orderBy('mark.added_at', 'desc')
    .orderBy('mark.story_id', 'desc')
    .limit(BOOKMARKS_PAGE + 1);
  return withCardColumns(stories, playerId);
}
