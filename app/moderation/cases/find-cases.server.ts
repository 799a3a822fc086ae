import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Tables } from '~/platform/database/database.server';
import type { Detector } from '~/platform/feature/detector';
import type { CaseTools, ReportTargets } from '../targets/report-targets.server';
import { openFinding } from './open-case.server';

interface FindDependencies {
  db: Db;
  clock: Clock;
  targets: ReportTargets;
  /** Those of all features. */
  detectors: readonly Detector[];
}

/**
 * Looks at what was published or changed, and opens cases for what the detectors of features find in it: each in a transaction of its
 * own, because a moderator decides about cases meanwhile.
 * @returns how many changes were looked at.
 * @see docs/product/moderation.md
 */
export async function findCases({ db, clock, targets, detectors }: FindDependencies): Promise<number> {
  const byKind = new Map(detectors.map((detector) => [detector.kind, detector]));
  let looked = 0;
  // Queries on the embedded database never yield to the event loop.
  for (; ; await yieldToEventLoop()) {
    if (!(await db.transaction().execute((trx) => lookAtNext({ trx, targets }, byKind, clock.now())))) return looked;
    looked += 1;
  }
}

/** @returns whether there was something. */
async function lookAtNext(tools: CaseTools, detectors: ReadonlyMap<string, Detector>, now: Date): Promise<boolean> {
  const { trx } = tools;
  const { rows } = await sql<{ kind: string; thing_id: string; other_id: string | null }>`
    delete from moderation_due where (kind, thing_id) in (
      select kind, thing_id from moderation_due order by at, thing_id limit 1 for update skip locked)
    returning kind, thing_id, other_id`.execute(trx);
  const [due] = rows;
  if (!due) return false;
  const { kind, thing_id: id, other_id: otherId } = due;
  const detector = detectors.get(kind);
  for (const { isHeld, ...finding } of (await detector?.find(trx, { id, otherId, now })) ?? []) {
    await openFinding(tools, finding, now);
    if (isHeld) await holdUntilDecided(trx, finding.thingId);
  }
  await detector?.settle?.(trx, id);
  return true;
}

/** Has the decision about a story that is hidden already show it again, unless it is hidden by it. */
async function holdUntilDecided(trx: Transaction<Tables>, storyId: string): Promise<void> {
  await trx
    .updateTable('moderation_case')
    .set({ hidden_at_once: true, hidden_story: storyId })
    .where('kind', '=', 'story')
    .where('thing_id', '=', storyId)
    .where('closed_at', 'is', null)
    .execute();
}
