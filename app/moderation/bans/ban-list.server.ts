import { sql } from 'kysely';
import type { BarredAddresses } from '~/accounts/leaving/barred-addresses.server';
import { hasPlayers, playerHash } from '~/accounts/leaving/players-by-hash.server';
import { createReplayedList } from '~/platform/backup/replayed-list.server';
import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';

/**
 * The list in DATA_DIR: for each banned or suspended player a hash of the id, or '-' once the account is gone, a keyed hash of the
 * address, since when, and for suspensions until when.
 */
export const banListIn = (dataDir: string) => createReplayedList(dataDir, 'bans.txt');

interface BanCopy {
  db: Db;
  clock: Clock;
  dataDir: string;
  barred: Pick<BarredAddresses, 'hashOf'>;
}

/** Makes what copies the bans and suspensions in force into DATA_DIR, for `replayBans`. What was lifted is not on the list any more. */
export function createBanCopy({ db, clock, dataDir, barred }: BanCopy): () => Promise<void> {
  const list = banListIn(dataDir);
  return () =>
    list.update(async () => {
      if (!(await hasPlayers(db))) return undefined;
      const now = clock.now();
      const barredPeople = await db
        .selectFrom('player')
        .select(['id', 'email', 'banned_at', 'suspended_until', suspendedSince])
        .where((player) => player.or([player('banned_at', 'is not', null), player('suspended_until', '>', now)]))
        .execute();
      const addresses = await db
        .selectFrom('barred_address')
        .select(['address_hash', 'barred_at', 'suspended_until'])
        .where((address) => address.or([address('suspended_until', 'is', null), address('suspended_until', '>', now)]))
        .execute();
      return [
        ...barredPeople.map(({ id, email, banned_at, suspended_until, suspended_since }) =>
          banLine(playerHash(id), barred.hashOf(email), banned_at ?? suspended_since ?? now, banned_at ? null : suspended_until),
        ),
        ...addresses.map(({ address_hash, barred_at, suspended_until }) => banLine('-', address_hash, barred_at, suspended_until)),
      ];
    });
}

const suspendedSince = sql<Date | null>`(
  select max(made_at) from moderation_decision where about_id = player.id and action = 'suspend' and review is distinct from 'reversed'
)`.as('suspended_since');

function banLine(player: string, addressHash: string, at: Date, until: Date | null): string {
  return [player, addressHash, at.toISOString(), ...(until ? [until.toISOString()] : [])].join(' ');
}
