import type { StoryListRow } from '~/stories/list-stories.server';
import { writersIn } from '~/stories/story-writers.server';
import { type Credit, creditsOf } from '~/stories/writers';

/** Everybody who is named for the story of a row. */
export function creditsOfRow(row: Pick<StoryListRow, 'author' | 'author_id' | 'writers'>): Credit[] {
  return creditsOf({ name: row.author, id: row.author_id }, writersIn(row.writers));
}
