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

export interface EraseDependencies {
  personalData: readonly PersonalData[];
  barred: Pick<BarredAddresses, 'note' | 'hashOf'>;
  names: Pick<NameRegister, 'leave'>;
}

/**
 * Deletes a player with all that is held about them, and notes it for restored backups; of a banned or suspended one the address is barred.
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
  await names.leave(trx, erased.playerId, erased.now);
  // Stories are always locked before players, so the player's own row comes last.
  const { email } = await trx.selectFrom('player').select('email').where('id', '=', erased.playerId).executeTakeFirstOrThrow();
  for (const { forget } of personalData) await forget?.(trx, { ...erased, addressHash: barred.hashOf(email) });
  const ended = await trx.selectFrom('session').select('id').where('player_id', '=', erased.playerId).execute();
  await trx.deleteFrom('player').where('id', '=', erased.playerId).execute();
  await noteErasure(trx, erased);
  return ended.map(({ id }) => id);
}
