/** Why something is reported, in the order of the form. */
export const reportReasons = {
  children: { label: 'Sexual content with children', hint: 'Or anything that harms a child.' },
  threat: { label: 'Someone may be in danger', hint: 'A threat, a call to violence, or plans to harm oneself.' },
  harassment: { label: 'Harassment or hate', hint: 'Against a person or a group of people.' },
  personal: { label: 'Personal information', hint: 'Someone’s address, workplace, photograph or secret, yours or another’s.' },
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

/** Whether a reason needs an explanation, so that moderators can act on it. */
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

/** What the law asks of an administrator when something harms a child. */
export const childrenDuties = [
  'Look only as far as you need to decide, alone; do not copy, save or send it to anybody but the police.',
  'If it is what it is reported as: hide it and ban the person here. Delete nothing, the police may need it.',
  'Tell the police of your country at once, with the case’s reference and times; a life in danger comes before everything (DSA article 18).',
  'If it is not: decide ‘Nothing’. It comes back into sight, and its writer is told.',
] as const;
