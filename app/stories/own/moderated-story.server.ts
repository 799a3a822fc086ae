import type { Transaction } from 'kysely';
import type { Tables } from '~/platform/database/database.server';
import type { ContentRating, ContentWarning } from '../content-rating/content-rating';
import { rateStory } from '../content-rating/content-ratings.server';
import { ownStoryTexts } from './own-story-texts';

/** What stood in place of removed titles before decisions kept it. */
const FIRST_UNTITLED = 'Untitled';

interface RemovedTitle {
  title: string;
  /** What stands in its place. */
  untitled?: string;
}

interface StoryContent {
  rating: ContentRating;
  warnings: readonly ContentWarning[];
}

/**
 * What moderators change of a story, within the transaction of their decision. What replaces something returns what was there,
 * or undefined where there is no such story.
 * @see docs/product/moderation.md
 */
export const moderatedStory = {
  async removeTitle(trx: Transaction<Tables>, storyId: string): Promise<RemovedTitle | undefined> {
    const story = await locked(trx, storyId);
    if (!story) return undefined;
    const { untitled } = ownStoryTexts;
    await trx.updateTable('story').set({ title: untitled }).where('id', '=', storyId).execute();
    return { title: story.title, untitled };
  },

  /** Unless its author has given it another. */
  async giveTitleBack(trx: Transaction<Tables>, storyId: string, { title, untitled = FIRST_UNTITLED }: RemovedTitle): Promise<void> {
    await trx.updateTable('story').set({ title }).where('id', '=', storyId).where('title', '=', untitled).execute();
  },

  async rate(trx: Transaction<Tables>, storyId: string, content: StoryContent): Promise<StoryContent | undefined> {
    const story = await locked(trx, storyId);
    if (!story) return undefined;
    await rateStory(trx, storyId, content);
    return { rating: story.content_rating, warnings: story.warnings };
  },
};

async function locked(trx: Transaction<Tables>, storyId: string) {
  return trx.selectFrom('story').select(['title', 'content_rating', 'warnings']).where('id', '=', storyId).forUpdate().executeTakeFirst();
}
