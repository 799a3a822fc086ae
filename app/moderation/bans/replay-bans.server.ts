import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { barAddress } from '~/accounts/leaving/barred-addresses.server';
import { playersByHash } from '~/accounts/leaving/players-by-hash.server';
import { moderatedPlayer } from '~/accounts/profile/moderated-player.server';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Tables } from '~/platform/database/database.server';
import { hidePlayer } from '../hiding/hide-player.server';
import type { Before } from '../moderation.tables';
import { banListIn } from './ban-list.server';

interface BanReplay {
  db: Db;
  clock: Clock;
  dataDir: string;
}

/**
 * Bans and suspends in a restored database those who were banned or suspended after its backup was taken, with a decision that they
 * can object to, and bars the addresses of those who are not in it. Suspensions that have run out meanwhile are passed over.
 * @returns how many players there were.
 * @see docs/product/admin.md
 */
export async function replayBans({ db, clock, dataDir }: BanReplay): Promise<number> {
  const bans = (await banListIn(dataDir).read()).map((line) => {
    const [playerHash = '', addressHash = '', at = '', until] = line.split(' ');
    return { playerHash, addressHash, at: new Date(at), until: until === undefined ? null : new Date(until) };
  });
  if (bans.length === 0) return 0;
  const hashes = bans.map(({ playerHash }) => playerHash);
  const present = new Map((await playersByHash(db, hashes)).map(({ id, hash }) => [hash, id]));
  let replayed = 0;
  for (const { playerHash, addressHash, at, until } of bans) {
    if (until !== null && until <= clock.now()) continue;
    const playerId = present.get(playerHash);
    if (playerId === undefined) {
      await barAddress(db, { addressHash, at, suspendedUntil: until });
      continue;
    }
    const again = (trx: Transaction<Tables>) =>
      until === null ? banAgain({ trx, clock }, playerId, at) : suspendAgain(trx, playerId, { at, until });
    if (await db.transaction().execute(again)) replayed += 1;
  }
  return replayed;
}

/** @returns whether the player was not banned already. */
async function banAgain({ trx, clock }: { trx: Transaction<Tables>; clock: Clock }, playerId: string, at: Date): Promise<boolean> {
  // Hidden first: rooms and stories are locked before the player.
  const { name, changed } = await hidePlayer({ db: trx, clock }, playerId, true);
  if (!(await moderatedPlayer.ban(trx, playerId, at))) return false;
  await decideAgain(trx, { playerId, name, at }, { action: 'ban', until: null, before: changed ? { playerHidden: true } : {} });
  return true;
}

/** @returns whether the player was not suspended for as long already. */
async function suspendAgain(trx: Transaction<Tables>, playerId: string, { at, until }: { at: Date; until: Date }): Promise<boolean> {
  const player = await trx
    .selectFrom('player')
    .select(['name', 'suspended_until', 'banned_at'])
    .where('id', '=', playerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!player || player.banned_at || (player.suspended_until && player.suspended_until >= until)) return false;
  await moderatedPlayer.suspend(trx, playerId, until);
  await decideAgain(trx, { playerId, name: player.name, at }, { action: 'suspend', until, before: {} });
  return true;
}

interface DecidedAgain {
  action: 'ban' | 'suspend';
  until: Date | null;
  before: Before;
}

async function decideAgain(
  trx: Transaction<Tables>,
  { playerId, name, at }: { playerId: string; name: string; at: Date },
  { before, ...decided }: DecidedAgain,
): Promise<void> {
  await trx
    .insertInto('moderation_decision')
    .values({
      ...{ id: randomUUID(), kind: 'player', thing_id: playerId, label: name, about_id: playerId, basis: 'rules' },
      ...{ case_id: null, moderator_id: null, made_at: at, reason: '', ...decided, before: JSON.stringify(before) },
    })
    .execute();
}
