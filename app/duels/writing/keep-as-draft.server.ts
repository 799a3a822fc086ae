import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { moveRecording } from '~/arenas/creative-writing/recording/desk-recordings.server';
import { draftRow } from '~/arenas/creative-writing/session/drafts.server';
import type { Db, Tables } from '~/platform/database/database.server';
import { sweep } from '~/platform/database/sweep.server';
import { forgetVersions } from '~/stories/history/text-versions.server';
import { currentWords } from '~/stories/text/current-words';
import { hasWords } from '~/stories/text/words';
import { writtenColumns } from '~/stories/text/written-text.server';
import { cardOf } from '../cards';

/** A text whose words its writer keeps. */
export interface KeptText {
  id: string;
  playerId: string;
  card: string;
  title: string;
  body: string;
}

/** Makes a draft of Creative Writing of a text, with its recording. @returns its id; undefined where there are no words. */
export async function keepAsDraft(
  trx: Transaction<Tables>,
  { id: textId, playerId, card, title, body }: KeptText,
  now: Date,
): Promise<string | undefined> {
  if (!hasWords(body)) {
    await moveRecording(trx, { textId, storyId: undefined });
    return undefined;
  }
  const id = randomUUID();
  await trx
    .insertInto('story')
    .values({
      ...draftRow(id, playerId, now, { title, prompt: cardOf(card).prompt, starter: '', parent_id: null }),
      ...writtenColumns(body),
    })
    .execute();
  await moveRecording(trx, { textId, storyId: id });
  return id;
}

/** Makes drafts of the texts that were not handed in in time. @returns how many. */
export function keepUnsealed(db: Db, now: Date, onFailure: (error: unknown, textId: string) => void): Promise<number> {
  const due = {
    table: 'duel_text',
    key: 'id',
    due: 'hand_in_by',
    where: sql<boolean>`sealed_at is null and hand_in_by <= ${now}`,
  } as const;
  return sweep(db, due, (textId) => db.transaction().execute((trx) => keepOne(trx, textId, now)), onFailure);
}

async function keepOne(trx: Transaction<Tables>, textId: string, now: Date): Promise<boolean> {
  const text = await trx
    .deleteFrom('duel_text')
    .where('id', '=', textId)
    .where('sealed_at', 'is', null)
    .where('hand_in_by', '<=', now)
    .returning(['id', 'player_id', 'card', 'title', 'body', 'markup'])
    .executeTakeFirst();
  if (!text?.player_id) return false;
  await forgetVersions(trx, { playerId: text.player_id, textId });
  await keepAsDraft(trx, { ...currentWords(text), playerId: text.player_id }, now);
  return true;
}
