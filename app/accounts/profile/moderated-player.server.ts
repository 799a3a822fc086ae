import { sql, type Transaction } from 'kysely';
import type { Executor, Tables } from '~/platform/database/database.server';
import { claimName } from '../names/claim-name.server';
import { nameKey } from '../sign-up/display-name';

/** Digits of the name of a player whose name was removed. */
const NAME_DIGITS = 9;

/**
 * What moderators change of a player's row, within the transaction of their decision. What replaces something returns what was
 * there, or undefined where there is no such player.
 * @see docs/product/moderation.md
 */
export const moderatedPlayer = {
  /** Replaces their name by one of digits. */
  async removeName(trx: Transaction<Tables>, playerId: string, now: Date): Promise<string | undefined> {
    const player = await locked(trx, playerId);
    if (!player) return undefined;
    const { rows } = await sql<{ number: string }>`select lpad(floor(random() * 1e9)::text, ${NAME_DIGITS}, '0') as number`.execute(trx);
    const name = `Player ${rows[0]?.number}`;
    await trx
      .updateTable('player')
      .set({ name, name_key: nameKey(name), updated_at: now })
      .where('id', '=', playerId)
      .execute();
    await claimName(trx, { playerId, name, now });
    return player.name;
  },

  /** Unless it has been taken, or they have chosen another. */
  async giveNameBack(trx: Transaction<Tables>, playerId: string, name: string, now: Date): Promise<void> {
    const renamed = await trx
      .updateTable('player')
      .set({ name, name_key: nameKey(name), updated_at: now })
      .where('id', '=', playerId)
      .where('name', 'like', 'Player %')
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('player as other').select('other.id').where('other.name_key', '=', nameKey(name)))),
      )
      .returning('id')
      .executeTakeFirst();
    // Theirs again, unless it collides with an older name.
    if (renamed) await claimName(trx, { playerId, name, now });
  },

  async removeBio(trx: Transaction<Tables>, playerId: string, now: Date): Promise<string | undefined> {
    const player = await locked(trx, playerId);
    if (player) await trx.updateTable('player').set({ bio: '', updated_at: now }).where('id', '=', playerId).execute();
    return player?.bio;
  },

  /** Unless they have written another. */
  async giveBioBack(trx: Transaction<Tables>, playerId: string, bio: string): Promise<void> {
    await trx.updateTable('player').set({ bio }).where('id', '=', playerId).where('bio', '=', '').execute();
  },

  /** Puts a door before their page, or takes it away. @param about what a report says of them; null: no door. @returns whether that changed anything. */
  async setDoor(trx: Transaction<Tables>, playerId: string, about: 'children' | 'threat' | null): Promise<boolean> {
    const { numUpdatedRows } = await trx
      .updateTable('player')
      .set({ door_about: about })
      .where('id', '=', playerId)
      .where('door_about', about === null ? 'is not' : 'is', null)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  },

  /** Whose a pen name is; for others, themselves. */
  async accountOf(executor: Executor, playerId: string): Promise<string> {
    const pen = await executor.selectFrom('player').select('pen_of').where('id', '=', playerId).executeTakeFirst();
    return pen?.pen_of ?? playerId;
  },

  /** @param until null: no longer. @returns whether there is such a player. */
  async suspend(trx: Transaction<Tables>, playerId: string, until: Date | null): Promise<boolean> {
    const suspended = await trx.updateTable('player').set({ suspended_until: until }).where('id', '=', playerId).executeTakeFirstOrThrow();
    return suspended.numUpdatedRows > 0n;
  },

  /** @returns whether they were not banned already. */
  async ban(trx: Transaction<Tables>, playerId: string, now: Date): Promise<boolean> {
    const banned = await trx
      .updateTable('player')
      .set({ banned_at: now })
      .where('id', '=', playerId)
      .where('banned_at', 'is', null)
      .executeTakeFirstOrThrow();
    return banned.numUpdatedRows > 0n;
  },

  async unban(trx: Transaction<Tables>, playerId: string): Promise<void> {
    await trx.updateTable('player').set({ banned_at: null }).where('id', '=', playerId).execute();
  },

  /**
   * @param hiddenAt null: shown again. @param accountHiddenAt of a pen name: since when its account is hidden, and it at the same time,
   * unless it is hidden for its own sake. @returns whether that changed anything.
   */
  async hide(trx: Transaction<Tables>, playerId: string, hiddenAt: Date | null, accountHiddenAt: Date | null = null): Promise<boolean> {
    const isHiddenAlone = sql<boolean>`(hidden_at is not null and hidden_at is distinct from ${accountHiddenAt}::timestamptz)`;
    const hidden = await trx
      .updateTable('player')
      .set({ hidden_at: hiddenAt ?? accountHiddenAt })
      .where('id', '=', playerId)
      .where(hiddenAt ? sql<boolean>`not ${isHiddenAlone}` : isHiddenAlone)
      .executeTakeFirstOrThrow();
    return hidden.numUpdatedRows > 0n;
  },
};

async function locked(trx: Transaction<Tables>, playerId: string) {
  return trx.selectFrom('player').select(['name', 'bio']).where('id', '=', playerId).forUpdate().executeTakeFirst();
}
