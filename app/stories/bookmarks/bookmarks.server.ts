import type { Transaction } from 'kysely';
import { createContext } from 'react-router';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Tables } from '~/platform/database/database.server';
import { isUuid } from '~/platform/ids/uuid';
import { notifyOfCollected } from '../news/notify-of-collected.server';
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
    addBookmark: ({ playerId, storyId }) =>
      db.transaction().execute(async (trx) => {
        const now = clock.now();
        if (!(await keepStory(trx, 'story_bookmark', { playerId, storyId, now }, bookmarkTexts))) return;
        const collectionId = await changeList(trx, playerId, now);
        if (collectionId !== undefined) await notifyOfCollected(trx, { storyId, collectionId }, now);
      }),

    async removeBookmark({ playerId, storyId }) {
      if (!isUuid(storyId)) return;
      await db.transaction().execute(async (trx) => {
        const bookmark = trx.deleteFrom('story_bookmark').where('player_id', '=', playerId).where('story_id', '=', storyId);
        if ((await bookmark.executeTakeFirst()).numDeletedRows > 0n) await changeList(trx, playerId, clock.now());
      });
    },

    bookmarksOf: (page) => keptStories(dependencies, 'bookmarks', page),
  };
}

/** Says that a person's list 'Bookmarks', which has what they bookmark, has changed. @returns its id. */
async function changeList(trx: Transaction<Tables>, playerId: string, now: Date): Promise<string | undefined> {
  const list = trx.updateTable('collection').set({ changed_at: now }).where('owner_id', '=', playerId).where('is_bookmarks', '=', true);
  return (await list.returning('id').executeTakeFirst())?.id;
}
