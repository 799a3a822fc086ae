import { type RawBuilder, sql } from 'kysely';
import type { TargetReader } from '~/platform/feature/reportable';
import type { StoryStatus } from '../story';

/** The states of stories that a reader of reports sees. */
export const REPORTABLE_STATES: Record<TargetReader, readonly StoryStatus[]> = {
  anybody: ['published', 'unlisted'],
  moderator: ['published', 'unlisted', 'hidden', 'behind_door'],
};

/** The words of a story's row, unless it is a Mature one and anybody can open the page. */
export function quotable(words: RawBuilder<unknown>, reader: TargetReader) {
  if (reader === 'moderator') return sql<string>`${words}`;
  return sql<string>`case when story.content_rating = 'mature' then '' else ${words} end`;
}
