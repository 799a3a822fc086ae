import { sql, type Transaction } from 'kysely';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { isUuid } from '~/platform/ids/uuid';
import { forgetVersions } from '~/stories/history/text-versions.server';
import { currentWords } from '~/stories/text/current-words';
import { closeDuel } from '../outcome/close-duel.server';
import { READERS_ALONE } from '../rules/deal-readings';
import { texts } from '../texts';
import { keepAsDraft } from './keep-as-draft.server';

/**
 * Takes a text out that no duel has decided. Its words become a draft that only its writer sees; the other text of its duel is
 * read alone from then on, and keeps what readers have said.
 * @returns the draft. @throws {Refusal} a text that is not theirs, that moderators hide, or that was judged already.
 * @see docs/product/duels.md
 */
export async function withdrawText({ db, clock }: { db: Db; clock: Clock }, playerId: string, textId: string): Promise<string | undefined> {
  if (!isUuid(textId)) throw new Refusal(texts.textGone, { status: 404 });
  return db.transaction().execute(async (trx) => {
    await lockDuelOf(trx, textId);
    const text = await trx
      .selectFrom('duel_text')
      .select(['id', 'player_id', 'card', 'title', 'body', 'markup', 'word_count', 'hidden_at'])
      .where('id', '=', textId)
      .where('player_id', '=', playerId)
      .executeTakeFirst();
    if (!text) throw new Refusal(texts.textGone, { status: 404 });
    // As a draft it could be published, and moderators could not put it back.
    if (text.hidden_at) throw new Refusal(texts.hiddenNotWithdrawn, { status: 409 });
    if (!(await takeOut(trx, textId, clock.now()))) throw new Refusal(texts.judgedAlready, { status: 409 });
    await forgetVersions(trx, { playerId, textId });
    return keepAsDraft(trx, { ...currentWords(text), playerId }, clock.now());
  });
}

/** Removes a text from its duel and from the table. @returns false for one that a duel has decided. */
export async function takeOut(trx: Transaction<Tables>, textId: string, now: Date): Promise<boolean> {
  const duel = await lockDuelOf(trx, textId);
  if (duel?.decided_at) return false;
  if (duel) {
    const otherId = duel.first_id === textId ? duel.second_id : duel.first_id;
    if (otherId === null) await trx.updateTable('duel_text').set({ duel_id: null }).where('duel_id', '=', duel.id).execute();
    else {
      // Who reads it now reads one text; nothing they chose counts any longer.
      await trx.updateTable('duel').set({ first_id: otherId, second_id: null, wanted: READERS_ALONE }).where('id', '=', duel.id).execute();
      await trx.updateTable('duel_reading').set({ picked_id: null }).where('duel_id', '=', duel.id).execute();
      await countReadings(trx, duel.id);
    }
  }
  await trx.deleteFrom('duel_text').where('id', '=', textId).execute();
  if (duel) await closeDuel(trx, duel.id, now);
  return true;
}

/** Locks the duel in which a text stands, before the text, as those do who close it. */
function lockDuelOf(trx: Transaction<Tables>, textId: string) {
  return trx
    .selectFrom('duel')
    .select(['id', 'first_id', 'second_id', 'decided_at'])
    .where(sql<boolean>`${textId}::uuid in (first_id, second_id)`)
    .forUpdate()
    .executeTakeFirst();
}

async function countReadings(trx: Transaction<Tables>, duelId: string): Promise<void> {
  await sql`
    update duel set second_votes = 0,
      first_votes = (select count(*) from duel_reading where duel_id = duel.id and status = 'done')
    where id = ${duelId}`.execute(trx);
}
