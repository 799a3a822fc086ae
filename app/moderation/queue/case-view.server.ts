import { earlierNames } from '~/accounts/names/claim-name.server';
import type { Viewer } from '~/accounts/viewer/viewer';
import { listRuns } from '~/arenas/word-games/referee/settling/run-review.server';
import type { Executor } from '~/platform/database/database.server';
import { isUuid } from '~/platform/ids/uuid';
import type { ContentRating, ContentWarning } from '~/stories/content-rating/content-rating';
import { storyAddress } from '~/stories/sharing/story-address';
import { type CaseReason, reasonLabel } from '../cases/reasons';
import { caseFacts } from '../decisions/case-facts.server';
import { measureText } from '../decisions/decision-texts';
import { type Measure, measuresFor } from '../decisions/measures';
import { type ComparedEvidence, compareEvidence } from '../evidence/evidence';
import { stateText } from '../evidence/evidence-parts';
import { evidenceOf } from '../evidence/keep-evidence.server';
import { handlersAmong, mayDecide, maySeeCase, mayTake, type StaffMember } from '../policy';
import type { ReportTarget } from '../targets/report-target';
import type { ReportTargets } from '../targets/report-targets.server';
import { GONE, votedStory } from './case-name.server';

/** Reports shown of a case, the newest. */
const REPORTS = 50;
/** Earlier decisions shown. */
const DECISIONS = 10;

/** Everything to decide a case by. */
export interface CaseView {
  id: string;
  subject: string;
  openedAt: string;
  isUrgent: boolean;
  /** Whether reports hide it until it is decided; with when it comes back by itself, ISO 8601. */
  hiddenAtOnce: boolean;
  hiddenUntil: string | undefined;
  /** Whether it is behind a door rather than hidden. */
  door: boolean;
  target: Pick<ReportTarget, 'excerpt' | 'address' | 'author'> | undefined;
  /** What became of the target after it was reported; undefined if nothing did. */
  evidence: ComparedEvidence | undefined;
  /** Who could see it when it was first reported, and how it was rated. */
  reportedState: string | undefined;
  content: { rating: ContentRating; warnings: ContentWarning[] } | undefined;
  reportCount: number;
  reports: ShownReport[];
  owner: ShownOwner | undefined;
  /** Whether the owner has deleted their account while it was open. */
  ownerHasLeft: boolean;
  /** Runs of word games that did not count, newest first. */
  runs: { id: string; game: string; fault: string; score: number; at: string }[];
  /** Of an objection: what it is against. */
  objection: { decided: string; reason: string; words: string } | undefined;
  measures: Measure[];
  mayAlsoHide: boolean;
  mayDecide: boolean;
  mayTake: boolean;
  /** Who works on it; with until when, ISO 8601. */
  takenBy: { id: string; name: string; until: string } | undefined;
}

interface ShownReport {
  id: string;
  reason: CaseReason;
  label: string;
  details: string;
  at: string;
  /** The reporter's name, or the address of somebody without an account; undefined for the site, and for people who have left. */
  by: string | undefined;
  found: boolean;
  /** Whether nobody has shown yet that the address is theirs: it counts for nothing. */
  unconfirmed: boolean;
}

interface ShownOwner {
  id: string;
  name: string;
  since: string;
  hidden: boolean;
  /** What they were called before, within a year, newest first. */
  earlierNames: { name: string; until: string }[];
  /** What was decided about them before, newest first. */
  decisions: { id: string; said: string; at: string }[];
}

