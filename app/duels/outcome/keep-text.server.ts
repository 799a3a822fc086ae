import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { moveRecording } from '~/arenas/creative-writing/recording/desk-recordings.server';
import type { Db, Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import type { ProgressService } from '~/progress/progress.server';
import type { ContentWarning } from '~/stories/content-rating/content-rating';
import { keepPublished } from '~/stories/history/text-versions.server';
import { setCoverApart } from '~/stories/listing/cover-turn.server';
import { notifyOfStory } from '~/stories/news/notify-of-story.server';
import { currentWords } from '~/stories/text/current-words';
import { writtenColumns } from '~/stories/text/written-text.server';
import { cardOf } from '../cards';
import { texts } from '../texts';
import { keepAsDraft } from '../writing/keep-as-draft.server';

/** What becomes of a text that was judged: a story, a draft that is revised first, or nothing that others see. */
export type KeepChoice = 'story' | 'draft' | 'own';

/**
 * Publishes a judged text, makes a draft of it to revise first, or keeps it; once. What was kept can be published later.
 * @returns the story or draft it is. @throws {Refusal} a text whose outcome its writer does not see yet.
 */
export async function keepText(
  { db, progress }: { db: Db; progress: Pick<ProgressService, 'countStoryPublished'> },
  playerId: string,
  { textId, as }: { textId: string; as: KeepChoice },
  now: Date,
): Promise<string | undefined> {
  return db.transaction().execute(async (trx) => {
    const stored = await trx
      .selectFrom('duel_text')
      .select(['id', 'card', 'title', 'body', 'markup', 'content_rating', 'warnings', 'kept_as', 'story_id'])
      .where('id', '=', textId)
      .where('player_id', '=', playerId)
      .where('released_at', 'is not', null)
      .where('hidden_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    const text = currentWords(stored);
    if (!text) throw new Refusal(texts.textGone, { status: 404 });
    if (text.kept_as === 'story' || text.kept_as === 'draft') return text.story_id ?? undefined;
    const storyId =
      as === 'story'
        ? await publish(trx, progress, { ...text, playerId }, now)
        : as === 'draft'
          ? await keepAsDraft(trx, { ...text, playerId }, now)
          : undefined;
    await trx
      .updateTable('duel_text')
      .set({ kept_as: as, story_id: storyId ?? null })
      .where('id', '=', textId)
      .execute();
    return storyId;
  });
}

interface JudgedWords extends Pick<Tables['duel_text'], 'card' | 'title'> {
  id: string;
  playerId: string;
  body: string;
  content_rating: 'general' | 'teen';
  warnings: ContentWarning[];
}

async function publish(
  trx: Transaction<Tables>,
  progress: Pick<ProgressService, 'countStoryPublished'>,
  { id: textId, playerId, card, title, body, content_rating, warnings }: JudgedWords,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  await trx
    .insertInto('story')
    .values({
      ...{ id, arena: 'creative_writing', status: 'published', author_id: playerId, title, prompt: cardOf(card).prompt },
      ...writtenColumns(body),
      ...{ content_rating, warnings, created_at: now, published_at: now, updated_at: now },
    })
    .execute();
  await setCoverApart(trx, id);
  await moveRecording(trx, { textId, storyId: id });
  await keepPublished(trx, { playerId, textId: id, storyId: id }, { title, body }, now);
  await progress.countStoryPublished(trx, playerId, 1);
  await notifyOfStory(trx, id, now);
  return id;
}
