import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { recordAudit } from '~/accounts/audit/audit-log.server';
import type { Viewer } from '~/accounts/viewer/viewer';
import { notify } from '~/notices/sending/notify.server';
import type { Clock } from '~/platform/clock/clock';
import { DAY_MS } from '~/platform/clock/durations';
import type { Db, Tables } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import { thingOf } from '../copyright/complaint-of.server';
import { fingerprintOf, reportedTitle } from '../evidence/keep-evidence.server';
import { countClosed, countInMonth } from '../numbers/numbers.server';
import { mayDecide, type StaffMember } from '../policy';
import { votedStory } from '../queue/case-name.server';
import { refusalOf } from '../queue/claims/take-case.server';
import type { ReportTargets } from '../targets/report-targets.server';
import { applyMeasure } from './apply-measure.server';
import { type CaseRow, caseFacts, declaredMeasures, lockCase } from './case-facts.server';
import type { Decided } from './decision-forms';
import { decisionNotice, storedDecision } from './decision-notice';
import { decisionTexts } from './decision-texts';
import { decisionsInForce, holdDecisionsAbout } from './in-force.server';
import { keepsHidden } from './keeps-hidden.server';
import { type Measure, measuresFor } from './measures';
import { keepWords, keptWords } from './reasons/kept-reasons.server';
import { basisOf, keptFor, wordsInForce } from './reasons/rules';
import { reviewDecision } from './reversing/review.server';

export interface DecideDependencies {
  db: Db;
  clock: Clock;
  targets: ReportTargets;
  /** Everybody with a role. */
  staff(): Promise<readonly StaffMember[]>;
  /** Ends all sessions of a person, so that what they have open ends, too. */
  endSessions(playerId: string): Promise<void>;
  /** Copies the bans and suspensions in force to where a restored backup finds them. */
  copyBans(): Promise<void>;
  /** Copies what is out of sight there, too. */
  copyHidings(): Promise<void>;
}

/**
 * Closes a case with a measure, within one transaction: does it, writes it into the log, tells the person at once, and has the
 * reporters told.
 * @returns the decision's id; undefined after an objection, which changes an earlier one.
 * @throws {Refusal} closed already; not theirs to decide; not possible.
 * @see docs/product/moderation.md
 */
export async function decideCase(
  { db, clock, targets, staff, endSessions, copyBans, copyHidings }: DecideDependencies,
  moderator: Viewer,
  decided: Decided,
): Promise<{ decisionId: string | undefined }> {
  const everybody = await staff();
  const { barred, decisionId } = await db.transaction().execute(async (trx) => {
    const row = await lockCase(trx, decided.caseId);
    if (!row) throw new Refusal(decisionTexts.gone, { status: 409 });
    const facts = await caseFacts(trx, row, { staff: everybody, now: clock.now() });
    if (!mayDecide(moderator, facts)) throw refusalOf(mayDecide(moderator, { ...facts, takenBy: null }));
    const declared = await declaredMeasures(targets, trx, row);
    const possible = measuresFor({ kind: row.kind, declared, ownerId: row.owner_id, hasLeft: row.left_hash !== null });
    if (!possible.includes(decided.measure)) {
      throw new Refusal(decisionTexts.measureWrong, { field: 'measure', status: 422 });
    }
    const reason = await reasonOf({ trx, clock }, moderator, decided);
    const made =
      row.kind === 'decision'
        ? await reviewDecision(
            { trx, clock, targets },
            { decisionId: row.thing_id, moderatorId: moderator.id, measure: decided.measure, reason },
          )
        : await makeDecision({ trx, clock, targets }, row, moderator, { ...decided, reason });
    await closeCase({ trx, clock, targets }, row, decided);
    return { decisionId: made, barred: decided.measure === 'suspend' || decided.measure === 'ban' ? row.owner_id : null };
  });
  if (barred) await endSessions(barred);
  // Also of people who have left: their address is barred then.
  if (changesBans.has(decided.measure)) await copyBans();
  await copyHidings();
  return { decisionId };
}

/** What puts people on the list of bans and suspensions, or takes them off. */
const changesBans: ReadonlySet<Measure> = new Set(['ban', 'suspend', 'reverse']);

/** The words of a decision: the moderator's own, which are kept if they wish so, or those in force for its rule. @throws {Refusal} none. */
async function reasonOf({ trx, clock }: Pick<Tools, 'trx' | 'clock'>, moderator: Viewer, decided: Decided): Promise<string> {
  const rule = keptFor(decided.measure, decided.rule);
  if (decided.reason !== '') {
    if (decided.keep && rule) await keepWords(trx, { rule, words: decided.reason, by: moderator.id, at: clock.now() });
    return decided.reason;
  }
  const words = rule && wordsInForce(await keptWords(trx))[rule];
  if (words === undefined) throw new Refusal(decisionTexts.reasonMissing, { field: 'reason', status: 422 });
  return words;
}

interface Tools {
  trx: Transaction<Tables>;
  clock: Clock;
  targets: ReportTargets;
}

