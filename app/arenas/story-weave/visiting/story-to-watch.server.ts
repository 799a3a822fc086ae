import { sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import { isRatedFor } from '~/stories/content-rating/listed-for.server';
import { rankScore } from '~/stories/ratings/order/rating-order.server';
import { aiPercent } from '~/stories/writers/ai-share';
import { storyWriters, writersIn } from '~/stories/writers/story-writers.server';
import { bylineOf } from '~/stories/writers/writers';
import { splitParagraphs } from '~/ui/text/split-paragraphs';
import { asRead, partsOfStory } from '../woven-stories/parts-of-story.server';
import type { StoryPart } from '../woven-stories/read-part';

/** A collaborative story as a visitor watches it come about. */
export interface StoryToWatch {
  id: string;
  title: string;
  author: string;
  /** Of its characters by AI writers. */
  aiPercent: number;
  /** The paragraphs with which it began. */
  starter: string[];
  parts: StoryPart[];
}

/** The best published story of a room, for anybody; undefined while there is none. @see docs/product/story-weave.md */
export async function storyToWatch(executor: Executor): Promise<StoryToWatch | undefined> {
  const row = await executor
    .selectFrom('story')
    .innerJoin('weave_room', 'weave_room.story_id', 'story.id')
    .where('story.arena', '=', 'story_weave')
    .where('story.status', '=', sql.lit('published'))
    .where('weave_room.private', '=', sql.lit(false))
    .where(isRatedFor(undefined))
    .select(['story.id', 'story.title', 'story.starter', storyWriters().as('writers')])
    .orderBy(rankScore, 'desc')
    .orderBy('story.published_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, title, starter, writers } = row;
  const parts = asRead(await partsOfStory(executor, id), undefined);
  const wroteIt = writersIn(writers);
  return { id, title, author: bylineOf(null, wroteIt), aiPercent: aiPercent(wroteIt) ?? 0, starter: splitParagraphs(starter), parts };
}
