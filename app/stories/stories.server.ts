import type { Transaction } from 'kysely';
import type { Clock } from '~/platform/clock';
import type { Db, Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/refusal';
import type { ProgressService } from '~/progress/progress.server';
import { listStories, type StoryListOptions, type StoryPage } from './list-stories.server';
import { may, type StoryFacts } from './policy';
import { beingWritten, type StoryForReading, type StorySample, storyForReading, topRatedSample } from './read-story.server';
import { isStoryId } from './story';
import { draftTexts } from './texts';
import { hasWords } from './words';

export interface StoriesService {
  /** A story as one person may read it; undefined when there is none for them. @see docs/product/stories.md */
  storyForReading(storyId: string, viewerId: string | undefined): Promise<StoryForReading | undefined>;
  /** One page of the published stories. @see docs/product/library.md */
  listStories(options: StoryListOptions): Promise<StoryPage>;
  /** The best rated story with its opening, for the home page; undefined while there is none. */
  topRatedSample(): Promise<StorySample | undefined>;
  /**
   * Puts a draft into the library and counts it for its author.
   * @throws {Refusal} when the person may not, or the draft has no words of their own.
   */
  publish(draft: { storyId: string; playerId: string }): Promise<void>;
  /**
   * Deletes a draft for good.
   * @throws {Refusal} when the person may not.
   */
  deleteDraft(draft: { storyId: string; playerId: string }): Promise<void>;
}

interface LockedDraft extends StoryFacts {
  body: string;
}

/** Makes the keeper of stories. */
export function createStoriesService({ db, clock, progress }: { db: Db; clock: Clock; progress: ProgressService }): StoriesService {
  return {
    storyForReading: (storyId, viewerId) => storyForReading(db, storyId, viewerId),
    listStories: (options) => listStories(db, options),
    topRatedSample: () => topRatedSample(db),

    async publish({ storyId, playerId }) {
      await db.transaction().execute(async (trx) => {
        const draft = await lockedDraft(trx, storyId);
        if (!draft || !may({ id: playerId }, 'publish', draft)) throw new Refusal(draftTexts.notPublishable, { status: 403 });
        if (!hasWords(draft.body)) throw new Refusal(draftTexts.noOwnWords, { status: 422 });
        const now = clock.now();
        await trx.updateTable('story').set({ status: 'published', published_at: now, updated_at: now }).where('id', '=', storyId).execute();
        await progress.countStoryPublished(trx, playerId, 1);
      });
    },

    async deleteDraft({ storyId, playerId }) {
      await db.transaction().execute(async (trx) => {
        const draft = await lockedDraft(trx, storyId);
        if (!draft || !may({ id: playerId }, 'delete', draft)) throw new Refusal(draftTexts.notDeletable, { status: 403 });
        await trx.deleteFrom('story').where('id', '=', storyId).execute();
      });
    },
  };
}

async function lockedDraft(trx: Transaction<Tables>, storyId: string): Promise<LockedDraft | undefined> {
  if (!isStoryId(storyId)) return undefined;
  const row = await trx
    .selectFrom('story')
    .select(['status', 'author_id', 'body', beingWritten().as('being_written')])
    .where('id', '=', storyId)
    .forUpdate()
    .executeTakeFirst();
  return row && { status: row.status, authorId: row.author_id, body: row.body, beingWritten: row.being_written };
}
