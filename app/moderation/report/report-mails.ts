import { composeMail, type MailContent } from '~/platform/mail/mail-layout';
import { momentText } from '~/platform/text/format-dates';
import type { ReportTarget } from '../targets/report-target';
import { childrenDuties, type ReportReason, reportReasons } from './report';

interface ReportMail {
  target: ReportTarget;
  reason: ReportReason;
  siteUrl: URL;
}

/**
 * The receipt for a report. It repeats nothing that the reporter typed: the address may be a stranger's.
 * @see docs/product/mails.md
 */
export function receiptMail({ target, reason, siteUrl, number, at }: ReportMail & { number: string; at: Date }): MailContent {
  return composeMail({
    subject: 'We have your report',
    preheader: 'A person will look at it.',
    heading: 'We have your report',
    parts: [
      { kind: 'text', text: `You reported ${target.text} at Quillarena. A person will look at it.` },
      {
        kind: 'facts',
        rows: [
          ['Reason', reportReasons[reason].label],
          ['When', momentText(at)],
          ['Reference', number],
        ],
      },
      { kind: 'link', label: 'See what you reported', url: new URL(target.address, siteUrl).href },
    ],
    closing: 'You get this mail because someone gave this address with a report. If that was not you, you can ignore it.',
    siteUrl,
  });
}

/** Asks people without an account to show that the address is theirs; like the receipt it repeats nothing that was typed. */
export function confirmMail({ target, reason, url, siteUrl }: ReportMail & { url: string }): MailContent {
  return composeMail({
    subject: 'Please confirm your report',
    preheader: 'It counts once you have opened the link.',
    heading: 'Please confirm your report',
    parts: [
      {
        kind: 'text',
        text: `You reported ${target.text} at Quillarena. Your report counts once you have confirmed it.`,
      },
      { kind: 'facts', rows: [['Reason', reportReasons[reason].label]] },
      { kind: 'link', label: 'Confirm the report', url },
    ],
    closing: 'You get this mail because someone gave this address with a report. If that was not you, please ignore it: nothing happens.',
    siteUrl,
  });
}

/** Tells the operator of a new case; one mail, however many people report the same target. */
export function newCaseMail({ target, reason, details, siteUrl }: ReportMail & { details: string }): MailContent {
  const label = reportReasons[reason].label;
  return composeMail({
    subject: `Reported: ${target.text}`,
    preheader: label,
    heading: 'Something was reported',
    parts: [
      { kind: 'text', text: `Someone reported ${target.text}.` },
      {
        kind: 'facts',
        rows: [
          ['Reason', label],
          ['By', target.author],
          ['Id', target.id],
        ],
      },
      { kind: 'text', text: details || 'They gave no details.' },
      { kind: 'link', label: 'Open the case', url: new URL('/moderation', siteUrl).href },
    ],
    closing: 'You get this mail once for each thing that is reported, because yours is the operator’s address.',
    siteUrl,
  });
}

/** Tells administrators of a report of harm to children, with what is to be done. It repeats nothing of it. */
export function childrenCaseMail({ noun, isConfirmed, siteUrl }: { noun: string; isConfirmed: boolean; siteUrl: URL }): MailContent {
  return composeMail({
    subject: 'Urgent: a report of harm to children',
    preheader: 'It waits for an administrator.',
    heading: 'A report of harm to children',
    parts: [
      {
        kind: 'text',
        text: `Someone reported a ${noun} as sexual content with children, or as harming a child. The case says whether it is out of sight already.`,
      },
      ...(isConfirmed ? [] : [{ kind: 'text' as const, text: 'Nobody has confirmed the address of this report yet, or none was given.' }]),
      { kind: 'items', items: childrenDuties.map((text) => ({ text })) },
      { kind: 'link', label: 'Open the case', url: new URL('/moderation', siteUrl).href },
    ],
    closing: 'You get this mail because you are an administrator of this site, or its operator.',
    siteUrl,
  });
}
