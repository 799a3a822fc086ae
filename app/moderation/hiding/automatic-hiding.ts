import { DAY_MS } from '~/platform/clock/durations';
import type { CaseReason } from '../cases/reasons';
import { graveAbout } from '../cases/weight';
import type { ReportReason } from '../report/report';

/** From when an account's reports may hide something, in ms. */
const TRUSTED_AFTER_MS = 30 * DAY_MS;
/** With fewer readers than these, one trusted report is enough. */
const FEW_READERS = 20;
/** From how many places trusted reports must come where more people have read the target. */
const PLACES = 3;
/** For how long something stays hidden without a decision, in ms. */
const HIDDEN_FOR_MS = DAY_MS;
/** For how long a door stands without a decision, in ms. */
const DOOR_FOR_MS = 3 * DAY_MS;

/** The reasons for which something may be hidden before a decision. The others are claims that a person must weigh. */
const hiding: ReadonlySet<CaseReason> = new Set<ReportReason>(['children', 'threat', 'harassment', 'personal', 'illegal', 'spam']);

/** What is known of a reporter. */
export interface Reporter {
  /** How old the account is, in ms; undefined without one. */
  accountAgeMs: number | undefined;
  isNewcomer: boolean;
  /** How many earlier reports of theirs a moderator acted on. */
  upheld: number;
}

/** A report that counts: its address is confirmed. */
export interface Voice {
  reason: CaseReason;
  reporter: Reporter;
  /** The place it was sent from; reports from one place count once. */
  origin: string;
}

/** What is known of the target that is reported. */
export interface Reported {
  /** Whether it is a player. */
  isPerson: boolean;
  /** How many people have read it. */
  readers: number;
  /** The reasons for which a moderator decided that it may stay. */
  clearedOf: readonly CaseReason[];
  /** What reports did to it in this case, whether it came back or not. */
  before: 'hidden' | 'door' | undefined;
}

/** Whether a person's reports may hide something. Neither visitors nor newcomers are trusted, however many of them report. */
export function isTrusted({ accountAgeMs = 0, isNewcomer, upheld }: Reporter): boolean {
  return accountAgeMs > TRUSTED_AFTER_MS && !isNewcomer && upheld > 0;
}

/**
 * Whether the reports of a target hide it before anybody has decided: reports for one reason by trusted people, one where few
 * have read the target, otherwise from three places. A player is never hidden this way, because all that they wrote would be.
 * @see docs/product/trust.md
 */
export function hidesBeforeDecision(
  reason: CaseReason,
  voices: readonly Voice[],
  { isPerson, readers, clearedOf, before }: Reported,
): boolean {
  if (!hiding.has(reason) || isPerson || before === 'hidden' || clearedOf.includes(reason)) return false;
  const trusted = voices.filter((voice) => voice.reason === reason && isTrusted(voice.reporter));
  return new Set(trusted.map(({ origin }) => origin)).size >= (readers < FEW_READERS ? 1 : PLACES);
}

/**
 * Whether the reports of a target put a door before it: one for a grave reason, by a person who is no newcomer. Once a case.
 * @see docs/product/trust.md
 */
export function putsDoor(reason: CaseReason, voices: readonly Voice[], { clearedOf, before }: Reported): boolean {
  if (graveAbout(reason) === undefined || before !== undefined || clearedOf.includes(reason)) return false;
  return voices.some((voice) => voice.reason === reason && !voice.reporter.isNewcomer && voice.reporter.accountAgeMs !== undefined);
}

/** Until when a door stands without a decision. */
export function doorUntil(now: Date): Date {
  return new Date(now.getTime() + DOOR_FOR_MS);
}

/** Until when something is hidden without a decision; undefined for harm to children, which only a person brings back. */
export function hiddenUntil(reason: CaseReason, now: Date): Date | undefined {
  return reason === 'children' ? undefined : new Date(now.getTime() + HIDDEN_FOR_MS);
}
