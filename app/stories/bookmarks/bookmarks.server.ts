import { createContext } from 'react-router';
import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import { isUuid } from '~/platform/ids/uuid';
import { type AskedKept, type KeptPage, keepStory, keptStories } from '../reading-lists/kept-stories.server';
import { bookmarkTexts } from './texts';

export interface BookmarksService {
  /**
   * Bookmarks a story; one that is bookmarked already stays where it is in the list.
   * @throws {Refusal} when the person may not, there is no such story, or they have too many.
   */
  addBookmark(bookmark: { playerId: string; storyId: string }): Promise<void>;
  /** Takes a bookmark out; a story without one is not an error. */
  removeBookmark(bookmark: { playerId: string; storyId: string }): Promise<void>;
  /** A page of a person's bookmarks of stories that can be read. */
  bookmarksOf(page: AskedKept): Promise<KeptPage>;
}

/** The key under which loaders and actions find the service. */
export const bookmarksContext = createContext<BookmarksService>();

/** Creates the service of bookmarks. @see docs/product/own-things.md */
export function createBookmarksService(dependencies: { db: Db; clock: Clock }): BookmarksService {
  const { db, clock } = dependencies;
  return {
    addBookmark: (bookmark) =>
      db.transaction().execute((trx) => keepStory(trx, 'story_bookmark', { ...bookmark, now: clock.now() }, bookmarkTexts)),

    async removeBookmark({ playerId, storyId }) {
      if (!isUuid(storyId)) return;
      await db.deleteFrom('story_bookmark').where('player_id', '=', playerId).where('story_id', '=', storyId).execute();
    },

    bookmarksOf: (page) => keptStories(dependencies, 'bookmarks', page),
  };
}
