import { may } from '~/accounts/roles/policy';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { Urgency } from './cases/weight';

/** The facts that decide about a case. */
export interface CaseFacts {
  urgency: Urgency;
  /** Whose target it is about. */
  ownerId: string | null;
  /** The accounts of all who wrote the story it is about; empty where it is about none. */
  writerIds: readonly string[];
  /** The players who reported it. */
  reporterIds: readonly string[];
  /** Of an objection: who made the decision. */
  deciderId: string | null;
  /** The ids of all who have a role. */
  staffIds: readonly string[];
  /** Who has taken it and works on it; null for nobody. */
  takenBy: string | null;
  /** Of these, who handles cases about harm to children besides administrators. */
  handlerIds: readonly string[];
}

/** A person with a role. */
export interface StaffMember {
  id: string;
  role?: Viewer['role'];
  /** Whether an administrator named them for cases about harm to children. */
  handlesChildren?: boolean;
}

type Person = Pick<Viewer, 'id' | 'role'> | undefined;

/** Whether a person may report a target: everybody may, except what is their own. @param person undefined for a visitor. */
export function mayReport(person: { id: string } | undefined, target: { ownerId: string | null }): boolean {
  return person === undefined || target.ownerId !== person.id;
}

/** Whether a person may open a case: moderators may, but one about harm to children only administrators and whom they named for it. */
export function maySeeCase(person: Person, { urgency, handlerIds }: Pick<CaseFacts, 'urgency' | 'handlerIds'>): boolean {
  if (person === undefined || !may(person, 'moderate')) return false;
  return urgency < 2 || person.role === 'administrator' || handlerIds.includes(person.id);
}

/** Whether a case is about what a person wrote, alone or with others: they never learn who reported it, whatever their role. */
export function isTheirs(person: { id: string }, { ownerId, writerIds }: Pick<CaseFacts, 'ownerId' | 'writerIds'>): boolean {
  return ownerId === person.id || writerIds.includes(person.id);
}

/** Those of all with a role who handle cases about harm to children besides administrators. */
export function handlersAmong(staff: readonly StaffMember[]): string[] {
  return staff.filter(({ handlesChildren }) => handlesChildren).map(({ id }) => id);
}

/** Whether a person may decide a case: those may who could take it, while nobody else has. @see docs/product/moderation.md */
export function mayDecide(person: Person, facts: CaseFacts): boolean {
  return isImpartial(person, facts) && (facts.takenBy === null || facts.takenBy === person?.id);
}

/** Whether a person may take a case: those may who could decide it; from another only an administrator takes it. */
export function mayTake(person: Person, facts: CaseFacts): boolean {
  return mayDecide(person, facts) || (isImpartial(person, facts) && person?.role === 'administrator');
}

/**
 * Whether a case is nothing to a person: not about themselves, not what they reported, and not an objection to their own decision
 * if there is somebody else. About people with a role administrators decide.
 */
function isImpartial(person: Person, facts: CaseFacts): boolean {
  if (person === undefined || !maySeeCase(person, facts)) return false;
  if (isTheirs(person, facts) || facts.reporterIds.includes(person.id)) return false;
  const isAboutStaff = facts.ownerId !== null && facts.staffIds.includes(facts.ownerId);
  if (isAboutStaff && person.role !== 'administrator') return false;
  return facts.deciderId !== person.id || facts.staffIds.every((id) => id === person.id);
}

/** How long a decision can be objected to, in days: six months. */
const OBJECTION_DAYS = 184;

/** Whether a person may object to a decision: whom it concerns, once, for six months. */
export function mayObject(
  person: { id: string } | undefined,
  decision: { aboutId: string | null; ageDays: number; objected: boolean },
): boolean {
  return person !== undefined && decision.aboutId === person.id && !decision.objected && decision.ageDays <= OBJECTION_DAYS;
}
