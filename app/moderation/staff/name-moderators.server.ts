import type { Roles } from '~/accounts/roles/roles.server';
import type { Viewer } from '~/accounts/viewer/viewer';
import { notify } from '~/notices/telling/tell.server';
import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import { type RoleFacts, roleNotice } from './role-notice';

interface NamingDependencies {
  db: Db;
  clock: Clock;
  roles: Pick<Roles, 'name' | 'remove' | 'of'>;
}

/** Makes a player a moderator, and tells them what is expected. @throws {Refusal} as `Roles.name`. @see docs/product/moderation.md */
export async function nameModerator(dependencies: NamingDependencies, administrator: Viewer, name: string): Promise<{ name: string }> {
  const named = await dependencies.roles.name(administrator, name);
  await tell(dependencies, named.id, 'named');
  return named;
}

/** Takes a moderator's role away, and tells them; of somebody without one it changes nothing. @throws {Refusal} as `Roles.remove`. */
export async function removeModerator(dependencies: NamingDependencies, administrator: Viewer, playerId: string): Promise<void> {
  const before = await dependencies.roles.of(playerId);
  await dependencies.roles.remove(administrator, playerId);
  if (before === 'moderator') await tell(dependencies, playerId, 'removed');
}

async function tell({ db, clock }: NamingDependencies, playerId: string, event: RoleFacts['event']): Promise<void> {
  const now = clock.now();
  const key = `role:${now.toISOString()}`;
  const params: RoleFacts = { event };
  await db.transaction().execute((trx) => notify(trx, [{ playerId, kind: roleNotice, dedupeKey: key, groupKey: 'role', params }], now));
}
