import type { Transaction } from 'kysely';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { isRatedFor } from '~/stories/content-rating/listed-for.server';
import { formTexts } from '../texts';

/** @throws {Refusal} for a player whom the operators hide: nobody is reached by them. */
export async function requireShown(trx: Transaction<Tables>, player: Viewer): Promise<void> {
  const { hidden_at: hiddenAt } = await trx.selectFrom('player').select('hidden_at').where('id', '=', player.id).executeTakeFirstOrThrow();
  if (hiddenAt) throw new Refusal(formTexts.hiddenPlayer, { status: 403 });
}

/** Whether a player is shown stories of a rating like this one's. */
export async function isShownRating(trx: Transaction<Tables>, storyId: string, playerId: string): Promise<boolean> {
  const story = trx.selectFrom('story').select('id').where('id', '=', storyId).where(isRatedFor(playerId));
  return (await story.executeTakeFirst()) !== undefined;
}
