import type { ReportReason } from '../report/report';
import { type CaseReason, weightOf } from './reasons';

/** 2: harm to children. 1: people may get hurt. 0: all else. */
export type Urgency = 0 | 1 | 2;

/** What became of a reporter's earlier reports. */
export interface ReporterRecord {
  decided: number;
  /** How many of them moderators acted on. */
  upheld: number;
}

/** The gravest reasons, which ring the person on duty. */
export type GraveReason = 'children' | 'threat';

/** The reason as a grave one; undefined for all others. */
export function graveAbout(reason: CaseReason): GraveReason | undefined {
  return reason === 'children' || reason === 'threat' ? reason : undefined;
}

/** How urgent a reason is, whatever else is reported. */
export function urgencyOf(reason: CaseReason): Urgency {
  const grave = graveAbout(reason);
  if (grave === undefined) return 0;
  return grave === 'children' ? 2 : 1;
}

/**
 * What a report adds to its case: between none and twice the weight of its reason, by the record of who sends it. People
 * without a record count once, those without an account half.
 */
export function reportWeight(
  reason: ReportReason | 'copyright',
  { record, hasAccount }: { record: ReporterRecord; hasAccount: boolean },
): number {
  const trust = (2 * (record.upheld + 1)) / (record.decided + 2);
  return Math.round(weightOf(reason) * (hasAccount ? trust : 0.5));
}

/** What the reach of a target adds when its case is opened. @param readers how often it was read. */
export function reachWeight(readers: number): number {
  return Math.round(50 * Math.log10(1 + Math.max(0, readers)));
}
