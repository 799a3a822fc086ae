import { sql, type Transaction } from 'kysely';
import type { Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { hasSlur } from '~/platform/text/crude-words.server';
import type { StoryArena } from '~/site/arenas';
import { NO_NOTES } from '../notes/notes';
import type { StoryFacts } from './story-facts';
import { factTexts } from './texts';

/**
 * Keeps what an author says of a story; only fan fiction has chapters to come, and notes of an author a story that has one. Its row
 * must be locked.
 * @throws {Refusal} for a word in the summary that hurts people.
 */
export async function setStoryFacts(
  trx: Transaction<Tables>,
  { storyId, arena, facts, now }: { storyId: string; arena: StoryArena; facts: StoryFacts; now: Date },
): Promise<void> {
  if (hasSlur(facts.summary)) throw new Refusal(factTexts.summaryUnfit, { field: 'summary', status: 422 });
  const { progress, plannedChapters } = arena === 'fan_fic' ? facts : { progress: null, plannedChapters: null };
  const { noteBefore, noteAfter } = arena === 'story_weave' ? NO_NOTES : facts;
  await trx
    .updateTable('story')
    .set({ summary: facts.summary, language: facts.language, progress, planned_chapters: plannedChapters })
    // Books that were made before have other notes.
    .set({
      updated_at: sql`case when (note_before, note_after) = (${noteBefore}, ${noteAfter}) then updated_at else ${now} end`,
    })
    .set({ note_before: noteBefore, note_after: noteAfter })
    .where('id', '=', storyId)
    .execute();
}
