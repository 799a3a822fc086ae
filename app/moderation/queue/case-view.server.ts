import type { Viewer } from '~/accounts/viewer/viewer';
import type { Executor } from '~/platform/database/database.server';
import { EXCERPT_CHARACTERS, type Neighbours } from '~/platform/feature/reportable';
import { isUuid } from '~/platform/ids/uuid';
import { shortened } from '~/platform/text/shortened';
import type { ContentRating, ContentWarning } from '~/stories/content-rating/content-rating';
import { type ClusterFigures, clusterFigures } from '~/stories/ratings/order/vote-clusters.server';
import { storyAddress } from '~/stories/sharing/story-address';
import { isFolded } from '../cases/severity';
import { complaintOf, type ShownComplaint, thingOf } from '../copyright/complaint-of.server';
import { caseFacts, declaredMeasures } from '../decisions/case-facts.server';
import { type Measure, measuresFor } from '../decisions/measures';
import { compareKept } from '../evidence/compare-kept.server';
import type { ComparedEvidence } from '../evidence/evidence';
import { stateText, wordsIn } from '../evidence/evidence-parts';
import { evidenceOf } from '../evidence/keep-evidence.server';
import { handlersAmong, isTheirs, mayDecide, maySeeCase, mayTake, type StaffMember } from '../policy';
import type { ReportTarget } from '../targets/report-target';
import type { ReportTargets } from '../targets/report-targets.server';
import { goneText, subjectOf, votedStory } from './case-name.server';
import { type CaseReports, reportsOf, type ShownReport } from './case-reports.server';
import { type CaseNote, notesOf } from './notes/notes.server';
import { objectionTo, type ShownObjection } from './objection.server';
import { type CasePerson, personInCase, type RecordReading } from './people/case-person.server';

/** Everything to decide a case by; an objection shows what the first decision was made by. */
export interface CaseView extends Omit<CaseReports, 'reporterIds'> {
  id: string;
  subject: string;
  openedAt: string;
  isUrgent: boolean;
  /** Whether the words show only on demand. */
  folded: boolean;
  /** Whether the words are kept back until the reader has taken the case: personal information. */
  withheld: boolean;
  /** Whether reports hide it until it is decided; with when it comes back by itself, ISO 8601. */
  hiddenAtOnce: boolean;
  hiddenUntil: string | undefined;
  /** Whether it is behind a door rather than hidden. */
  door: boolean;
  target: Pick<ReportTarget, 'excerpt' | 'address' | 'author'> | undefined;
  /** What stands before and after it; undefined where nothing does. */
  around: Neighbours | undefined;
  /** What became of the target after it was reported; undefined if nothing did. */
  evidence: ComparedEvidence | undefined;
  /** Who could see it when it was first reported, and how it was rated. */
  reportedState: string | undefined;
  content: { rating: ContentRating; warnings: ContentWarning[] } | undefined;
  /** The complaint of a copy that it is about. */
  complaint: ShownComplaint | undefined;
  owner: CasePerson | undefined;
  /** Those who reported it with an account, the newest first. */
  reporters: CasePerson[];
  /** Whether the owner has deleted their account while it was open. */
  ownerHasLeft: boolean;
  /** What features say beside a case about a player. */
  beside: { title: string; lines: { id: string; text: string; at: string }[] }[];
  /** Of votes from one place: what they amount to, without who gave which. */
  votes: ClusterFigures | undefined;
  /** Of an objection: what it is against. */
  objection: ShownObjection | undefined;
  notes: CaseNote[];
  measures: Measure[];
  mayAlsoHide: boolean;
  mayDecide: boolean;
  mayTake: boolean;
  /** Who works on it; with until when, ISO 8601. */
  takenBy: { id: string; name: string; until: string } | undefined;
}

/** A case with its context; undefined where there is none that this person may open, and for what is about themselves. */
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
    .select(['id', 'kind', 'thing_id', 'owner_id', 'left_hash', 'urgency', 'hidden_at_once', 'hidden_until', 'opened_at'])
    .select(['door', 'taken_by', 'taken_until'])
    .where('id', '=', caseId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const facts = await caseFacts(executor, row, { staff, now });
  if (!maySeeCase(viewer, facts) || isTheirs(viewer, facts)) return undefined;
  const reading = { targets, executor, seesChildren: maySeeCase(viewer, { urgency: 2, handlerIds: handlersAmong(staff) }) };
  const objection = row.kind === 'decision' ? await objectionTo(targets, executor, row.thing_id) : undefined;
  const matter = objection
    ? asDecided(await matterOf({ targets, executor, now, viewer }, objection.of))
    : await matterOf({ targets, executor, now, viewer }, row);
  const isHandled = facts.takenBy === viewer.id;
  return {
    ...{ id: row.id, openedAt: row.opened_at.toISOString(), isUrgent: row.urgency === 2, hiddenAtOnce: row.hidden_at_once },
    ...{ hiddenUntil: row.hidden_until?.toISOString(), door: row.door, ownerHasLeft: row.left_hash !== null },
    ...shownOf(isHandled ? matter : withoutPersonal(matter)),
    subject: objection?.shown.label ?? matter.subject,
    owner: row.owner_id ? await personInCase(reading, row.owner_id, row.id) : undefined,
    reporters: await peopleInCase(reading, matter.reporterIds, row.id),
    objection: objection?.shown,
    notes: await notesOf(executor, row),
    measures: measuresFor({
      kind: row.kind,
      declared: await declaredMeasures(targets, executor, row),
      ownerId: row.owner_id,
      hasLeft: row.left_hash !== null,
    }),
    mayAlsoHide: objection === undefined && matter.complaint === undefined && matter.isFound && !targets.isPerson(row.kind),
    ...{ mayDecide: mayDecide(viewer, facts), mayTake: mayTake(viewer, facts) },
    takenBy:
      facts.takenBy && row.taken_until ? { ...(await holderOf(executor, facts.takenBy)), until: row.taken_until.toISOString() } : undefined,
  };
}

