import type { Detector, FoundReason } from '~/platform/feature/detector';
import { type ReportReason, reportReasons } from '../report/report';

/** The id of why a case was opened: one that people give, one of the site's own, or one that a detector declares. */
export type CaseReason = string;

/** What one report by an unknown person weighs, and what moderators are offered, by the reason that they give. */
const reported: Record<ReportReason, Omit<FoundReason, 'id' | 'label'>> = {
  children: { weight: 500, breaks: 'never-fiction', isHarsh: true },
  threat: { weight: 500, breaks: 'hate', isHarsh: true },
  harassment: { weight: 250, breaks: 'person', isHarsh: true },
  personal: { weight: 300, breaks: 'real-people', isHarsh: true },
  illegal: { weight: 300, breaks: 'law' },
  rating: { weight: 100, breaks: 'rating', isHarsh: true },
  copied: { weight: 200, breaks: 'own-words' },
  spam: { weight: 150, breaks: 'advertising' },
  other: { weight: 100 },
};

/** What people ask moderators to look at again, and what was out of sight before a restore. */
export const ownReasons = {
  objection: { id: 'objection', label: 'An objection', weight: 300 },
  copyright: { id: 'copyright', label: 'A copyright complaint', weight: 300, breaks: 'own-words' },
  restored: {
    id: 'restored',
    label: 'Hidden by reports before the site was restored',
    weight: 500,
    words: () => 'Reports had hidden this before the site was restored from a backup. They are not kept here any more.',
  },
} as const satisfies Record<string, FoundReason>;

/** All reasons. */
export interface CaseReasons {
  /** Those that people give, then those that detectors declare, then the site's own. */
  all: readonly FoundReason[];
  /** A reason by its id; a stored one that nothing declares any more is called by its id. */
  of(id: CaseReason): FoundReason;
}

/** @param detectors those of all features. */
export function reasonsWith(detectors: readonly Detector[]): CaseReasons {
  const given = Object.entries(reportReasons).map(([id, { label }]) => ({ id, label, ...reported[id as ReportReason] }));
  const reasons = [...given, ...detectors.flatMap(({ finds }) => finds), ...Object.values(ownReasons)];
  const byId = new Map<CaseReason, FoundReason>(reasons.map((reason) => [reason.id, reason]));
  return { all: [...byId.values()], of: (id) => byId.get(id) ?? { id, label: id, weight: 0 } };
}

/** What one report weighs, or a complaint of a copy. */
export function weightOf(reason: ReportReason | 'copyright'): number {
  return reason === 'copyright' ? ownReasons.copyright.weight : reported[reason].weight;
}
