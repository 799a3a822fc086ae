import { sql } from 'kysely';
import { notify } from '~/notices/sending/notify.server';
import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import { sweep } from '~/platform/database/sweep.server';
import type { Log } from '~/platform/log/log.server';
import type { Mailer } from '~/platform/mail/mail.server';
import { composeMail, type MailContent } from '~/platform/mail/mail-layout';
import type { ReportTargets } from '../targets/report-targets.server';
import { outcomeText } from './decision-texts';
import { type OutcomeFacts, outcomeNotice } from './outcome-notice';

interface OutcomeMailsDependencies {
  db: Db;
  clock: Clock;
  targets: ReportTargets;
  mailer: Mailer;
  log: Pick<Log, 'error'>;
  siteUrl: URL;
}

/** Tells those who reported something what became of it, each once: by mail, and in the bell of those with an account. @returns how many were told. @see docs/product/mails.md */
export function notifyReporters({ db, clock, targets, mailer, log, siteUrl }: OutcomeMailsDependencies): Promise<number> {
  const notifyOne = (reportId: string) =>
    db.transaction().execute(async (trx) => {
      const report = await trx
        .updateTable('report')
        .set({ tell: false })
        .where('id', '=', reportId)
        .where('tell', '=', true)
        .returning(['case_id', 'reporter_id', 'reporter_email'])
        .executeTakeFirst();
      if (!report) return false;
      const decided = await trx
        .selectFrom('moderation_case as decided')
        .innerJoin('moderation_decision as decision', 'decision.case_id', 'decided.id')
        .leftJoin('player', (join) => join.on('player.id', '=', report.reporter_id))
        .select(['decided.upheld', 'decision.kind', 'decision.label', 'player.email'])
        .where('decided.id', '=', report.case_id)
        .executeTakeFirst();
      if (decided && report.reporter_id) {
        const params: OutcomeFacts = { kind: decided.kind, label: decided.label, upheld: decided.upheld === true };
        const key = `outcome:${reportId}`;
        await notify(trx, [{ playerId: report.reporter_id, kind: outcomeNotice, dedupeKey: key, groupKey: key, params }], clock.now());
      }
      const to = decided?.email ?? report.reporter_email;
      if (!decided || !to) return false;
      const { kind, label } = decided;
      const mail = outcomeMail({ subject: targets.textOf(kind, label), upheld: decided.upheld === true, number: reportId, siteUrl });
      await mailer.send({ to, forAnyone: true, ...mail }, trx);
      return true;
    });
  return sweep(db, { table: 'report', key: 'id', due: 'created_at', where: sql`tell` }, notifyOne, (error, id) =>
    log.error({ err: error, reportId: id }, 'a reporter could not be told'),
  );
}

interface OutcomeMail {
  /** Such as 'the story “The Ninth Gate”'. */
  subject: string;
  /** Whether something was done. */
  upheld: boolean;
  number: string;
  siteUrl: URL;
}

/** What became of a report. It says nothing of the person it is about. */
function outcomeMail({ subject, upheld, number, siteUrl }: OutcomeMail): MailContent {
  const decided = outcomeText(upheld);
  return composeMail({
    subject: 'The outcome of your report',
    preheader: decided,
    heading: 'The outcome of your report',
    parts: [
      { kind: 'text', text: `You reported ${subject} at Quillarena. ${decided}` },
      { kind: 'facts', rows: [['Reference', number]] },
      {
        kind: 'text',
        text: 'If you think this is wrong, write to us at the address on the page below, with the reference; someone else looks at it again, if there is someone else. You can also go to court.',
      },
      { kind: 'link', label: 'How to reach us', url: new URL('/law/imprint', siteUrl).href },
    ],
    closing: 'You get this mail because a report gave this address.',
    siteUrl,
  });
}
