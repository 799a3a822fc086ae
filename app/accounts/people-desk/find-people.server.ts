import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import { isUuid } from '~/platform/ids/uuid';
import { recordAudit } from '../audit/audit-log.server';
import { earlierNames } from '../names/claim-name.server';
import type { Role } from '../roles/role';
import type { Roles } from '../roles/roles.server';
import type { OwnFactors, SecondFactors } from '../second-factors/second-factors.server';
import type { SecurityEvent, SecurityEvents } from '../security-events/security-events.server';
import { nameKey } from '../sign-up/display-name';

/** People that a search shows. */
const FOUND = 20;

interface FoundPerson {
  id: string;
  name: string;
}

/** What an administrator sees of an account. */
export interface PersonRecord extends FoundPerson {
  email: string;
  /** What they were called before, within a year, newest first. */
  earlierNames: { name: string; until: string }[];
  role: Role | undefined;
  since: Date;
  hiddenAt: Date | null;
  /** When their session was last used; undefined if they are signed out. */
  lastSeen: Date | undefined;
  factors: Pick<OwnFactors, 'codes' | 'recoveryCodesLeft'> & { passkeys: number };
  events: SecurityEvent[];
}

export interface FindPeople {
  /**
   * People whose names begin with a text, or the one with an address. Looking up an address is written into the audit log, with the
   * person it led to.
   */
  find(administratorId: string, asked: string): Promise<FoundPerson[]>;
  /** @returns undefined if there is nobody of that id. */
  record(playerId: string): Promise<PersonRecord | undefined>;
}

interface FindPeopleDependencies {
  db: Db;
  clock: Clock;
  roles: Pick<Roles, 'of'>;
  factors: Pick<SecondFactors, 'of'>;
  events: Pick<SecurityEvents, 'newestOf'>;
}

/** @see docs/product/admin.md */
export function createFindPeople({ db, clock, roles, factors, events }: FindPeopleDependencies): FindPeople {
  function byAddress(administratorId: string, email: string): Promise<FoundPerson[]> {
    return db.transaction().execute(async (trx) => {
      const found = await trx.selectFrom('player').select(['id', 'name']).where('email', '=', email).execute();
      await recordAudit(trx, { actorId: administratorId, action: 'look-up-address', subjectId: found[0]?.id }, clock.now());
      return found;
    });
  }

  return {
    find(administratorId, asked) {
      if (asked.includes('@')) return byAddress(administratorId, asked.trim().toLowerCase());
      const start = nameKey(asked);
      return db
        .selectFrom('player')
        .select(['id', 'name'])
        .where('name_key', '>=', start)
        .where('name_key', '<', `${start}\u{10ffff}`)
        .orderBy('name_key')
        .limit(FOUND)
        .execute();
    },

    async record(playerId) {
      if (!isUuid(playerId)) return undefined;
      const player = await db
        .selectFrom('player')
        .leftJoin('session', 'session.id', 'player.current_session_id')
        .select(['player.id', 'player.name', 'player.email', 'player.created_at', 'player.hidden_at', 'session.updated_at as last_seen'])
        .where('player.id', '=', playerId)
        .executeTakeFirst();
      if (!player) return undefined;
      const { id, name, email } = player;
      const { passkeys, codes, recoveryCodesLeft } = await factors.of({ id, name });
      return {
        ...{ id, name, email, role: await roles.of(id), since: player.created_at, hiddenAt: player.hidden_at },
        earlierNames: await earlierNames(db, id),
        lastSeen: player.last_seen ?? undefined,
        factors: { passkeys: passkeys.length, codes, recoveryCodesLeft },
        events: await events.newestOf(id),
      };
    },
  };
}
