import type { FoundReason } from '~/platform/feature/detector';
import type { Urgency } from './weight';

/** From this weight on, a case is more than one report by an unknown person. */
const HIGH = 500;

/** How much a case matters, as its row says. */
export const severities = { grave: 'Grave', high: 'High', normal: 'Normal', unconfirmed: 'Unconfirmed' } as const;
export type Severity = keyof typeof severities;

/** Follows the order of the queue: by urgency, then by weight. Nothing counts yet in a case that weighs nothing. */
export function severityOf({ urgency, weight }: { urgency: Urgency; weight: number }): Severity {
  if (urgency > 0) return 'grave';
  if (weight === 0) return 'unconfirmed';
  return weight >= HIGH ? 'high' : 'normal';
}

/** Whether the words of a case are folded until they are opened. @param isMature whether they were rated Mature. */
export function isFolded(reasons: readonly Pick<FoundReason, 'isHarsh'>[], isMature: boolean): boolean {
  return isMature || reasons.some(({ isHarsh }) => isHarsh);
}
