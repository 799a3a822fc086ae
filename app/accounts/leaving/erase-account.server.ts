import type { Transaction } from 'kysely';
import type { Tables } from '~/platform/database/database.server';
import type { PersonalData, WorksChoice } from '~/platform/feature/personal-data';
import type { NameRegister } from '../names/name-register.server';
import { keepTracesOfLeaving } from '../traces/traces.server';
import type { BarredAddresses } from './barred-addresses.server';
import { noteErasure } from './erasures.server';

interface Erased {
  playerId: string;
  /** Whether published works stay without a name or are deleted. */
  works: WorksChoice;
  now: Date;
}

interface ForgettingDependencies {
  personalData: readonly PersonalData[];
  barred: Pick<BarredAddresses, 'hashOf'>;
  names: Pick<NameRegister, 'leave'>;
}

export interface EraseDependencies extends ForgettingDependencies {
  barred: Pick<BarredAddresses, 'note' | 'hashOf'>;
}

/** Deletes a pen name with all that is held about it. @param erased the pen name, as a player. */
export async function erasePenName(trx: Transaction<Tables>, erased: Erased, dependencies: ForgettingDependencies): Promise<void> {
  await lockFirst(trx, [erased.playerId], dependencies);
  await forgetName(trx, erased, dependencies);
  await trx.deleteFrom('player').where('id', '=', erased.playerId).execute();
}

/**
 * Locks what is locked before stories, of all names of a person. The last feature's comes first: a feature stands after those that it
 * changes things of, as moderation does, whose decisions lock a case and then a room.
 */
async function lockFirst(
  trx: Transaction<Tables>,
  playerIds: readonly string[],
  { personalData }: Pick<ForgettingDependencies, 'personalData'>,
): Promise<void> {
  for (const { lock } of personalData.toReversed()) {
    for (const playerId of playerIds) await lock?.(trx, playerId);
  }
}

/** Forgets what is held about a player or a pen name, except the row itself. */
async function forgetName(
  trx: Transaction<Tables>,
  erased: Erased,
  { personalData, barred, names }: ForgettingDependencies,
): Promise<void> {
  await names.leave(trx, erased.playerId, erased.now);
  const { email } = await trx.selectFrom('player').select('email').where('id', '=', erased.playerId).executeTakeFirstOrThrow();
  const leaving = { ...erased, addressHash: barred.hashOf(email) };
  for (const { settle } of personalData) await settle?.(trx, leaving);
  for (const { forget } of personalData) await forget?.(trx, leaving);
}

/**
 * Deletes a player with all that is held about them and their pen names, and notes it for restored backups; of a banned or suspended one the address is barred.
 * Content that others depend on stays without
 * a name.
 * @returns the ids of the sessions that ended.
 * @see docs/product/own-things.md
 */
export async function eraseAccount(
  trx: Transaction<Tables>,
  erased: Erased,
  { personalData, barred, names }: EraseDependencies,
): Promise<string[]> {
  await barred.note(trx, erased.playerId, erased.now);
  await keepTracesOfLeaving(trx, erased.playerId, erased.now);
  const pens = await trx.selectFrom('player').select('id').where('pen_of', '=', erased.playerId).execute();
  // Stories are always locked before players, so the player's own row comes last, and those of pen names go with it.
  const playerIds = [...pens.map(({ id }) => id), erased.playerId];
  await lockFirst(trx, playerIds, { personalData });
  for (const playerId of playerIds) {
    await forgetName(trx, { ...erased, playerId }, { personalData, barred, names });
  }
  const ended = await trx.selectFrom('session').select('id').where('player_id', '=', erased.playerId).execute();
  await trx.deleteFrom('player').where('id', '=', erased.playerId).execute();
  await noteErasure(trx, erased);
  return ended.map(({ id }) => id);
}
