import type { StoryListRow } from '../listing/list-stories.server';
import { writersIn } from './story-writers.server';
import { type Credit, creditsOf } from './writers';

/** Everybody credited for the story of a row. */
export function creditsOfRow(row: Pick<StoryListRow, 'author' | 'author_id' | 'writers'>): Credit[] {
  return creditsOf({ name: row.author, id: row.author_id }, writersIn(row.writers));
}
