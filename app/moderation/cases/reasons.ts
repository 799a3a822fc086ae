import type { FoundReason } from '~/platform/feature/detector';
import { type ReportReason, reportReasons } from '../report/report';

/** What the site brings before moderators by itself: what detectors find, and what people ask it to look at again. */
export type SiteReason = FoundReason | 'objection' | 'copyright' | 'restored';

/** How each reads, what it weighs, and what is said besides, as one report of somebody unknown does. */
const foundReasons: Record<SiteReason, { label: string; weight: number; words?: string }> = {
  crude: { label: 'A crude word', weight: 150 },
  link: { label: 'A link by a new account', weight: 100 },
  runs: { label: 'Runs of word games that did not count', weight: 120 },
  votes: { label: 'Votes that came from one place', weight: 120 },
  ring: { label: 'People who favour each other in duels', weight: 120 },
  name: { label: 'A name that looks like another', weight: 120 },
  return: { label: 'Someone who may be back under another name', weight: 200 },
  objection: { label: 'An objection', weight: 300 },
  import: { label: 'A work from elsewhere that names another author, or that someone else has imported', weight: 300 },
  copyright: { label: 'A copyright complaint', weight: 300 },
  restored: {
    label: 'Hidden by reports before the site was restored',
    weight: 500,
    words: 'Reports had hidden this before the site was restored from a backup. They are not kept here any more.',
  },
};

/** What one report of somebody unknown weighs, by the reason that they give. */
const reportWeights: Record<ReportReason, number> = {
  ...{ children: 500, threat: 500, illegal: 300, personal: 300, harassment: 250 },
  ...{ copied: 200, spam: 150, rating: 100, other: 100 },
};

export type CaseReason = ReportReason | SiteReason;

/** All reasons, those that people give first. */
export const reasonNames: readonly CaseReason[] = [
  ...(Object.keys(reportReasons) as ReportReason[]),
  ...(Object.keys(foundReasons) as SiteReason[]),
];

/** How a reason reads. */
export function reasonLabel(reason: CaseReason): string {
  return isFound(reason) ? foundReasons[reason].label : reportReasons[reason].label;
}

/** What moderators read besides, whatever it is about; undefined where a detector or a person says that. */
export function reasonWords(reason: CaseReason): string | undefined {
  return isFound(reason) ? foundReasons[reason].words : undefined;
}

/** What one report for a reason weighs. */
export function weightOf(reason: CaseReason): number {
  return isFound(reason) ? foundReasons[reason].weight : reportWeights[reason];
}

function isFound(reason: CaseReason): reason is SiteReason {
  return Object.hasOwn(foundReasons, reason);
}