/** What a case is about: its words as reported and now, what stands beside them, and the reports. */
async function matterOf(
  { targets, executor, now, viewer }: { targets: ReportTargets; executor: Executor; now: Date; viewer: Viewer },
  { id, kind, thing_id }: { id: string; kind: string; thing_id: string },
) {
  const name = await thingOf(executor, { kind, thing_id });
  const target = await targets.findForModerators(executor, name);
  const voted = kind === 'votes' ? await votedStory(executor, thing_id) : undefined;
  const shown = target ?? (voted && { excerpt: '', author: '', address: storyAddress(voted.arena, voted.id) });
  const versions = await evidenceOf(executor, id);
  const reports = await reportsOf(targets, executor, id);
  const content = target?.storyId ? await contentOf(executor, target.storyId) : undefined;
  const reasons = reports.reports.map(({ reason }) => targets.reasons.of(reason));
  return {
    ...reports,
    subject: (target && subjectOf(kind, target.text)) ?? (voted && targets.textOf(kind, voted.title)) ?? goneText(targets.nounOf(kind)),
    isFound: target !== undefined,
    target: shown && { excerpt: shown.excerpt, address: shown.address, author: targets.isPerson(kind) ? '' : shown.author },
    around: await targets.around(executor, name),
    evidence: await compareKept(versions, viewer.id),
    reportedState: versions[0] && stateText(versions[0].facts),
    content,
    beside: targets.isPerson(kind) ? await besideOf(executor, thing_id, targets) : [],
    votes: voted && (await clusterFigures(executor, thing_id)),
    folded: isFolded(reasons, content?.rating === 'mature'),
    withheld: false,
    complaint: await complaintOf(executor, id, now),
    /** The words as the case last kept them. */
    kept: wordsIn(versions.at(-1)?.facts ?? {}),
  };
}

/** A matter as it stood when it was decided: its words may have been changed since. */
function asDecided(matter: Matter): Matter {
  const { target, kept } = matter;
  return kept === '' ? matter : { ...matter, target: target && { ...target, excerpt: shortened(kept, EXCERPT_CHARACTERS.moderator) } };
}

/** What of a matter is shown. */
function shownOf({ kept: _kept, isFound: _isFound, reporterIds: _reporterIds, ...shown }: Matter) {
  return shown;
}

type Matter = Awaited<ReturnType<typeof matterOf>>;

/** Without personal information, which only the person who handles the case reads; the same for all other cases. */
function withoutPersonal(matter: Matter): Matter {
  if (!matter.reports.some(({ reason }) => reason === 'personal')) return matter;
  return {
    ...matter,
    withheld: true,
    target: matter.target && { ...matter.target, excerpt: '' },
    ...{ around: undefined, evidence: undefined },
    reports: matter.reports.map((report): ShownReport => ({ ...report, details: '' })),
  };
}

async function peopleInCase(reading: RecordReading, playerIds: readonly string[], caseId: string) {
  const people: CasePerson[] = [];
  for (const playerId of playerIds) {
    const person = await personInCase(reading, playerId, caseId);
    if (person) people.push(person);
  }
  return people;
}

async function holderOf(executor: Executor, playerId: string): Promise<{ id: string; name: string }> {
  return executor.selectFrom('player').select(['id', 'name']).where('id', '=', playerId).executeTakeFirstOrThrow();
}

async function contentOf(executor: Executor, storyId: string): Promise<CaseView['content']> {
  const story = await executor.selectFrom('story').select(['content_rating', 'warnings']).where('id', '=', storyId).executeTakeFirst();
  return story && { rating: story.content_rating, warnings: story.warnings };
}

async function besideOf(executor: Executor, playerId: string, targets: ReportTargets): Promise<CaseView['beside']> {
  const said = await targets.besidePlayer(executor, playerId);
  return said.map(({ title, lines }) => ({ title, lines: lines.map((line) => ({ ...line, at: line.at.toISOString() })) }));
}
