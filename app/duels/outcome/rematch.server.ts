import { isBlockedAmong } from '~/blocks/unseen.server';
import { notify } from '~/notices/sending/notify.server';
import type { Clock } from '~/platform/clock/clock';
import { DAY_MS } from '~/platform/clock/durations';
import type { Db } from '~/platform/database/database.server';
import { isUniqueViolation } from '~/platform/database/unique-violation';
import { Refusal } from '~/platform/forms/refusal';
import { duelCards } from '~content/duels/cards';
import { duelRematchNotice } from '../notice-kinds';
import { cardsOnTable } from '../rules/deal-cards';
import { texts } from '../texts';
import { insertText } from '../writing/start-text.server';

/**
 * Asks the other writer of a duel for another one, or agrees to that: both texts are then to one card and meet each other,
 * whatever their ratings are. Who asks begins to write when the other has agreed. Where one of them blocks the other, each of them
 * asks and is never answered: a refusal would show who wrote a text without a name.
 * @returns the text to write; undefined while the other has not agreed. @throws {Refusal}
 * @see docs/product/duels.md
 */
export async function askRematch({ db, clock }: { db: Db; clock: Clock }, playerId: string, textId: string): Promise<string | undefined> {
  const now = clock.now();
  try {
    return await db.transaction().execute(async (trx) => {
      const found = await trx
        .selectFrom('duel_text as own')
        .innerJoin('duel_text as other', (join) => join.onRef('other.duel_id', '=', 'own.duel_id').onRef('other.id', '<>', 'own.id'))
        .innerJoin('duel', 'duel.id', 'own.duel_id')
        .select(['duel.id', 'other.player_id as otherId', 'other.id as otherText'])
        .where('own.id', '=', textId)
        .where('own.player_id', '=', playerId)
        .where('own.released_at', 'is not', null)
        .forUpdate('duel')
        .executeTakeFirst();
      if (!found?.otherId) throw new Refusal(texts.noRematch, { status: 409 });
      const isApart = await isBlockedAmong(trx, playerId, [found.otherId]);
      const rematch = await trx.selectFrom('duel_rematch').selectAll().where('duel_id', '=', found.id).executeTakeFirst();
      const tell = async (step: 'asked' | 'agreed') => {
        if (isApart) return;
        const key = `duel-rematch:${step}:${found.id}`;
        const fact = {
          kind: duelRematchNotice,
          playerId: found.otherId ?? '',
          dedupeKey: key,
          groupKey: key,
          detail: found.otherText,
          params: { step },
        };
        await notify(trx, [fact], now);
      };
      if (!rematch) {
        await trx
          .insertInto('duel_rematch')
          .values({ duel_id: found.id, asked_by: playerId, asked_at: now, card: freshCard(found.id, now) })
          .execute();
        await tell('asked');
        return undefined;
      }
      if (rematch.asked_by === playerId && rematch.agreed_at === null) return undefined;
      if (rematch.agreed_at === null && isApart) {
        await trx.updateTable('duel_rematch').set({ asked_by: playerId }).where('duel_id', '=', found.id).execute();
        return undefined;
      }
      if (rematch.agreed_at === null) {
        await trx.updateTable('duel_rematch').set({ agreed_at: now }).where('duel_id', '=', found.id).execute();
        await tell('agreed');
      }
      const begun = await trx
        .selectFrom('duel_text')
        .select('id')
        .where('rematch_id', '=', found.id)
        .where('player_id', '=', playerId)
        .executeTakeFirst();
      return begun?.id ?? insertText({ executor: trx, clock }, playerId, { card: rematch.card, sprint: undefined, rematchId: found.id });
    });
  } catch (error) {
    if (isUniqueViolation(error, 'duel_text_writing')) throw new Refusal(texts.writingAlready, { status: 409 });
    throw error;
  }
}

/** A card from the table of the day, by the duel. */
function freshCard(duelId: string, now: Date): string {
  const onTable = cardsOnTable(duelCards, Math.floor(now.getTime() / DAY_MS));
  const card = onTable[Number.parseInt(duelId.slice(0, 8), 16) % onTable.length];
  if (!card) throw new Error('There are no cards.');
  return card.id;
}
