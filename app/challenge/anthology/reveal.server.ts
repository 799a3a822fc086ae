import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { notify } from '~/notices/sending/notify.server';
import type { Db, Tables } from '~/platform/database/database.server';
import type { ProgressService } from '~/progress/progress.server';
import { keepPublished } from '~/stories/history/text-versions.server';
import { setCoverApart } from '~/stories/listing/cover-turn.server';
import { notifyOfStory } from '~/stories/news/notify-of-story.server';
import { currentWords } from '~/stories/text/current-words';
import { writtenColumns } from '~/stories/text/written-text.server';
import { anthologyNotice } from '../notice-kinds';
import { mondayOf } from '../rules/weeks';

export type ChallengeProgress = Pick<ProgressService, 'countStoryPublished'>;

/** Publishes the entries of weeks that are over. A week in which nobody entered has no anthology. @returns how many appeared. */
export async function revealDue(db: Db, progress: ChallengeProgress, now: Date): Promise<number> {
  const due = await db
    .selectFrom('challenge_week')
    .select('starts_on')
    .where('revealed_at', 'is', null)
    .where('starts_on', '<', mondayOf(now))
    .where(({ exists, selectFrom }) => exists(selectFrom('challenge_entry').select('id').whereRef('week', '=', 'challenge_week.starts_on')))
    .orderBy('starts_on')
    .execute();
  let revealed = 0;
  for (const { starts_on } of due) revealed += Number(await db.transaction().execute((trx) => revealWeek(trx, progress, starts_on, now)));
  return revealed;
}

/** Publishes all entries of a week together, once. Those of people who are hidden stay sealed. @returns whether it did. */
export async function revealWeek(trx: Transaction<Tables>, progress: ChallengeProgress, monday: string, now: Date): Promise<boolean> {
  const week = await trx
    .selectFrom('challenge_week')
    .select('prompt')
    .where('starts_on', '=', monday)
    .where('revealed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!week) return false;
  const entries = await trx
    .selectFrom('challenge_entry as entry')
    .innerJoin('player', 'player.id', 'entry.player_id')
    .select(['entry.id', 'entry.title', 'entry.body', 'entry.markup', 'entry.content_rating', 'entry.warnings', 'player.id as player_id'])
    .where('entry.week', '=', monday)
    .where('entry.story_id', 'is', null)
    .where('player.hidden_at', 'is', null)
    .orderBy('player.id')
    .execute();
  await trx.updateTable('challenge_week').set({ revealed_at: now }).where('starts_on', '=', monday).execute();
  for (const entry of entries.map((row) => currentWords(row))) await publishEntry(trx, progress, entry, week.prompt, now);
  const told = entries.map(({ player_id: playerId }) => ({
    ...{ kind: anthologyNotice, playerId, dedupeKey: `challenge-out:${monday}`, groupKey: `challenge-out:${monday}`, detail: monday },
  }));
  await notify(trx, told, now);
  return true;
}

interface SealedEntry extends Pick<Tables['challenge_entry'], 'id' | 'title' | 'body' | 'content_rating'> {
  warnings: Tables['challenge_entry']['warnings'];
  player_id: string;
}

async function publishEntry(
  trx: Transaction<Tables>,
  progress: ChallengeProgress,
  { id: entryId, player_id: playerId, title, body, content_rating, warnings }: SealedEntry,
  prompt: string,
  now: Date,
): Promise<void> {
  const id = randomUUID();
  await trx
    .insertInto('story')
    .values({
      ...{ id, arena: 'creative_writing', status: 'published', author_id: playerId, title, prompt, content_rating, warnings },
      ...writtenColumns(body),
      ...{ created_at: now, published_at: now, updated_at: now },
    })
    .execute();
  await setCoverApart(trx, id);
  await keepPublished(trx, { playerId, textId: id, storyId: id }, { title, body }, now);
  await progress.countStoryPublished(trx, playerId, 1);
  await notifyOfStory(trx, id, now);
  await trx.updateTable('challenge_entry').set({ story_id: id, body: '' }).where('id', '=', entryId).execute();
}
