import { sql } from 'kysely';
import { recordAudit } from '~/accounts/audit/audit-log.server';
import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import { sweep } from '~/platform/database/sweep.server';
import type { Log } from '~/platform/log/log.server';
import { holdDecisionsAbout } from '../decisions/in-force.server';
import { keepsHidden } from '../decisions/keeps-hidden.server';
import type { ReportTargets } from '../targets/report-targets.server';
import { notifyOfHiding } from './notify-hiding.server';

interface ReturnDependencies {
  db: Db;
  clock: Clock;
  targets: ReportTargets;
  /** Copies what is out of sight to where a restored backup finds it. */
  copyHidings(): Promise<void>;
  log: Pick<Log, 'error'>;
}

/**
 * Brings back what reports took out of sight or put behind a door, and nobody has decided about in time, unless something else keeps
 * it hidden; its case stays open.
 * @returns how much came back.
 * @see docs/product/trust.md
 */
export async function returnHidden({ db, clock, targets, copyHidings, log }: ReturnDependencies): Promise<number> {
  const returnOne = (caseId: string) =>
    db.transaction().execute(async (trx) => {
      const now = clock.now();
      const row = await trx
        .updateTable('moderation_case')
        .set({ hidden_at_once: false, hidden_until: null, hidden_story: null })
        .where('id', '=', caseId)
        .where('closed_at', 'is', null)
        .where('hidden_until', '<=', now)
        .returning(['id', 'kind', 'thing_id', 'owner_id'])
        .executeTakeFirst();
      const target = row && (await targets.findForModerators(trx, { kind: row.kind, id: row.thing_id }));
      if (!target) return false;
      const hidden = { kind: row.kind, thing_id: row.thing_id, story_id: targets.storyHiddenWith(target) };
      await holdDecisionsAbout(trx, hidden);
      if ((await keepsHidden(trx, hidden, { targets, caseId })) || !(await targets.setHidden({ trx, clock }, target, false))) return false;
      await recordAudit(trx, { actorId: null, action: 'return', subjectId: row.owner_id, thing: `${row.kind}:${row.thing_id}` }, now);
      await notifyOfHiding(trx, { caseId, target, storyId: hidden.story_id, event: 'returned', until: null, now });
      return true;
    });
  const due = { table: 'moderation_case', key: 'id', due: 'hidden_until', where: sql<boolean>`hidden_until <= ${clock.now()}` } as const;
  const back = await sweep(db, due, returnOne, (error, caseId) =>
    log.error({ err: error, caseId }, 'what reports had hidden could not come back'),
  );
  if (back > 0) await copyHidings();
  return back;
}
