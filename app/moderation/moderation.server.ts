import { createContext } from 'react-router';
import type { PersonHistory } from '~/accounts/people-desk/person-history';
import type { GivenRole } from '~/accounts/roles/role';
import type { Roles, Staff } from '~/accounts/roles/roles.server';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { Detector } from '~/platform/feature/detector';
import type { TargetName } from '~/platform/feature/reportable';
import { findCases } from './cases/find-cases.server';
import { answerComplaint } from './copyright/answer.server';
import { type Complainant, type ComplaintDependencies, fileComplaint } from './copyright/complaints.server';
import type { Answer, Complaint } from './copyright/copyright-forms';
import { decideCase } from './decisions/decide.server';
import { type DecidedCases, decideAlike } from './decisions/decide-alike.server';
import type { Decided, DecidedAlike } from './decisions/decision-forms';
import { type OwnDecision, ownDecisions, ownHidings } from './decisions/own-decisions.server';
import { keptWords } from './decisions/reasons/kept-reasons.server';
import { type KeptWords, wordsInForce } from './decisions/reasons/rules';
import { objectTo } from './decisions/reversing/review.server';
import { type UndoneDecisions, undoAlike } from './decisions/reversing/undo-alike.server';
import { personHistory } from './history/person-history.server';
import { type MonthFigures, monthFigures } from './numbers/numbers.server';
import { type FoundPeople, type PersonForModerators, personForModerators, searchPeople } from './people/search.server';
import { handlersAmong, maySeeCase } from './policy';
import { type CaseView, viewCase } from './queue/case-view.server';
import { giveBackCase, takeCase } from './queue/claims/take-case.server';
import { casesBeside } from './queue/next-case.server';
import { writeNote } from './queue/notes/notes.server';
import { type AskedQueue, listQueue, type QueuePage, urgentCases } from './queue/queue.server';
import type { QueueFilters } from './queue/queue-filters';
import { giveRole, takeRole } from './staff/give-roles.server';
import type { ReportTargets } from './targets/report-targets.server';

/** What moderators do, and what people read of it. */
export interface ModerationService {
  /** One page of the open cases. */
  queue(asked: AskedQueue): Promise<QueuePage>;
  /** The kinds that a case can be of, for the filter of the queue. */
  kinds: ReportTargets['kinds'];
  /** The reasons that a case in the queue can have, likewise. */
  reasons: readonly { id: string; label: string }[];
  /** The open cases about harm to children of others; none for whom they are not shown. */
  urgent(viewer: Viewer): Promise<{ id: string; openedAt: string }[]>;
  /** An open case with its context; undefined where there is none that this person may open. */
  case(viewer: Viewer, caseId: string): Promise<CaseView | undefined>;
  /** Makes a case a moderator's for an hour. @throws {Refusal} closed already; not theirs to decide; taken by another. */
  take(moderator: Viewer, caseId: string): Promise<void>;
  /** Gives back a case that a moderator has taken. */
  giveBack(moderator: Viewer, caseId: string): Promise<void>;
  /** Writes a note to an open case, for moderators alone. @throws {Refusal} closed already; not theirs to see; about themselves. */
  note(moderator: Viewer, note: { caseId: string; words: string }): Promise<void>;
  /** Closes a case with a measure. @throws {Refusal} closed already; not theirs to decide; not possible. */
  decide(moderator: Viewer, decided: Decided): ReturnType<typeof decideCase>;
  /** Closes several cases alike; those that cannot be closed stay open. @throws {Refusal} about the words or the days. */
  decideAlike(moderator: Viewer, decided: DecidedAlike): Promise<DecidedCases>;
  /** Takes back decisions that their moderator has just made, each for itself. @returns the cases, and how many decisions stand. @throws {Refusal} where none can be. */
  undo(moderator: Viewer, decisionIds: readonly string[]): Promise<UndoneDecisions>;
  /** The cases beside another in the queue that a moderator may decide. */
  casesBeside(viewer: Viewer, caseId: string, filters: QueueFilters): ReturnType<typeof casesBeside>;
  /** The words in force for each rule. */
  words(): Promise<KeptWords>;
  /** What reports hide of a person's, and what was decided about them. */
  decisionsAbout(playerId: string): Promise<OwnDecision[]>;
  /** Objects to a decision, or to what reports hide. @throws {Refusal} not theirs, a second time, or after six months. */
  object(player: { id: string }, objection: { decisionId: string; objection: string }): Promise<void>;
  /** Reports of a person and decisions about them, for an administrator. */
  historyOf(readerId: string, playerId: string): Promise<PersonHistory | undefined>;
  /** People by name, earlier name or address, with what was decided about each. */
  findPeople(moderator: Viewer, asked: string): Promise<FoundPeople>;
  /** The record of a person, for a moderator; undefined for nobody. */
  person(viewer: Viewer, playerId: string): Promise<PersonForModerators | undefined>;
  /** Gives a player a role, by name, and tells them what is expected. @throws {Refusal} not an administrator; nobody of that name. */
  giveRole(administrator: Viewer, given: { name: string; role: GivenRole }): Promise<{ name: string }>;
  /** Takes a person's role away, and tells them. @throws {Refusal} not an administrator; the role stands in the settings. */
  takeRole(administrator: Viewer, playerId: string): Promise<void>;
  /** All wranglers of tags. */
  wranglers(): Promise<Staff[]>;
  /**
   * Takes a complaint of a copied text, which opens a case of its own and takes nothing down.
   * @returns the number of the complaint. @throws {Refusal} nothing there; one's own; no address. {RateLimited}
   */
  complain(by: Complainant, target: TargetName, complaint: Complaint): Promise<string>;
  /** Answers a complaint that a text was taken down for. @throws {Refusal} not theirs; a second time; after six months. */
  answerComplaint(player: { id: string }, answer: Answer): Promise<void>;
  /** What was done in each month; it names nobody. */
  months(): Promise<MonthFigures[]>;
  /** Looks at what was published or changed. @returns how much. */
  findCases(): Promise<number>;
}

