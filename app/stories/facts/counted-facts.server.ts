import { type RawBuilder, sql } from 'kysely';
import type { FactsOfPage } from './counted-facts';

/** An SQL expression: how many have read the story of a query's row. */
export function storyReaders(): RawBuilder<number> {
  return sql<number>`coalesce((select readers from story_readers as counted where counted.story_id = story.id), 0)`;
}

type StoredFacts = Omit<FactsOfPage, 'publishedAt' | 'updatedAt'> & { publishedAt: string; updatedAt: string };

/** An SQL expression: what the page of the story of a query's row says of it; null for one that is in no list. */
export function storedFacts(): RawBuilder<StoredFacts | null> {
  return sql<StoredFacts | null>`(
    select json_build_object('words', counted.words, 'kudos', counted.kudos, 'comments', counted.comment_count,
      'bookmarks', counted.bookmarks, 'readers', ${storyReaders()}, 'language', counted.language,
      'publishedAt', counted.published_at, 'updatedAt', counted.updated_at)
    from story_listing as counted where counted.id = story.id)`;
}

/** The facts in a row's column. */
export function factsIn(stored: StoredFacts | null): FactsOfPage | undefined {
  return stored ? { ...stored, publishedAt: new Date(stored.publishedAt), updatedAt: new Date(stored.updatedAt) } : undefined;
}
