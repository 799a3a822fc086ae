import { sql, type Transaction } from 'kysely';
import type { Tables } from '~/platform/database/database.server';

/** Written out, so that the index of these rows is used. */
const INVITATION = sql.lit('invitation' as const);

/** Marks as read that a player was invited to a room, because they have come. */
export async function readInvitation(trx: Transaction<Tables>, roomId: string, playerId: string, now: Date): Promise<void> {
  await trx
    .updateTable('notice')
    .set({ read_at: now })
    .where('kind', '=', INVITATION)
    .where('detail', '=', roomId)
    .where('player_id', '=', playerId)
    .where('read_at', 'is', null)
    .execute();
}

/** Removes all invitations to a room, because it has closed. */
export async function withdrawInvitations(trx: Transaction<Tables>, roomId: string): Promise<void> {
  await trx.deleteFrom('notice').where('kind', '=', INVITATION).where('detail', '=', roomId).execute();
}
