import type { StoryListRow } from '~/stories/listing/list-stories.server';
import { writersIn } from '~/stories/writers/story-writers.server';
import { type Credit, creditsOf } from '~/stories/writers/writers';

/** Everybody credited for the story of a row. */
export function creditsOfRow(row: Pick<StoryListRow, 'author' | 'author_id' | 'writers'>): Credit[] {
  return creditsOf({ name: row.author, id: row.author_id }, writersIn(row.writers));
}
