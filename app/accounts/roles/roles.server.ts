import type { Transaction } from 'kysely';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { isUuid } from '~/platform/ids/uuid';
import { LANGUAGE } from '~/platform/text/language';
import { recordAudit } from '../audit/audit-log.server';
import { nameKey } from '../sign-up/display-name';
import { texts } from '../texts';
import { may } from './policy';
import { type GivenRole, type Role, roleOf } from './role';

/** A person with a role. */
export interface Staff {
  id: string;
  name: string;
  role: Role;
  /** Whether the settings made them administrator, so that nobody can take it away on the site. */
  bySettings: boolean;
}

interface NamingAdministrator {
  id: string;
  role?: Role | undefined;
}

export interface Roles {
  /** Everybody with a role, administrators first, then by name. */
  list(): Promise<Staff[]>;
  /** A player's role now. */
  of(playerId: string): Promise<Role | undefined>;
  /** The addresses of all administrators, for what only they may see. */
  administratorAddresses(): Promise<string[]>;
  /** Gives a player a role, by name. @throws {Refusal} not an administrator; nobody of that name; has a role already. */
  name(administrator: NamingAdministrator, playerName: string, role: GivenRole): Promise<Staff>;
  /** Takes a person's role away; where they have none it changes nothing. @throws {Refusal} not an administrator; the role stands in the settings. */
  remove(administrator: NamingAdministrator, playerId: string): Promise<void>;
}

interface RolesDependencies {
  db: Db;
  clock: Clock;
  /** ADMIN_EMAIL, in lower case: this account is an administrator. */
  adminEmail: string | undefined;
}

/** The role of a verified account, by its row and by the settings. */
export function effectiveRole(adminEmail: string | undefined, account: { email: string; role: unknown }): Role | undefined {
  return adminEmail !== undefined && account.email === adminEmail ? 'administrator' : roleOf(account.role);
}

/** @see docs/product/moderation.md */
export function createRoles({ db, clock, adminEmail }: RolesDependencies): Roles {
  const staffed = () =>
    db
      .selectFrom('player')
      .select(['id', 'name', 'email', 'role'])
      .where((player) => player.or([player('role', 'is not', null), ...(adminEmail ? [player('email', '=', adminEmail)] : [])]))
      .execute();

  async function required(trx: Transaction<Tables>, by: { id: string } | { nameKey: string }) {
    const players = trx.selectFrom('player').select(['id', 'name', 'email', 'role']);
    const named = 'id' in by ? players.where('id', '=', by.id) : players.where('name_key', '=', by.nameKey);
    const player = await named.forUpdate().executeTakeFirst();
    if (!player) throw new Refusal(texts.nobodyOfThatName, { field: 'name', status: 404 });
    return player;
  }

  const setRole = (trx: Transaction<Tables>, id: string, role: Role | null) =>
    trx.updateTable('player').set({ role, updated_at: clock.now() }).where('id', '=', id).execute();

  return {
    async list() {
      const staff = (await staffed()).flatMap(({ id, name, email, role: stored }) => {
        const role = effectiveRole(adminEmail, { email, role: stored });
        return role ? [{ id, name, role, bySettings: email === adminEmail }] : [];
      });
      return staff.toSorted((one, other) => one.role.localeCompare(other.role, LANGUAGE) || one.name.localeCompare(other.name, LANGUAGE));
    },

    async of(playerId) {
      const player = await db.selectFrom('player').select(['email', 'role']).where('id', '=', playerId).executeTakeFirst();
      return player && effectiveRole(adminEmail, player);
    },

    async administratorAddresses() {
      return (await staffed()).flatMap((player) => (effectiveRole(adminEmail, player) === 'administrator' ? [player.email] : []));
    },

    async name(administrator, playerName, role) {
      refuseOthers(administrator);
      return db.transaction().execute(async (trx) => {
        const player = await required(trx, { nameKey: nameKey(playerName) });
        if (effectiveRole(adminEmail, player)) throw new Refusal(texts.hasRole, { field: 'name', status: 409 });
        await setRole(trx, player.id, role);
        await recordAudit(trx, { actorId: administrator.id, action: `name-${role}`, subjectId: player.id }, clock.now());
        return { id: player.id, name: player.name, role, bySettings: false };
      });
    },

    async remove(administrator, playerId) {
      refuseOthers(administrator);
      if (!isUuid(playerId)) throw new Refusal(texts.nobodyOfThatName, { status: 404 });
      await db.transaction().execute(async (trx) => {
        const player = await required(trx, { id: playerId });
        if (player.email === adminEmail) throw new Refusal(texts.roleInSettings, { status: 409 });
        if (player.role === null) return;
        await setRole(trx, player.id, null);
        const action = player.role === 'wrangler' ? ('remove-wrangler' as const) : ('remove-moderator' as const);
        await recordAudit(trx, { actorId: administrator.id, action, subjectId: player.id }, clock.now());
      });
    },
  };
}

function refuseOthers(person: NamingAdministrator): void {
  if (!may(person, 'giveRoles')) throw new Refusal(texts.administratorsOnly, { status: 403 });
}
