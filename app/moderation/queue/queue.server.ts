import { sql } from 'kysely';
import type { Executor } from '~/platform/database/database.server';
import type { TargetName } from '~/platform/feature/reportable';
import { UUID_FORM } from '~/platform/ids/uuid';
import type { CaseReason } from '../cases/reasons';
import type { Urgency } from '../cases/weight';
import type { ReportTargets } from '../targets/report-targets.server';

/** Cases on a page. */
const CASES = 25;
/** What is said of a target that has been deleted meanwhile. */
export const GONE = 'something that is gone';

/** A case in the queue. */
export interface QueuedCase {
  id: string;
  /** What it is about, such as 'the story “The Ninth Gate”'. */
  subject: string;
  /** The public name of the person whose target it is. */
  owner: string | undefined;
  /** Each reason with how often it was given, the most frequent first. */
  reasons: { reason: CaseReason; count: number }[];
  /** ISO 8601. */
  openedAt: string;
  urgency: Urgency;
  /** Whether nothing in it counts: nobody has confirmed the address of a report yet. */
  unconfirmed: boolean;
}

export interface QueuePage {
  cases: QueuedCase[];
  /** The cursor of the next page; undefined on the last. */
  next: string | undefined;
}

/** Where a page ended. */
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

/**
 * One page of the open cases: the most urgent first, then those of most weight, then the newest. Harm to children is not
 * among them; see `urgentCases`. @param cursor an invalid one gives the first page.
 * @see docs/product/moderation.md
 */
export async function listQueue(targets: ReportTargets, executor: Executor, cursor: string | null): Promise<QueuePage> {
  const after = positionIn(cursor);
  let query = executor
    .selectFrom('moderation_case')
    .select(['id', 'kind', 'thing_id', 'urgency', 'weight', 'opened_at'])
    .select(sql<string>`(extract(epoch from opened_at) * 1000000)::bigint::text`.as('micros'))
    .where('closed_at', 'is', null)
    .where('urgency', '<', 2)
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
  const reasons = await reasonsOf(
    executor,
    shown.map(({ id }) => id),
  );
  const cases: QueuedCase[] = [];
  for (const { id, kind, thing_id, urgency, weight, opened_at } of shown) {
    const named = await nameOf(targets, executor, { kind, id: thing_id });
    cases.push({ id, ...named, reasons: reasons.get(id) ?? [], openedAt: opened_at.toISOString(), urgency, unconfirmed: weight === 0 });
  }
  const last = shown.at(-1);
  const next = last && rows.length > CASES ? `${last.urgency}.${last.weight}.${last.micros}.${last.id}` : undefined;
  return { cases, next };
}

/** The open cases about harm to children, the oldest first; they are named by nothing. */
export async function urgentCases(executor: Executor): Promise<{ id: string; openedAt: string }[]> {
  const rows = await executor
    .selectFrom('moderation_case')
    .select(['id', 'opened_at'])
    .where('closed_at', 'is', null)
    .where('urgency', '=', 2)
    .orderBy('opened_at')
    .limit(CASES)
    .execute();
  return rows.map(({ id, opened_at }) => ({ id, openedAt: opened_at.toISOString() }));
}

async function reasonsOf(executor: Executor, caseIds: readonly string[]): Promise<Map<string, QueuedCase['reasons']>> {
  const byCase = new Map<string, QueuedCase['reasons']>();
  if (caseIds.length === 0) return byCase;
  const rows = await executor
    .selectFrom('report')
    .select(({ fn }) => ['case_id', 'reason', fn.countAll<number>().as('count')])
    .where('case_id', 'in', caseIds)
    .groupBy(['case_id', 'reason'])
    .orderBy('count', 'desc')
    .orderBy('reason')
    .execute();
  for (const { case_id, reason, count } of rows) byCase.set(case_id, [...(byCase.get(case_id) ?? []), { reason, count }]);
  return byCase;
}

/** What a case is about, and whose it is. @param name what the case names: a target, a cluster of votes, or a decision. */
export async function nameOf(
  targets: ReportTargets,
  executor: Executor,
  name: TargetName,
): Promise<{ subject: string; owner: string | undefined }> {
  const { kind, id } = name;
  if (kind === 'votes') {
    const voted = await votedStory(executor, id);
    return { subject: voted ? targets.textOf(kind, voted.title) : GONE, owner: undefined };
  }
  if (kind !== 'decision') {
    const target = await targets.findForModerators(executor, name);
    return { subject: target?.text ?? GONE, owner: targets.isPerson(kind) ? undefined : target?.author };
  }
  const decision = await executor
    .selectFrom('moderation_decision as decision')
    .leftJoin('player', 'player.id', 'decision.about_id')
    .select(['decision.kind', 'decision.label', 'player.name'])
    .where('decision.id', '=', id)
    .executeTakeFirst();
  if (!decision) return { subject: GONE, owner: undefined };
  return { subject: `the decision about ${targets.textOf(decision.kind, decision.label)}`, owner: decision.name ?? undefined };
}

/** The story that the votes of a cluster are for. */
export function votedStory(executor: Executor, clusterId: string) {
  return executor
    .selectFrom('rating_cluster as cluster')
    .innerJoin('story', 'story.id', 'cluster.story_id')
    .select(['story.id', 'story.title', 'story.arena'])
    .where('cluster.id', '=', clusterId)
    .executeTakeFirst();
}
