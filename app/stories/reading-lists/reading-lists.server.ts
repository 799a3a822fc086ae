import { createContext } from 'react-router';
import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import { isUuid } from '~/platform/ids/uuid';
import type { ReadCounter } from '../reading/counting/reads.server';
import type { StoryCard } from '../story';
import type { KeptOfStory } from './kept-lists';
import { type AskedKept, allForLater, type KeptPage, keepStory, keptStories } from './kept-stories.server';
import { readingListTexts } from './texts';

interface OwnStory {
  playerId: string;
  storyId: string;
}

export interface ReadingListsService {
  /** Marks a story for later. @throws {Refusal} when the person may not, there is no such story, or they have too many. */
  addLater(story: OwnStory): Promise<void>;
  removeLater(story: OwnStory): Promise<void>;
  /** What is kept of a story for its reader. */
  keptOf(story: OwnStory): Promise<KeptOfStory>;
  laterOf(page: AskedKept): Promise<KeptPage>;
  /** All of them, for a device that keeps them, the ones marked last first. */
  laterOnDevice(playerId: string): Promise<Pick<StoryCard, 'id' | 'arena' | 'title'>[]>;
  /** The stories that a person has opened, the latest first. */
  historyOf(page: AskedKept): Promise<KeptPage>;
  /** Takes a story out of the history. */
  forgetRead(story: OwnStory): Promise<void>;
  clearHistory(playerId: string): Promise<void>;
}

/** The key under which loaders and actions find the service. */
export const readingListsContext = createContext<ReadingListsService>();

/** @see docs/product/own-things.md */
export function createReadingLists(dependencies: { db: Db; clock: Clock; reads: Pick<ReadCounter, 'settle'> }): ReadingListsService {
  const { db, clock, reads } = dependencies;
  return {
    async addLater(story) {
      const later = { ...story, now: clock.now() };
      await db.transaction().execute((trx) => keepStory(trx, 'story_for_later', later, readingListTexts.later));
    },

    async removeLater({ playerId, storyId }) {
      if (!isUuid(storyId)) return;
      await db.deleteFrom('story_for_later').where('player_id', '=', playerId).where('story_id', '=', storyId).execute();
    },

    async keptOf({ playerId, storyId }) {
      const row = await db
        .selectFrom('player')
        .leftJoin('story_for_later as marked', (join) =>
          join.onRef('marked.player_id', '=', 'player.id').on('marked.story_id', '=', storyId),
        )
        .select(['player.keeps_history', 'marked.story_id'])
        .where('player.id', '=', playerId)
        .executeTakeFirst();
      return { later: row?.story_id != null, history: row?.keeps_history ?? false };
    },

    laterOf: (page) => keptStories(dependencies, 'later', page),
    laterOnDevice: (playerId) => allForLater(db, playerId),
    async historyOf(page) {
      await reads.settle(page.playerId);
      return keptStories(dependencies, 'history', page);
    },

    async forgetRead({ playerId, storyId }) {
      if (!isUuid(storyId)) return;
      await reads.settle(playerId);
      await db.deleteFrom('reading_history').where('player_id', '=', playerId).where('story_id', '=', storyId).execute();
    },

    async clearHistory(playerId) {
      await reads.settle(playerId);
      await db.deleteFrom('reading_history').where('player_id', '=', playerId).execute();
    },
  };
}
