import type { BarredAddresses } from '~/accounts/leaving/barred-addresses.server';
import { playerHash } from '~/accounts/leaving/players-by-hash.server';
import { createReplayedList } from '~/platform/backup/replayed-list.server';
import type { Db } from '~/platform/database/database.server';

/** The list in DATA_DIR: for each banned player a hash of the id, or '-' once the account is gone, a keyed hash of the address, and since when. */
export const banListIn = (dataDir: string) => createReplayedList(dataDir, 'bans.txt');

interface BanCopy {
  db: Db;
  dataDir: string;
  barred: Pick<BarredAddresses, 'hashOf'>;
}

/** Makes what copies the bans in force into DATA_DIR, for `replayBans`. A ban that was lifted is not on the list any more. */
export function createBanCopy({ db, dataDir, barred }: BanCopy): () => Promise<void> {
  const list = banListIn(dataDir);
  return () =>
    list.update(async () => {
      const banned = await db
        .selectFrom('player')
        .select(['id', 'email', 'banned_at'])
        .where('banned_at', 'is not', null)
        .$narrowType<{ banned_at: Date }>()
        .execute();
      const addresses = await db
        .selectFrom('barred_address')
        .select(['address_hash', 'barred_at'])
        .where('suspended_until', 'is', null)
        .execute();
      return [
        ...banned.map(({ id, email, banned_at }) => banLine(playerHash(id), barred.hashOf(email), banned_at)),
        ...addresses.map(({ address_hash, barred_at }) => banLine('-', address_hash, barred_at)),
      ];
    });
}

function banLine(player: string, addressHash: string, at: Date): string {
  return `${player} ${addressHash} ${at.toISOString()}`;
}
