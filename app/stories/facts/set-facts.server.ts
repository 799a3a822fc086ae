import { sql, type Transaction } from 'kysely';
import type { Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { hasSlur } from '~/platform/text/crude-words.server';
import { type StoryArena, storyArena } from '~/site/arenas';
import { NO_NOTES } from '../notes/notes';
import type { StoryFacts } from './story-facts';
import { factTexts } from './texts';

/** What can be said of a story of an arena: chapters to come where it has chapters, and no notes where no author would add them. */
export function factsFor(arena: StoryArena, facts: StoryFacts): StoryFacts {
  const { hasChapters, ofRooms } = storyArena(arena);
  return {
    ...facts,
    ...(!hasChapters && { progress: null, plannedChapters: null }),
    ...(ofRooms && NO_NOTES),
  };
}

/**
 * Keeps what an author says of a story, as far as it can be said of one of its arena. Its row must be locked.
 * @throws {Refusal} for a word in the summary that hurts people.
 */
export async function setStoryFacts(
  trx: Transaction<Tables>,
  { storyId, arena, facts, now }: { storyId: string; arena: StoryArena; facts: StoryFacts; now: Date },
): Promise<void> {
  if (hasSlur(facts.summary)) throw new Refusal(factTexts.summaryUnfit, { field: 'summary', status: 422 });
  const { summary, progress, plannedChapters, language, noteBefore, noteAfter } = factsFor(arena, facts);
  await trx
    .updateTable('story')
    .set({ summary, language, progress, planned_chapters: plannedChapters })
    // Books that were made before have other notes.
    .set({
      updated_at: sql`case when (note_before, note_after) = (${noteBefore}, ${noteAfter}) then updated_at else ${now} end`,
    })
    .set({ note_before: noteBefore, note_after: noteAfter })
    .where('id', '=', storyId)
    .execute();
}
