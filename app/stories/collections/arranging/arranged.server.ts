import { sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import { fandomsOfStory } from '../../listing/filters/of-fandom.server';
import { isNamedFor } from '../../reading/readable-by.server';
import type { StoryStatus } from '../../story';
import type { NamedStory } from '../read-collections.server';
import { arrangingPageOf, STORIES_TO_ARRANGE } from './arranging';

/** A page of the stories of a collection, for its owner to arrange. */
export interface ArrangedPage {
  stories: ArrangedStory[];
  /** Which one it is, from 1. */
  page: number;
  /** How many stories there are on all of them. */
  of: number;
}

/** A story of a collection, for its owner to arrange. */
export interface ArrangedStory {
  id: string;
  /** What its owner is told of it; undefined for somebody else's that is out of sight now. */
  story: (NamedStory & { status: StoryStatus }) | undefined;
  note: string;
  ownTags: string[];
}

interface Arranging {
  collectionId: string;
  viewerId: string;
  /** From 1; of what lies beyond the last page, that one. */
  page: number;
}

/**
 * Stories of a collection in their order, for one of those whose it is: their own, also those that nobody else is shown, and others'
 * as far as they are told of these.
 */
export async function arrangedStories(executor: Executor, { collectionId, viewerId, page: asked }: Arranging): Promise<ArrangedPage> {
  const all = executor.selectFrom('collection_story').select(sql<number>`count(*)::integer`.as('of'));
  const { of } = await all.where('collection_id', '=', collectionId).executeTakeFirstOrThrow();
  const page = Math.min(asked, arrangingPageOf(of));
  const rows = await executor
    .selectFrom('collection_story as item')
    .leftJoin('story', (join) => join.onRef('story.id', '=', 'item.story_id').on(isNamedFor(viewerId)))
    .select(['item.story_id as id', 'story.arena', 'story.title', 'story.status'])
    .select(['item.note', 'item.own_tags as ownTags'])
    .where('item.collection_id', '=', collectionId)
    .orderBy('item.place')
    .orderBy('item.story_id')
    .offset((page - 1) * STORIES_TO_ARRANGE)
    .limit(STORIES_TO_ARRANGE)
    .execute();
  const stories = rows.map(({ id, arena, title, status, ...said }) => {
    const isTold = arena !== null && title !== null && status !== null;
    return { id, ...said, story: isTold ? { id, arena, title, status } : undefined };
  });
  return { stories, page, of };
}

/** The ids of the fandoms of a collection's stories, as far as one of those whose it is, is told of these. */
export async function fandomsOfCollection(executor: Executor, collectionId: string, viewerId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct fandom.id from collection_story as item join story on story.id = item.story_id and ${isNamedFor(viewerId)}
    cross join lateral ${fandomsOfStory(sql.ref('story.id'))} as fandom
    where item.collection_id = ${collectionId} order by fandom.id`.execute(executor);
  return rows.map(({ id }) => id);
}
