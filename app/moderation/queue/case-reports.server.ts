import type { Executor } from '~/platform/database/database.server';
import type { RuleName } from '~/platform/feature/detector';
import type { CaseReason } from '../cases/reasons';
import type { ReportTargets } from '../targets/report-targets.server';

/** Reports shown of a case, the newest. */
const REPORTS = 50;
/** Reporters whose records are shown, the newest. */
const REPORTERS = 5;

export interface ShownReport {
  id: string;
  reason: CaseReason;
  label: string;
  /** The rule that it most likely breaks. */
  breaks: RuleName | undefined;
  details: string;
  at: string;
  /** The reporter's name, or their address where they have no account; undefined for the site, and for people who have left. */
  by: string | undefined;
  found: boolean;
  /** Whether nobody has shown yet that the address is theirs: it counts for nothing. */
  unconfirmed: boolean;
}

export interface CaseReports {
  /** Reports that count. */
  reportCount: number;
  /** The newest reports, newest first. */
  reports: ShownReport[];
  /** The players who reported it, the newest. */
  reporterIds: string[];
}

/** The reports of a case. */
export async function reportsOf(targets: ReportTargets, executor: Executor, caseId: string): Promise<CaseReports> {
  const counted = await executor.selectFrom('moderation_case').select('reports').where('id', '=', caseId).executeTakeFirst();
  const rows = await executor
    .selectFrom('report')
    .leftJoin('player', 'player.id', 'report.reporter_id')
    .select(['report.id', 'report.reason', 'report.details', 'report.created_at', 'report.found', 'report.reporter_email', 'player.name'])
    .select(['report.unconfirmed', 'report.reporter_id', 'report.params'])
    .where('report.case_id', '=', caseId)
    .orderBy('report.created_at', 'desc')
    .orderBy('report.id')
    .limit(REPORTS)
    .execute();
  return {
    reportCount: counted?.reports ?? 0,
    reports: rows.map(({ id, reason, details, params, created_at, found, reporter_email, name, unconfirmed }) => {
      const { label, breaks, words } = targets.reasons.of(reason);
      return {
        ...{ id, reason, label, breaks, found, unconfirmed },
        details: found && (details === '' || params !== null) ? [details, words?.(params)].filter(Boolean).join('\n\n') : details,
        at: created_at.toISOString(),
        by: name ?? reporter_email ?? undefined,
      };
    }),
    reporterIds: rows.flatMap(({ reporter_id, found }) => (found || reporter_id === null ? [] : [reporter_id])).slice(0, REPORTERS),
  };
}
