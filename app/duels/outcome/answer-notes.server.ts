import { isBlockedAmong } from '~/blocks/unseen.server';
import { notify } from '~/notices/sending/notify.server';
import type { Db } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { duelThanksNotice } from '../notice-kinds';
import { texts } from '../texts';

/** What the writer of a text does about something that was said of it. */
export type NoteAnswer = 'thank' | 'helped' | 'put-away' | 'take-back';

/**
 * Thanks for a sentence, says that it helped, puts it away or takes it back. Doing it again changes nothing. Where there is a block
 * between the two, the reader is not told; a refusal would show the writer who an unnamed reader is.
 * @throws {Refusal} for one that is not about a text of theirs.
 */
export async function answerNote(
  db: Db,
  playerId: string,
  { noteId, answer }: { noteId: string; answer: NoteAnswer },
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const note = await trx
      .selectFrom('duel_note')
      .innerJoin('duel_text', 'duel_text.id', 'duel_note.text_id')
      .innerJoin('duel_reading', 'duel_reading.id', 'duel_note.reading_id')
      .select(['duel_note.id', 'duel_note.thanked_at', 'duel_note.helped_at', 'duel_reading.reader_id'])
      .where('duel_note.id', '=', noteId)
      .where('duel_text.player_id', '=', playerId)
      .where('duel_text.released_at', 'is not', null)
      .forUpdate('duel_note')
      .executeTakeFirst();
    if (!note) throw new Refusal(texts.noteGone, { status: 404 });
    const changes = {
      thank: { thanked_at: note.thanked_at ?? now },
      helped: { helped_at: note.helped_at ?? now, thanked_at: note.thanked_at ?? now },
      'put-away': { put_away_at: now },
      'take-back': { put_away_at: null },
    };
    await trx.updateTable('duel_note').set(changes[answer]).where('id', '=', noteId).execute();
    const thanks = answer === 'thank' || answer === 'helped';
    if (!thanks || note.reader_id === null || (await isBlockedAmong(trx, playerId, [note.reader_id]))) return;
    const fact = {
      kind: duelThanksNotice,
      playerId: note.reader_id,
      dedupeKey: `duel-thanks:${noteId}`,
      groupKey: `duel-thanks:${note.reader_id}`,
    };
    await notify(trx, [fact], now);
  });
}
