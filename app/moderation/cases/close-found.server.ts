import type { FoundReason } from '~/platform/feature/detector';
import { countClosed } from '../numbers/numbers.server';
import type { CaseTools } from '../targets/report-targets.server';

/** What the site found, and an operator has dealt with by a command. */
interface DealtWith {
  kind: 'player' | 'votes';
  thingId: string;
  /** What the site found, by the detector that declares it. */
  reason: FoundReason;
}

/**
 * Closes the open case of what the site found by itself, because an operator has dealt with it by a command. A case that people
 * have reported, or in which the site found something else besides, stays open for moderators.
 * @returns whether there was one to close.
 */
export async function closeFound({ trx, targets }: CaseTools, { kind, thingId, reason }: DealtWith, now: Date): Promise<boolean> {
  const closed = await trx
    .updateTable('moderation_case as found')
    .set({ closed_at: now, upheld: false })
    .where('found.kind', '=', kind)
    .where('found.thing_id', '=', thingId)
    .where('found.closed_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('report')
            .select('report.id')
            .whereRef('report.case_id', '=', 'found.id')
            .where((report) => report.or([report('found', '=', false), report('reason', '<>', reason.id)])),
        ),
      ),
    )
    .returning(['id', 'owner_id', 'opened_at'])
    .executeTakeFirst();
  if (!closed) return false;
  await targets.closed(trx, { id: closed.id, kind, thingId, ownerId: closed.owner_id, isUpheld: false, now });
  await countClosed(trx, { openedAt: closed.opened_at, closedAt: now });
  return true;
}
