import type { Metrics } from '~/platform/log/metrics.server';
import { createTaggedCache, type TaggedCache } from '~/platform/page-cache/tagged-cache';
import type { StoryPage } from '../listing/list-stories.server';
import type { StoryForReading } from '../reading/read-story.server';

/**
 * What visitors are shown of stories, remembered until it changes: their pages are rendered more often than stories
 * change. Signed-in people are never shown any of it, so that they always see what they have just done.
 * @see docs/decisions/0037-page-cache.md
 */
export interface StoryCache {
  stories: TaggedCache<StoryForReading>;
  lists: TaggedCache<StoryPage>;
}

/** @param maxBytes room for each of the two, in bytes. */
export function createStoryCache({ maxBytes, metrics }: { maxBytes: number; metrics?: Pick<Metrics, 'observerOf'> }): StoryCache {
  return {
    stories: createTaggedCache<StoryForReading>({ maxBytes, bytesOf, observer: metrics?.observerOf('stories') }),
    lists: createTaggedCache<StoryPage>({ maxBytes, bytesOf, observer: metrics?.observerOf('lists') }),
  };
}

/** About what a value takes in memory: two bytes a character, at most. */
function bytesOf(value: object): number {
  return JSON.stringify(value).length * 2;
}
