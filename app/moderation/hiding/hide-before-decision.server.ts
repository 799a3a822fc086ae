import { sql, type Transaction } from 'kysely';
import { recordAudit } from '~/accounts/audit/audit-log.server';
import type { Clock } from '~/platform/clock/clock';
import { HOUR_MS } from '~/platform/clock/durations';
import type { Executor, Tables } from '~/platform/database/database.server';
import type { OpenCase } from '../cases/open-case.server';
import type { CaseReason } from '../cases/reasons';
import { reportedFacts, voicesOf } from '../cases/voices.server';
import { graveAbout } from '../cases/weight';
import { holdDecisionsAbout } from '../decisions/in-force.server';
import { keepsHidden } from '../decisions/keeps-hidden.server';
import { countInMonth } from '../numbers/numbers.server';
import type { ReportTarget } from '../targets/report-target';
import type { ReportTargets } from '../targets/report-targets.server';
import { doorUntil, hiddenUntil, hidesBeforeDecision, putsDoor } from './automatic-hiding';
import { notifyOfHiding } from './notify-hiding.server';

/** Key of the advisory lock under which automatic hidings are counted, so that no two are the last one of an hour. */
const HIDINGS_LOCK = 7_301;

interface Tools {
  trx: Transaction<Tables>;
  clock: Clock;
  targets: ReportTargets;
  /** The most that reports may hide in an hour, on the whole site. */
  hidingsPerHour: number;
}

/**
 * Takes a target out of sight before anybody has decided, or puts a door before it, if its reports are enough, and tells its
 * writers at once. Where something else keeps it from sight already, the case keeps it, too: it does not come back with the other.
 * @returns 'braked' where too much was hidden within the hour: then it stays, and administrators must know.
 * @see docs/product/trust.md
 */
export async function hideBeforeDecision(
  { trx, clock, targets, hidingsPerHour }: Tools,
  target: ReportTarget,
  open: OpenCase,
  reason: CaseReason,
): Promise<'hidden' | 'door' | 'braked' | undefined> {
  const now = clock.now();
  const reported = await reportedFacts(trx, open, { thingId: target.id, storyId: target.storyId, isPerson: targets.isPerson(target.kind) });
  const voices = await voicesOf(trx, open.id, now);
  const hides = hidesBeforeDecision(reason, voices, reported);
  const about = !hides && putsDoor(reason, voices, reported) ? graveAbout(reason) : undefined;
  if (!hides && !about) return undefined;
  await sql`select pg_advisory_xact_lock(${HIDINGS_LOCK})`.execute(trx);
  const hidden = { kind: target.kind, thing_id: target.id, story_id: targets.storyHiddenWith(target) };
  await holdDecisionsAbout(trx, hidden);
  const isKept = await keepsHidden(trx, hidden, { targets, caseId: open.id });
  const changesNothing = isKept && about !== undefined;
  if (!changesNothing && (await hiddenSince(trx, new Date(now.getTime() - HOUR_MS))) >= hidingsPerHour) return 'braked';
  const isDone = about ? await targets.putDoor({ trx, clock }, target, about) : await targets.setHidden({ trx, clock }, target, true);
  if (!isDone && !isKept) return undefined;
  const until = (about ? doorUntil(now) : hiddenUntil(reason, now)) ?? null;
  await trx
    .updateTable('moderation_case')
    .set({ hidden_at_once: true, hidden_at: now, hidden_until: until, hidden_story: hidden.story_id, door: about !== undefined })
    .where('id', '=', open.id)
    .execute();
  const fact = {
    actorId: null,
    action: about ? ('door-at-once' as const) : ('hide-at-once' as const),
    subjectId: target.ownerId,
    thing: `${target.kind}:${target.id}`,
  };
  await recordAudit(trx, fact, now);
  await countInMonth(trx, now, about ? 'doors' : 'hidden-at-once');
  const event = about ? 'door' : 'hidden';
  // Its writers learn which of theirs it is, also where who reported it may not read its title.
  const named = (await targets.findForModerators(trx, target)) ?? target;
  await notifyOfHiding(trx, { caseId: open.id, target: named, storyId: hidden.story_id, event, until, now });
  return event;
}

async function hiddenSince(executor: Executor, since: Date): Promise<number> {
  const { count } = await executor
    .selectFrom('moderation_case')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('hidden_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}