/** What a decision calls something that its writer has deleted meanwhile. */
async function goneLabel({ trx, targets }: Pick<Tools, 'trx' | 'targets'>, { id, kind }: Pick<CaseRow, 'id' | 'kind'>): Promise<string> {
  return (await reportedTitle(trx, id)) ?? `${targets.nounOf(kind)} that is gone`;
}

async function makeDecision({ trx, clock, targets }: Tools, row: CaseRow, moderator: Viewer, decided: Decided): Promise<string> {
  const { measure, days, rule, reason } = decided;
  const basis = basisOf(rule);
  if (measure === 'suspend' && days === undefined) throw new Refusal(decisionTexts.daysMissing, { field: 'days', status: 422 });
  const now = clock.now();
  const until = measure === 'suspend' && days !== undefined ? new Date(now.getTime() + days * DAY_MS) : null;
  const thing = await thingOf(trx, row);
  const target = await targets.findForModerators(trx, thing);
  const subject = {
    about_id: row.owner_id,
    ...{ kind: thing.kind, thing_id: thing.id, story_id: target ? targets.storyHiddenWith(target) : null },
  };
  await holdDecisionsAbout(trx, subject);
  const inForce = await decisionsInForce(trx, subject, { targets, now });
  const isCopy = row.kind === 'copyright';
  const label = target?.label ?? (await votedStory(trx, row.thing_id))?.title ?? (await goneLabel({ trx, targets }, row));
  // What reports have hidden is decided about as if it stood in sight, unless something else still keeps it from it.
  const isKept = await keepsHidden(trx, subject, { targets, caseId: row.id });
  const comesBack = row.hidden_at_once && target !== undefined && !isKept;
  const isBack = comesBack && (await targets.setHidden({ trx, clock }, target, false));
  const before = await applyMeasure(
    { trx, clock, targets },
    {
      ...{
        measure,
        hides: decided.hides === 'on' || (isCopy && measure === 'suspend'),
        target,
        ownerId: row.owner_id,
        leftHash: row.left_hash,
        until,
        warnings: decided.warnings,
      },
      clusterId: row.kind === 'votes' ? row.thing_id : undefined,
      rating: decided.rating ?? 'none',
      ...{ inForce, isKept },
    },
  );
  const id = randomUUID();
  const facts = {
    kind: subject.kind,
    label,
    action: measure,
    hides: before.hidden === true && measure !== 'hide' && measure !== 'take-down',
    until,
    basis,
    reason,
  };
  await trx
    .insertInto('moderation_decision')
    .values({
      ...{ id, case_id: row.id, about_children: row.urgency === 2, moderator_id: moderator.id, made_at: now },
      ...subject,
      ...facts,
      ...{ before: JSON.stringify(before), strike: isCopy && measure !== 'nothing' },
    })
    .execute();
  const isTold = row.owner_id !== null && (measure === 'nothing' ? isBack : measure !== 'release');
  if (isTold && row.owner_id) {
    const key = `decision:${id}`;
    const fact = { playerId: row.owner_id, kind: decisionNotice, dedupeKey: key, groupKey: key, params: storedDecision(facts) };
    await notify(trx, [fact], now);
  }
  // Their own id stands in no log.
  const logged = thing.kind === 'player' ? undefined : `${thing.kind}:${thing.id}`;
  await recordAudit(trx, { actorId: moderator.id, action: measure, subjectId: row.owner_id, thing: logged }, now);
  return id;
}

/** Closes the case, counts it, and has those who reported it told. */
export async function closeCase(
  { trx, clock, targets }: Tools,
  row: Pick<CaseRow, 'id' | 'kind' | 'thing_id' | 'owner_id' | 'opened_at'>,
  { measure }: Pick<Decided, 'measure'>,
): Promise<void> {
  const now = clock.now();
  const upheld = measure !== 'nothing' && measure !== 'keep' && measure !== 'release' && measure !== 'give-points';
  const settledAs = measure === 'nothing' ? await fingerprintOf(targets, trx, { kind: row.kind, id: row.thing_id }) : null;
  const shownAgain = { hidden_at_once: false, hidden_until: null, hidden_story: null };
  await trx
    .updateTable('moderation_case')
    .set({ closed_at: now, upheld, settled_as: settledAs, left_hash: null, taken_by: null, taken_until: null, ...shownAgain })
    .where('id', '=', row.id)
    .execute();
  await trx
    .updateTable('report')
    .set({ tell: true, origin: null })
    .where('case_id', '=', row.id)
    .where('found', '=', false)
    .where('unconfirmed', '=', false)
    .where((report) => report.or([report('reporter_id', 'is not', null), report('reporter_email', 'is not', null)]))
    .execute();
  await targets.closed(trx, { id: row.id, kind: row.kind, thingId: row.thing_id, ownerId: row.owner_id, isUpheld: upheld, now });
  await countInMonth(trx, now, `decided:${measure}`);
  await countClosed(trx, { openedAt: row.opened_at, closedAt: now });
}
