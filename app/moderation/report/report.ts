import { awayTexts } from '~/platform/database/database-away';
import { numberText } from '~/platform/text/format';

/** Why something is reported, in the order of the form. */
export const reportReasons = {
  children: { label: 'Sexual content with children', hint: 'Or anything that harms a child.' },
  threat: { label: 'Somebody may be in danger', hint: 'A threat, a call to violence, or plans to harm oneself.' },
  harassment: { label: 'Harassment or hate', hint: 'Against a person or a group of people.' },
  personal: { label: 'Personal information', hint: 'Somebody’s address, workplace, photograph or secret, yours or another’s.' },
  illegal: { label: 'Against the law in another way', hint: 'Please say which law, and where.' },
  rating: { label: 'Wrong rating, or a warning is missing', hint: '' },
  copied: { label: 'Copied without permission', hint: 'Please say where the original is.' },
  spam: { label: 'Advertising or spam', hint: '' },
  other: { label: 'Something else', hint: 'Please say what.' },
} as const;

export type ReportReason = keyof typeof reportReasons;

/** The reasons that need words. */
const explained: readonly ReportReason[] = ['illegal', 'copied', 'other'];

/** The longest explanation, in characters. */
export const MAX_DETAILS = 2_000;

/** Whether a reason needs an explanation, so that somebody can act on it. */
export function needsDetails(reason: ReportReason): boolean {
  return explained.includes(reason);
}

/** What a report does: it counts, waits for its address to be confirmed, or joins a case that was closed with 'nothing'. */
export type ReportState = 'counted' | 'unconfirmed' | 'settled';

/** What a person reads after they have reported something. */
export interface ReportReceipt {
  /** The number of their report. */
  number: string;
  /** The moment of the report, as an ISO text. */
  at: string;
  /** Whether they had reported it before. */
  again: boolean;
  state: ReportState;
  /** Whether the person left an address, so that they can be told. */
  hasAddress: boolean;
}

/** Texts of the page to report something. */
export const reportTexts = {
  missing: { title: 'There is nothing to report here', text: 'What was at this address is gone, or only its writer can see it.' },
  failed: 'That could not be sent. Please try again.',
  databaseAway: awayTexts.text,
  own: 'This is your own. You can change or delete it yourself.',
  reasonMissing: 'Please choose a reason.',
  detailsMissing: 'Please say in a sentence what is wrong.',
  detailsTooLong: `Please keep it to ${numberText(MAX_DETAILS)} characters.`,
  emailMissing: 'Please enter a mail address. Your report counts once you have confirmed it.',
  sent: 'Thank you. We have your report.',
  sentAgain: 'You have already reported this. We have your report.',
  hiddenAtOnce: 'What you reported is out of lists and of visitors’ sight for now. A person decides what becomes of it.',
  whatNext: 'A person will look at it; reports of danger come first. You also get this receipt by mail.',
  unconfirmed: 'Please confirm your report',
  unconfirmedNext:
    'We have mailed you a link. Your report counts once you have opened it; until then it changes nothing. If you do nothing, we delete it after 14 days.',
  unsigned: 'An administrator looks at it. We cannot tell you the outcome, because you gave no address.',
  settled:
    'A moderator has looked at this before and decided that it may stay. Your report is kept with that decision. If something has changed, please report it for that reason.',
  confirm: 'Confirm your report',
  confirmHint: 'Your report counts once you press the button, and a person will look at it.',
  confirmed: 'Thank you. Your report counts.',
  confirmedHint: 'A person will look at it, and you get a mail with the outcome.',
  badToken:
    'This link is not complete, or the report is gone: reports that nobody confirms are deleted after 14 days. Please report it again.',
} as const;

/** What the law asks of an administrator when something harms a child. */
export const childrenDuties = [
  'Look only as far as you need to decide, alone; do not copy, save or send it to anybody but the police.',
  'If it is what it is reported as: hide it and ban the person here. Delete nothing, the police may need it.',
  'Tell the police of your country at once, with the case’s reference and times; a life in danger comes before everything (DSA article 18).',
  'If it is not: decide ‘Nothing’. It comes back into sight, and its writer is told.',
] as const;