/** A case with its context; undefined where there is none that this person may open. */
export async function viewCase(
  targets: ReportTargets,
  executor: Executor,
  viewer: Viewer,
  caseId: string,
  { staff, now }: { staff: readonly StaffMember[]; now: Date },
): Promise<CaseView | undefined> {
  if (!isUuid(caseId)) return undefined;
  const row = await executor
    .selectFrom('moderation_case')
    .select([
      'id',
      'kind',
      'thing_id',
      'owner_id',
      'left_hash',
      'urgency',
      'reports',
      'hidden_at_once',
      'hidden_until',
      'door',
      'opened_at',
    ])
    .select(['taken_by', 'taken_until'])
    .where('id', '=', caseId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  if (!row || !maySeeCase(viewer, { urgency: row.urgency, handlerIds: handlersAmong(staff) })) return undefined;
  const { kind } = row;
  const facts = await caseFacts(executor, row, { staff, now });
  const target = await targets.findForModerators(executor, { kind, id: row.thing_id });
  const voted = kind === 'votes' ? await votedStory(executor, row.thing_id) : undefined;
  const objection = kind === 'decision' ? await objectionTo(targets, executor, row.thing_id) : undefined;
  const shown = target ?? (voted && { excerpt: '', author: '', address: storyAddress(voted.arena, voted.id) });
  const versions = await evidenceOf(executor, row.id);
  return {
    ...{ id: row.id, openedAt: row.opened_at.toISOString(), isUrgent: row.urgency === 2, hiddenAtOnce: row.hidden_at_once },
    ...{ hiddenUntil: row.hidden_until?.toISOString(), door: row.door },
    subject: target?.text ?? (voted && targets.textOf(kind, voted.title)) ?? objection?.label ?? GONE,
    target: shown && { excerpt: shown.excerpt, address: shown.address, author: shown.author },
    evidence: compareEvidence(versions),
    reportedState: versions[0] && stateText(versions[0].facts),
    content: target?.storyId ? await contentOf(executor, target.storyId) : undefined,
    reportCount: row.reports,
    reports: await reportsOf(executor, row.id),
    owner: row.owner_id ? await ownerOf(targets, executor, row.owner_id) : undefined,
    ownerHasLeft: row.left_hash !== null,
    runs: targets.isPerson(kind) ? await runsOf(executor, row.thing_id) : [],
    objection: objection && { decided: objection.decided, reason: objection.reason, words: objection.words },
    measures: measuresFor({ kind, declared: targets.measuresOf(kind), ownerId: row.owner_id, hasLeft: row.left_hash !== null }),
    mayAlsoHide: target !== undefined && !targets.isPerson(kind),
    mayDecide: mayDecide(viewer, facts),
    mayTake: mayTake(viewer, facts),
    takenBy:
      facts.takenBy && row.taken_until ? { ...(await holderOf(executor, facts.takenBy)), until: row.taken_until.toISOString() } : undefined,
  };
}

async function reportsOf(executor: Executor, caseId: string): Promise<ShownReport[]> {
  const rows = await executor
    .selectFrom('report')
    .leftJoin('player', 'player.id', 'report.reporter_id')
    .select(['report.id', 'report.reason', 'report.details', 'report.created_at', 'report.found', 'report.reporter_email', 'player.name'])
    .select('report.unconfirmed')
    .where('report.case_id', '=', caseId)
    .orderBy('report.created_at', 'desc')
    .orderBy('report.id')
    .limit(REPORTS)
    .execute();
  return rows.map(({ id, reason, details, created_at, found, reporter_email, name, unconfirmed }) => ({
    ...{ id, reason, label: reasonLabel(reason), details, found, unconfirmed },
    at: created_at.toISOString(),
    by: name ?? reporter_email ?? undefined,
  }));
}

async function ownerOf(targets: ReportTargets, executor: Executor, playerId: string): Promise<ShownOwner | undefined> {
  const player = await executor
    .selectFrom('player')
    .select(['id', 'name', 'created_at', 'hidden_at'])
    .where('id', '=', playerId)
    .executeTakeFirst();
  if (!player) return undefined;
  const decisions = await executor
    .selectFrom('moderation_decision')
    .select(['id', 'kind', 'label', 'action', 'hides', 'until', 'made_at', 'review'])
    .where('about_id', '=', playerId)
    .where('action', '<>', 'nothing')
    .orderBy('made_at', 'desc')
    .limit(DECISIONS)
    .execute();
  return {
    ...{ id: player.id, name: player.name, since: player.created_at.toISOString(), hidden: player.hidden_at !== null },
    earlierNames: await earlierNames(executor, playerId),
    decisions: decisions.map(({ id, made_at, review, ...decided }) => ({
      ...{ id, at: made_at.toISOString() },
      said: `${measureText(decided, targets.textOf)}${review === 'reversed' ? ' Taken back.' : ''}`,
    })),
  };
}

async function holderOf(executor: Executor, playerId: string): Promise<{ id: string; name: string }> {
  return executor.selectFrom('player').select(['id', 'name']).where('id', '=', playerId).executeTakeFirstOrThrow();
}

async function contentOf(executor: Executor, storyId: string): Promise<CaseView['content']> {
  const story = await executor.selectFrom('story').select(['content_rating', 'warnings']).where('id', '=', storyId).executeTakeFirst();
  return story && { rating: story.content_rating, warnings: story.warnings };
}

async function runsOf(executor: Executor, playerId: string): Promise<CaseView['runs']> {
  const runs = await listRuns(executor, playerId);
  return runs.map(({ id, game, fault, score, settledAt }) => ({ id, game, fault, score, at: settledAt.toISOString() }));
}

async function objectionTo(targets: ReportTargets, executor: Executor, decisionId: string) {
  const decision = await executor
    .selectFrom('moderation_decision')
    .select(['kind', 'label', 'action', 'hides', 'until', 'reason', 'objection'])
    .where('id', '=', decisionId)
    .executeTakeFirst();
  if (!decision) return undefined;
  const { reason, objection, ...decided } = decision;
  return {
    label: `the decision about ${targets.textOf(decided.kind, decided.label)}`,
    ...{ decided: measureText(decided, targets.textOf), reason, words: objection ?? '' },
  };
}
