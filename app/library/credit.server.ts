import type { StoryListRow } from '~/stories/list-stories.server';
import { ANONYMOUS } from '~/stories/story';
import { writersIn } from '~/stories/story-writers.server';
import type { Credit } from './credit';

/** Everybody who is named for a story; 'Anonymous' where there is nobody. */
export function creditsOf(row: Pick<StoryListRow, 'author' | 'author_id' | 'writers'>): Credit[] {
  const writers = writersIn(row.writers);
  if (writers.length === 0) return [{ name: row.author ?? ANONYMOUS, playerId: row.author_id, isAi: false }];
  return writers.map(({ name, playerId, isAi }) => ({ name, playerId, isAi }));
}