/** The key under which loaders and actions find the service. */
export const moderationContext = createContext<ModerationService>();

interface ModerationDependencies extends ComplaintDependencies {
  /** Everybody who may moderate. */
  staff(): Promise<readonly { id: string }[]>;
  /** What stands for an address of a player who has left. */
  hashOf(email: string): string;
  /** Those of all features. */
  detectors: readonly Detector[];
  roles: Pick<Roles, 'name' | 'remove' | 'of' | 'list'>;
  /** Ends all sessions of a person. */
  endSessions(playerId: string): Promise<void>;
  /** Copies the bans and suspensions in force to where a restored backup finds them. */
  copyBans(): Promise<void>;
  /** Copies what is out of sight there, too. */
  copyHidings(): Promise<void>;
}

/** @see docs/product/moderation.md */
export function createModeration(dependencies: ModerationDependencies): ModerationService {
  const { db, clock, targets, staff, roles } = dependencies;
  return {
    kinds: targets.kinds,
    // Harm to children is never in the queue.
    reasons: targets.reasons.all.filter(({ id }) => id !== 'children').map(({ id, label }) => ({ id, label })),
    queue: (asked) => listQueue({ targets, now: clock.now() }, db, asked),
    urgent: async (viewer) =>
      maySeeCase(viewer, { urgency: 2, handlerIds: handlersAmong(await staff()) }) ? urgentCases(db, viewer.id) : [],
    case: async (viewer, caseId) => viewCase(targets, db, viewer, caseId, { staff: await staff(), now: clock.now() }),
    take: (moderator, caseId) => takeCase(dependencies, moderator, caseId),
    giveBack: (moderator, caseId) => giveBackCase(dependencies, moderator, caseId),
    note: (moderator, note) => writeNote(dependencies, moderator, note),
    decide: (moderator, decided) => decideCase(dependencies, moderator, decided),
    decideAlike: (moderator, decided) => decideAlike(dependencies, moderator, decided),
    undo: (moderator, decisionIds) => undoAlike(dependencies, moderator, decisionIds),
    casesBeside: async (viewer, caseId, filters) => casesBeside(db, { viewer, filters, staff: await staff(), now: clock.now() }, caseId),
    words: async () => wordsInForce(await keptWords(db)),
    decisionsAbout: async (playerId) => [...(await ownHidings(dependencies, playerId)), ...(await ownDecisions(dependencies, playerId))],
    object: (player, objection) => objectTo(dependencies, player, objection),
    historyOf: (readerId, playerId) => personHistory(dependencies, { id: readerId, seesChildren: true }, playerId),
    findPeople: (moderator, asked) => searchPeople(dependencies, moderator, asked),
    person: (viewer, playerId) => personForModerators(dependencies, viewer, playerId),
    giveRole: (administrator, given) => giveRole(dependencies, administrator, given),
    takeRole: (administrator, playerId) => takeRole(dependencies, administrator, playerId),
    wranglers: async () => (await roles.list()).filter(({ role }) => role === 'wrangler'),
    complain: (by, target, complaint) => fileComplaint(dependencies, by, target, complaint),
    answerComplaint: (player, answer) => answerComplaint(dependencies, player, answer),
    months: () => monthFigures(db),
    findCases: () => findCases(dependencies),
  };
}
