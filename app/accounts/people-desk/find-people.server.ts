import { sql } from 'kysely';
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
  /** The earlier name that was found, where the present one does not fit. */
  was?: string | undefined;
  /** The pen name of theirs that was found. */
  pen?: string | undefined;
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
   * People whose names, or earlier ones, begin with a text, or the one with an address. Looking up an address is written into the audit log, with the
   * person it led to.
   */
  find(staffId: string, asked: string): Promise<FoundPerson[]>;
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

/** See `FindPeople.find`. Who is found by a pen name is the person whose it is. */
export async function findPeople({ db, clock }: { db: Db; clock: Clock }, staffId: string, asked: string): Promise<FoundPerson[]> {
  if (asked.includes('@')) return byAddress({ db, clock }, staffId, asked.trim().toLowerCase());
  const start = nameKey(asked);
  const end = `${start}\u{10ffff}`;
  const named = await db
    .selectFrom('player')
    .leftJoin('player as owner', 'owner.id', 'player.pen_of')
    .select(({ fn, ref }) => [
      fn.coalesce('owner.id', 'player.id').as('id'),
      fn.coalesce('owner.name', 'player.name').as('name'),
      sql<string | null>`case when ${ref('player.pen_of')} is not null then ${ref('player.name')} end`.as('pen'),
    ])
    .where('player.name_key', '>=', start)
    .where('player.name_key', '<', end)
    .orderBy('player.name_key')
    .limit(FOUND)
    .execute();
  const key = sql<string>`lower(earlier_name.name) collate "C"`;
  const renamed = await db
    .selectFrom('earlier_name')
    .innerJoin('player as named', 'named.id', 'earlier_name.player_id')
    .innerJoin('player', (join) => join.on('player.id', '=', sql<string>`coalesce(named.pen_of, named.id)`))
    .select(['player.id', 'player.name', 'earlier_name.name as was'])
    .where(key, '>=', start)
    .where(key, '<', end)
    .orderBy(key)
    .orderBy('earlier_name.until', 'desc')
    .limit(FOUND)
    .execute();
  // A person with several such names is found once, by the present one if it fits.
  const found = new Map<string, FoundPerson>();
  const present = named.map(({ pen, ...person }) => ({ ...person, pen: pen ?? undefined }));
  for (const person of [...present, ...renamed]) if (!found.has(person.id)) found.set(person.id, person);
  return [...found.values()].slice(0, FOUND);
}

function byAddress({ db, clock }: { db: Db; clock: Clock }, staffId: string, email: string): Promise<FoundPerson[]> {
  return db.transaction().execute(async (trx) => {
    const found = await trx.selectFrom('player').select(['id', 'name']).where('email', '=', email).execute();
    await recordAudit(trx, { actorId: staffId, action: 'look-up-address', subjectId: found[0]?.id }, clock.now());
    return found;
  });
}

/** @see docs/product/admin.md */
export function createFindPeople({ db, clock, roles, factors, events }: FindPeopleDependencies): FindPeople {
  return {
    find: (staffId, asked) => findPeople({ db, clock }, staffId, asked),

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
