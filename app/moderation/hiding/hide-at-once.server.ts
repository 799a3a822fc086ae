import type { Transaction } from 'kysely';
import { recordAudit } from '~/accounts/audit/audit-log.server';
import type { Clock } from '~/platform/clock/clock';
import type { Tables } from '~/platform/database/database.server';
import { countInMonth } from '../numbers/numbers.server';
import type { Thing } from '../things/thing';
import { hideThing } from './hide-thing.server';

/** Takes a thing out of sight before anybody has decided. */
export async function hideAtOnce(trx: Transaction<Tables>, clock: Clock, thing: Thing, caseId: string): Promise<void> {
  if (!(await hideThing(trx, clock, thing, true))) return;
  const now = clock.now();
  await trx.updateTable('moderation_case').set({ hidden_at_once: true }).where('id', '=', caseId).execute();
  const fact = { actorId: null, action: 'hide-at-once' as const, subjectId: thing.ownerId, thing: `${thing.kind}:${thing.id}` };
  await recordAudit(trx, fact, now);
  await countInMonth(trx, now, 'hidden-at-once');
}
