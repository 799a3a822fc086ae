import type { FoundReason } from '~/platform/feature/detector';
import { type ReportReason, reportReasons } from '../report/report';

/** What the site brings before moderators by itself: what detectors find, and what people ask it to look at again. */
export type SiteReason = FoundReason | 'objection' | 'copyright' | 'restored';

const foundReasons: Record<SiteReason, string> = {
  crude: 'A crude word',
  link: 'A link by a new account',
  runs: 'Runs of word games that did not count',
  votes: 'Votes that came from one place',
  ring: 'People who favour each other in duels',
  name: 'A name that looks like another',
  return: 'Someone who may be back under another name',
  objection: 'An objection',
  import: 'A work from elsewhere that names another author, or that someone else has imported',
  copyright: 'A copyright complaint',
  restored: 'Hidden by reports before the site was restored',
};

export type CaseReason = ReportReason | SiteReason;

/** All reasons, those that people give first. */
export const reasonNames: readonly CaseReason[] = [
  ...(Object.keys(reportReasons) as ReportReason[]),
  ...(Object.keys(foundReasons) as SiteReason[]),
];

/** How a reason reads. */
export function reasonLabel(reason: CaseReason): string {
  return isFound(reason) ? foundReasons[reason] : reportReasons[reason].label;
}

function isFound(reason: CaseReason): reason is SiteReason {
  return Object.hasOwn(foundReasons, reason);
}
