import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import type { ShownHistory } from '~/stories/history/history';
import { readHistory } from '~/stories/history/history-page.server';
import { historyTexts } from '~/stories/history/history-texts';
import { keepVersion, versionWords } from '~/stories/history/text-versions.server';
import { countWords } from '~/stories/text/words';
import { texts } from '../texts';
import { lockUnsealed, unsealedText } from './text-rows.server';

/** The earlier versions of a text that is not handed in yet. */
export type TextHistory = Pick<ShownHistory, 'title' | 'versions' | 'comparison'>;

/** Undefined for a text that is sealed, another's, or not there. */
export async function readTextHistory(db: Db, playerId: string, textId: string, query: URLSearchParams): Promise<TextHistory | undefined> {
  const text = await unsealedText(db, playerId, textId);
  if (!text) return undefined;
  const { title, body } = text;
  return { title, ...(await readHistory(db, { playerId, textId, title, body }, query)) };
}

/**
 * Puts an earlier version of a text back while it is being written; the words that stood there become a version.
 * @throws {Refusal} when there is none, or the time to write is over.
 */
export async function bringTextBack(
  { db, clock }: { db: Db; clock: Clock },
  playerId: string,
  { textId, versionId }: { textId: string; versionId: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const text = await lockUnsealed(trx, playerId, textId);
    const words = text && (await versionWords(trx, { playerId, textId }, versionId));
    if (!words) throw new Refusal(historyTexts.missing, { status: 404 });
    const now = clock.now();
    if (now >= text.ends_at) throw new Refusal(texts.desk.late, { status: 409 });
    await keepVersion(trx, { playerId, textId, storyId: null }, { ...text, savedAt: text.updated_at }, now);
    await trx
      .updateTable('duel_text')
      .set({ ...words, word_count: countWords(words.body), version: text.version + 1, updated_at: now })
      .where('id', '=', textId)
      .execute();
  });
}
