import { barOf } from '~/accounts/leaving/barred-addresses.server';
import { earlierNames } from '~/accounts/names/claim-name.server';
import { findPeople } from '~/accounts/people-desk/find-people.server';
import type { PersonHistory } from '~/accounts/people-desk/person-history';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import { isUuid } from '~/platform/ids/uuid';
import { measureText } from '../decisions/decision-texts';
import { personHistory } from '../history/person-history.server';
import { nameOf } from '../queue/case-name.server';
import type { ReportTargets } from '../targets/report-targets.server';

/** A person whom a moderator has found. */
export interface FoundPerson {
  id: string;
  name: string;
  /** The earlier name that fits, where the present one does not. */
  was: string | undefined;
  /** The pen name of theirs that fits. */
  pen: string | undefined;
  /** How many decisions about them that are no secret did something and were not taken back, and the newest of these. */
  decisions: number;
  latest: string | undefined;
  /** How many open cases that are no secret are about them; none for the moderator who searches. */
  open: number;
}

/** What a search leads to. */
export interface FoundPeople {
  people: FoundPerson[];
  /** Of an address: what is still known of a player who has deleted their account; undefined for nothing. */
  left: LeftPerson | undefined;
}

interface LeftPerson {
  /** Until when no account is opened with it, ISO 8601: null for a ban, undefined where it is not barred. */
  barredUntil: string | null | undefined;
  /** Open cases about a player who left with it. */
  cases: { id: string; subject: string }[];
}

/** A person as moderators see them; times are ISO 8601. */
export interface PersonForModerators {
  id: string;
  name: string;
  since: string;
  hidden: boolean;
  earlierNames: { name: string; until: string }[];
  history: PersonHistory;
}

interface SearchDependencies {
  db: Db;
  clock: Clock;
  targets: ReportTargets;
  /** What stands for an address of a player who has left. */
  hashOf(email: string): string;
}

/**
 * People by the beginning of their name or of an earlier one, or by a whole address; looking up an address stands in the log, and
 * no address is shown.
 * @see docs/product/moderation.md
 */
export async function searchPeople(dependencies: SearchDependencies, moderator: Viewer, asked: string): Promise<FoundPeople> {
  const { hashOf } = dependencies;
  const people: FoundPerson[] = [];
  for (const { id, name, was, pen } of await findPeople(dependencies, moderator.id, asked)) {
    people.push({ id, name, was, pen, ...(await decidedAbout(dependencies, id, moderator)) });
  }
  const isAddress = asked.includes('@');
  return { people, left: isAddress ? await leftWith(dependencies, hashOf(asked.trim().toLowerCase())) : undefined };
}

/** Whether a moderator finds what was about harm to children in the record of a person. */
function seesChildren({ role }: Viewer): boolean {
  return role === 'administrator';
}

async function decidedAbout({ db, targets }: SearchDependencies, playerId: string, moderator: Viewer) {
  const decided = await db
    .selectFrom('moderation_decision')
    .select(['kind', 'label', 'action', 'hides', 'until'])
    .select(({ fn }) => fn.countAll<number>().over().as('count'))
    .where('about_id', '=', playerId)
    .where('action', '<>', 'nothing')
    .$if(!seesChildren(moderator), (query) => query.where('about_children', '=', false))
    .where(({ eb, or }) => or([eb('review', 'is', null), eb('review', '=', 'kept')]))
    .orderBy('made_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { open } = await db
    .selectFrom('moderation_case')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('owner_id', '=', playerId)
    // Nobody who decides cases learns of one about themselves.
    .where('owner_id', '<>', moderator.id)
    .where('closed_at', 'is', null)
    .where('urgency', '<', 2)
    .executeTakeFirstOrThrow();
  return { decisions: decided?.count ?? 0, latest: decided && measureText(decided, targets.textOf), open };
}

async function leftWith({ db, targets }: SearchDependencies, addressHash: string): Promise<LeftPerson | undefined> {
  const bar = await barOf(db, addressHash);
  const rows = await db
    .selectFrom('moderation_case')
    .select(['id', 'kind', 'thing_id'])
    .where('left_hash', '=', addressHash)
    .where('closed_at', 'is', null)
    .where('urgency', '<', 2)
    .execute();
  if (!bar && rows.length === 0) return undefined;
  const cases = [];
  for (const { id, kind, thing_id } of rows) cases.push({ id, subject: (await nameOf(targets, db, { kind, id: thing_id })).subject });
  return { barredUntil: bar && (bar.suspendedUntil?.toISOString() ?? null), cases };
}

/** The record of a person; undefined for an invalid id and for nobody. */
export async function personForModerators(
  dependencies: SearchDependencies,
  viewer: Viewer,
  playerId: string,
): Promise<PersonForModerators | undefined> {
  if (!isUuid(playerId)) return undefined;
  const { db } = dependencies;
  const player = await db
    .selectFrom('player')
    .select(['id', 'name', 'created_at', 'hidden_at'])
    .where('id', '=', playerId)
    .executeTakeFirst();
  const history = player && (await personHistory(dependencies, { id: viewer.id, seesChildren: seesChildren(viewer) }, playerId));
  return (
    history && {
      ...{ id: player.id, name: player.name, since: player.created_at.toISOString(), hidden: player.hidden_at !== null },
      ...{ earlierNames: await earlierNames(db, playerId), history },
    }
  );
}
