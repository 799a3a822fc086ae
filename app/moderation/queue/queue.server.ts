import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import { UUID_FORM } from '~/platform/ids/uuid';
import type { ReportTargets } from '../targets/report-targets.server';
import { conditionsOf, isOwnCase } from './queue-conditions.server';
import type { QueueFilters } from './queue-filters';
import { describeCases, type QueuedCase, type QueuedRow } from './queued-case.server';

/** Cases on a page of the queue. */
export const CASES = 25;

/** People on a page of cases by person, and cases shown of each. */
const PEOPLE = 10;
const OF_EACH = 5;
/** Stands for nobody, where cases are grouped by their person. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

export interface QueuePage {
  cases: QueuedCase[];
  /** The cursor of the next page; undefined on the last. */
  next: string | undefined;
}

/** A page of the queue as a moderator asks for it. */
export interface AskedQueue {
  filters: QueueFilters;
  /** An invalid one gives the first page. */
  cursor: string | null;
  /** Who asks. */
  viewerId: string;
}

interface QueueDependencies {
  targets: ReportTargets;
  now: Date;
}

/** Where a page ended: of cases by person, `id` is the person's and there is no time. */
interface Position {
  urgency: number;
  weight: number;
  /** In microseconds since 1970, as the database counts, so that no case is skipped. */
  openedAt: string;
  id: string;
}

const CURSOR = new RegExp(String.raw`^([01])\.(\d{1,9})\.(\d{1,17})\.(${UUID_FORM})$`);

function positionIn(cursor: string | null): Position | undefined {
  const [, urgency, weight, openedAt, id] = CURSOR.exec(cursor ?? '') ?? [];
  if (!id || !openedAt) return undefined;
  return { urgency: Number(urgency), weight: Number(weight), openedAt, id };
}

const cursorOf = ({ urgency, weight, openedAt, id }: Position) => `${urgency}.${weight}.${openedAt}.${id}`;

/**
 * One page of the open cases: the most urgent first, then those of most weight, then the newest; or by person, those with the
 * most urgent case first. Harm to children is not among them; see `urgentCases`.
 * @see docs/product/moderation.md
 */
export async function listQueue(dependencies: QueueDependencies, executor: Executor, asked: AskedQueue): Promise<QueuePage> {
  const { filters, viewerId } = asked;
  const conditions = conditionsOf(filters, { viewerId, now: dependencies.now });
  const after = positionIn(asked.cursor);
  const { rows, next } = filters.grouped ? await rowsByPerson(executor, conditions, after) : await rowsInOrder(executor, conditions, after);
  return { cases: await describeCases({ ...dependencies, viewerId }, executor, rows), next };
}

/** The columns of a row, for a query on `moderation_case`. */
const columns = ['id', 'kind', 'thing_id', 'owner_id', 'urgency', 'weight', 'opened_at', 'taken_by', 'taken_until'] as const;

async function rowsInOrder(executor: Executor, conditions: readonly RawBuilder<boolean>[], after: Position | undefined) {
  let query = executor
    .selectFrom('moderation_case')
    .select(columns)
    .select(sql<string>`(extract(epoch from opened_at) * 1000000)::bigint::text`.as('micros'))
    .where('closed_at', 'is', null)
    .where('urgency', '<', 2)
    .where((open) => open.and([...conditions]))
    .orderBy('urgency', 'desc')
    .orderBy('weight', 'desc')
    .orderBy('opened_at', 'desc')
    .orderBy('id', 'desc')
    .limit(CASES + 1);
  if (after) {
    const openedAt = sql`'epoch'::timestamptz + ${after.openedAt}::bigint * interval '1 microsecond'`;
    query = query.where(
      sql<boolean>`(urgency, weight, opened_at, id) < (${after.urgency}::smallint, ${after.weight}::integer, ${openedAt}, ${after.id}::uuid)`,
    );
  }
  const rows = await query.execute();
  const shown = rows.slice(0, CASES);
  const last = shown.at(-1);
  const next = last && rows.length > CASES ? cursorOf({ ...last, openedAt: last.micros }) : undefined;
  return { rows: shown, next };
}

/** The gravest open cases of each person; it looks at all open cases, of which there are few beside closed ones. */
async function rowsByPerson(executor: Executor, conditions: readonly RawBuilder<boolean>[], after: Position | undefined) {
  const { rows } = await sql<QueuedRow & { person: string; gravest: number; heaviest: number; place: number }>`
    with shown as (
      select ${sql.join(columns.map((column) => sql.ref(column)))}, coalesce(owner_id, ${NOBODY}) as person
      from moderation_case where closed_at is null and urgency < 2 and ${sql.join([sql`true`, ...conditions], sql` and `)}
    ), people as (
      select person, max(urgency) as gravest, max(weight) as heaviest from shown group by person
      ${after ? sql`having (max(urgency), max(weight), person) < (${after.urgency}::smallint, ${after.weight}::integer, ${after.id}::uuid)` : sql``}
      order by gravest desc, heaviest desc, person desc limit ${sql.lit(PEOPLE + 1)}
    ), ordered as (
      select shown.*, gravest, heaviest,
        row_number() over (partition by person order by urgency desc, weight desc, opened_at desc, id desc)::integer as place
      from shown join people using (person)
    )
    select * from ordered where place <= ${sql.lit(OF_EACH)} order by gravest desc, heaviest desc, person desc, place`.execute(executor);
  const people = [...new Map(rows.map((row) => [row.person, row])).values()];
  const kept = new Set(people.slice(0, PEOPLE).map(({ person }) => person));
  const last = people[PEOPLE - 1];
  const next =
    last && people.length > PEOPLE ? cursorOf({ urgency: last.gravest, weight: last.heaviest, openedAt: '0', id: last.person }) : undefined;
  return { rows: rows.filter(({ person }) => kept.has(person)), next };
}

/** The open cases about harm to children that are not about the viewer, the oldest first; they are named by nothing. */
export async function urgentCases(executor: Executor, viewerId: string): Promise<{ id: string; openedAt: string }[]> {
  const rows = await executor
    .selectFrom('moderation_case')
    .select(['id', 'opened_at'])
    .where('closed_at', 'is', null)
    .where('urgency', '=', 2)
    .where(sql<boolean>`not ${isOwnCase(viewerId)}`)
    .orderBy('opened_at')
    .limit(CASES)
    .execute();
  return rows.map(({ id, opened_at }) => ({ id, openedAt: opened_at.toISOString() }));
}
