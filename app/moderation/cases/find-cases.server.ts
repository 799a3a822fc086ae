import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import type { Clock } from '~/platform/clock/clock';
import type { Db, Tables } from '~/platform/database/database.server';
import type { Detector } from '~/platform/feature/detector';
import type { Log } from '~/platform/log/log.server';
import type { CaseTools, ReportTargets } from '../targets/report-targets.server';
import { openFinding } from './open-case.server';

interface FindDependencies {
  db: Db;
  clock: Clock;
  targets: ReportTargets;
  /** Those of all features. */
  detectors: readonly Detector[];
  log: Pick<Log, 'error'>;
}

/** What was published or changed. */
interface Due {
  kind: string;
  thing_id: string;
  other_id: string | null;
}

/**
 * Looks at what was published or changed, and opens cases for what the detectors of features find in it: each in a transaction of its
 * own, because a moderator decides about cases meanwhile. One that cannot be looked at stays due, after all others.
 * @returns how many changes were looked at.
 * @throws if the database is away.
 * @see docs/product/moderation.md
 */
export async function findCases({ db, clock, targets, detectors, log }: FindDependencies): Promise<number> {
  const byKind = new Map(detectors.map((detector) => [detector.kind, detector]));
  const failed: string[] = [];
  let looked = 0;
  // Queries on the embedded database never yield to the event loop.
  for (; ; await yieldToEventLoop()) {
    const next: { due?: Due | undefined } = {};
    try {
      await db.transaction().execute(async (trx) => {
        next.due = await takeNext(trx, failed);
        if (next.due) await lookAt({ trx, targets }, byKind.get(next.due.kind), next.due, clock.now());
      });
      if (!next.due) return looked;
      looked += 1;
    } catch (error) {
      if (!next.due) throw error;
      const { kind, thing_id: thingId } = next.due;
      await putOff(db, next.due);
      failed.push(thingId);
      log.error({ err: error, kind, thingId }, 'a change could not be looked at');
    }
  }
}

/** Takes the change that has waited longest. @param failed ids of things that are left for later. */
async function takeNext(trx: Transaction<Tables>, failed: readonly string[]): Promise<Due | undefined> {
  // With `in` the query could run again for each row, and would find another one.
  const { rows } = await sql<Due>`
    delete from moderation_due where (kind, thing_id) = (
      select kind, thing_id from moderation_due where thing_id <> all(${failed}::uuid[])
      order by at, thing_id limit 1 for update skip locked)
    returning kind, thing_id, other_id`.execute(trx);
  return rows[0];
}

async function lookAt(
  tools: CaseTools,
  detector: Detector | undefined,
  { thing_id: id, other_id: otherId }: Due,
  now: Date,
): Promise<void> {
  const { trx } = tools;
  for (const { isHeld, ...finding } of (await detector?.find(trx, { id, otherId, now })) ?? []) {
    await openFinding(tools, finding, now);
    if (isHeld) await holdUntilDecided(trx, finding.thingId);
  }
  await detector?.settle?.(trx, id);
}

/** Has a change wait behind those that wait now. */
async function putOff(db: Db, { kind, thing_id: id }: Due): Promise<void> {
  // By the database's clock, as the triggers write it.
  const due = db.updateTable('moderation_due').set({ at: sql`now()` });
  await due.where('kind', '=', kind).where('thing_id', '=', id).execute();
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
