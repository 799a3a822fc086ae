import type { Transaction } from 'kysely';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { crudeText, hasCrudeWord, hasSlur } from '~/platform/text/crude-words.server';
import { skillOf } from '~/progress/ratings/skill-of.server';
import type { ContentWarning } from '~/stories/content-rating/content-rating';
import { forgetVersions } from '~/stories/history/text-versions.server';
import { countWords } from '~/stories/text/words';
import { writtenColumns } from '~/stories/text/written-text.server';
import { cardOf } from '../cards';
import { fewestWords } from '../rules/length';
import { sketchOf } from '../rules/sketch';
import type { AiUse, DuelRating } from '../rules/statements';
import { texts } from '../texts';
import { standsElsewhere } from './copied-text.server';
import { lockUnsealed } from './text-rows.server';

/** What a writer says of a text when they hand it in. */
export interface Statement {
  rating: DuelRating;
  warnings: readonly ContentWarning[];
  ai: AiUse;
  named: boolean;
}

/**
 * Hands in a text: from now on nothing of it changes. Sealing it again changes nothing.
 * @throws {Refusal} too short or too long, words that stand nowhere, a text that stands elsewhere, or too late.
 * @see docs/product/duels.md
 */
export async function sealText({ db, clock }: { db: Db; clock: Clock }, playerId: string, textId: string, said: Statement): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const text = await lockUnsealed(trx, playerId, textId);
    if (!text) {
      if (await isSealed(trx, playerId, textId)) return;
      throw new Refusal(texts.textGone, { status: 404 });
    }
    const now = clock.now();
    if (now >= text.hand_in_by) throw new Refusal(texts.tooLateToSeal, { status: 409 });
    const { body } = writtenColumns(text.body);
    requireForm(countWords(body), cardOf(text.card).words);
    if (hasCrudeWord(text.title)) throw new Refusal(crudeText, { status: 422 });
    if (hasSlur(body)) throw new Refusal(texts.slur, { status: 422 });
    if (await standsElsewhere(trx, textId, body)) throw new Refusal(texts.standsElsewhere, { status: 422 });
    const { mean } = await skillOf(trx, 'duel', playerId, now);
    await trx
      .updateTable('duel_text')
      .set({ content_rating: said.rating, warnings: [...new Set(said.warnings)], ai: said.ai, named: said.named })
      .set({ word_count: countWords(body), sealed_at: now, mean, sketch: sketchOf(body) })
      .where('id', '=', textId)
      .execute();
    await forgetVersions(trx, { playerId, textId });
  });
}

function requireForm(words: number, most: number): void {
  if (words > most) throw new Refusal(texts.overForm(words, most), { status: 422 });
  if (words < fewestWords(most)) throw new Refusal(texts.underForm(fewestWords(most)), { status: 422 });
}

async function isSealed(trx: Transaction<Tables>, playerId: string, textId: string): Promise<boolean> {
  const row = await trx.selectFrom('duel_text').select('id').where('id', '=', textId).where('player_id', '=', playerId).executeTakeFirst();
  return row !== undefined;
}
