import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { barAddress } from '~/accounts/leaving/barred-addresses.server';
import { playersByHash } from '~/accounts/leaving/players-by-hash.server';
import { moderatedPlayer } from '~/accounts/profile/moderated-player.server';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Tables } from '~/platform/database/database.server';
import { hidePlayer } from '../hiding/hide-player.server';
import { banListIn } from './ban-list.server';

interface BanReplay {
  db: Db;
  clock: Clock;
  dataDir: string;
}

/** What a person reads whose ban was made again, under Decisions about you; the decision itself is not in the backup. */
export const REPLAYED_REASON =
  'You were banned before the site was restored from a backup. The reason that was given then is in the mail you got; it is not kept here any more.';

/**
 * Bans in a restored database those who were banned after its backup was taken, with a decision that they can object to, and
 * bars the addresses of those who are not in it.
 * @returns how many players there were.
 * @see docs/product/admin.md
 */
export async function replayBans({ db, clock, dataDir }: BanReplay): Promise<number> {
  const bans = (await banListIn(dataDir).read()).map((line) => {
    const [playerHash = '', addressHash = '', at = ''] = line.split(' ');
    return { playerHash, addressHash, at: new Date(at) };
  });
  if (bans.length === 0) return 0;
  const hashes = bans.map(({ playerHash }) => playerHash);
  const present = new Map((await playersByHash(db, hashes)).map(({ id, hash }) => [hash, id]));
  let replayed = 0;
  for (const { playerHash, addressHash, at } of bans) {
    const playerId = present.get(playerHash);
    if (playerId === undefined) await barAddress(db, { addressHash, at, suspendedUntil: null });
    else if (await db.transaction().execute((trx) => banAgain({ trx, clock }, playerId, at))) replayed += 1;
  }
  return replayed;
}

/** @returns whether the player was not banned already. */
async function banAgain({ trx, clock }: { trx: Transaction<Tables>; clock: Clock }, playerId: string, at: Date): Promise<boolean> {
  // Hidden first: rooms and stories are locked before the player.
  const { name, changed } = await hidePlayer({ db: trx, clock }, playerId, true);
  if (!(await moderatedPlayer.ban(trx, playerId, at))) return false;
  await trx
    .insertInto('moderation_decision')
    .values({
      ...{ id: randomUUID(), kind: 'player', thing_id: playerId, label: name, about_id: playerId, action: 'ban', basis: 'rules' },
      ...{ case_id: null, moderator_id: null, until: null, made_at: at, reason: REPLAYED_REASON },
      before: JSON.stringify(changed ? { playerHidden: true } : {}),
    })
    .execute();
  return true;
}
