import type { Transaction } from 'kysely';
import { isPenNameOf } from '~/accounts/pen-names/pen-names-of.server';
import { penNameTexts } from '~/accounts/pen-names/texts';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { signTexts } from './texts';

interface Signed {
  id: string;
  /** The pen name that was chosen; undefined for one's own. */
  pen?: string | undefined;
}

/**
 * Whose name an author's new story carries.
 * @throws {Refusal} for a pen name that is not theirs or is retired, and for a draft that others read along: they know whose it is.
 * @see docs/product/pen-names.md
 */
export async function signature(trx: Transaction<Tables>, player: Viewer, { id, pen }: Signed): Promise<string> {
  if (pen === undefined) return player.id;
  if (!(await isPenNameOf(trx, player.id, pen))) throw new Refusal(penNameTexts.notYours, { field: 'pen', status: 409 });
  const shared = trx.selectFrom('beta_share').select('id').where('work_id', '=', id).where('owner_id', '=', player.id).limit(1);
  if (await shared.executeTakeFirst()) throw new Refusal(signTexts.readAlong, { field: 'pen', status: 409 });
  return pen;
}

/**
 * Gives the author of a new story that stands under a pen name the rights of one, as its row no longer does, and the pen name the history
 * of its words, as every story's is kept under the name in its row.
 */
export async function writeUnderPenName(
  trx: Transaction<Tables>,
  player: Viewer,
  { id, authorId }: { id: string; authorId: string },
  now: Date,
): Promise<void> {
  await trx
    .insertInto('co_author')
    .values({ story_id: id, player_id: player.id, pen_id: authorId, invited_by: null, invited_at: now, joined_at: now })
    .execute();
  const kept = trx.updateTable('text_version').set({ player_id: authorId }).where('text_id', '=', id);
  await kept.where('player_id', '=', player.id).execute();
}
