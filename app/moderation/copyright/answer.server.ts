import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import type { Mailer } from '~/platform/mail/mail.server';
import { decisionTexts } from '../decisions/decision-texts';
import { objectTo } from '../decisions/reversing/review.server';
import type { ReportTargets } from '../targets/report-targets.server';
import { answerMail } from './complaint-mails';
import type { Answer } from './copyright-forms';

interface AnswerDependencies {
  db: Db;
  clock: Clock;
  targets: ReportTargets;
  mailer: Mailer;
  siteUrl: URL;
}

/**
 * Answers a complaint that a text was taken down for: objects to the decision, keeps what the law asks of the answer, and hands it
 * to the person who complained. Who has no address any more is told nothing.
 * @throws {Refusal} not theirs; a second time; after six months; no complaint.
 * @see docs/product/moderation.md
 */
export async function answerComplaint(dependencies: AnswerDependencies, player: { id: string }, answer: Answer): Promise<void> {
  const { db, clock, targets, mailer, siteUrl } = dependencies;
  const { decisionId, words, name, reach } = answer;
  const complaint = await db
    .selectFrom('moderation_decision as decision')
    .innerJoin('copyright_complaint as complaint', 'complaint.case_id', 'decision.case_id')
    .leftJoin('player', 'player.id', 'complaint.complainant_id')
    .select(['complaint.id', 'complaint.email', 'player.email as account', 'decision.kind', 'decision.label'])
    .where('decision.id', '=', decisionId)
    .where('decision.about_id', '=', player.id)
    .executeTakeFirst();
  if (!complaint) throw new Refusal(decisionTexts.cannotObject, { status: 403 });
  const toCourt = answer.toCourt === 'on';
  await db.transaction().execute(async (trx) => {
    await objectTo({ db: trx, clock, targets }, player, { decisionId, objection: words });
    const kept = { answer_name: name, answer_reach: reach, answer_words: words, answer_to_court: toCourt, answered_at: clock.now() };
    await trx.updateTable('copyright_complaint').set(kept).where('id', '=', complaint.id).execute();
    const to = complaint.account ?? complaint.email;
    if (!to) return;
    const mail = { text: targets.textOf(complaint.kind, complaint.label), number: complaint.id, siteUrl };
    await mailer.send({ to, forAnyone: true, ...answerMail({ ...mail, answer: { name, reach, words, toCourt } }) }, trx);
  });
}
