import type { GivenRole } from '~/accounts/roles/role';
import type { Roles } from '~/accounts/roles/roles.server';
import type { Viewer } from '~/accounts/viewer/viewer';
import { notify } from '~/notices/sending/notify.server';
import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import { type RoleFacts, roleNotice } from './role-notice';

interface NamingDependencies {
  db: Db;
  clock: Clock;
  roles: Pick<Roles, 'name' | 'remove' | 'of'>;
}

/** Gives a player a role, and tells them what is expected. @throws {Refusal} as `Roles.name`. @see docs/product/moderation.md */
export async function giveRole(
  dependencies: NamingDependencies,
  administrator: Viewer,
  { name, role }: { name: string; role: GivenRole },
): Promise<{ name: string }> {
  const named = await dependencies.roles.name(administrator, name, role);
  await tell(dependencies, named.id, { event: 'named', role });
  return named;
}

/** Takes a person's role away, and tells them; where they have none it changes nothing. @throws {Refusal} as `Roles.remove`. */
export async function takeRole(dependencies: NamingDependencies, administrator: Viewer, playerId: string): Promise<void> {
  const before = await dependencies.roles.of(playerId);
  await dependencies.roles.remove(administrator, playerId);
  if (before && before !== 'administrator') await tell(dependencies, playerId, { event: 'removed', role: before });
}

async function tell({ db, clock }: NamingDependencies, playerId: string, params: RoleFacts): Promise<void> {
  const now = clock.now();
  const key = `role:${now.toISOString()}`;
  await db.transaction().execute((trx) => notify(trx, [{ playerId, kind: roleNotice, dedupeKey: key, groupKey: 'role', params }], now));
}
