import { countText } from '~/platform/text/format';
import { longDayText } from '~/platform/text/format-dates';
import { copyrightTexts } from '../copyright/copyright-texts';
import type { TextOf } from '../hiding/hiding-notice';
import { type Basis, bases, type Measure, measures } from './measures';

/** A decision as its texts need it. */
export interface DecisionFacts {
  kind: string;
  label: string;
  action: Measure;
  hides: boolean;
  until: Date | null;
  basis: Basis;
  /** Empty where it is a reason of `siteReasons`. */
  reason: string;
  /** Whether the site took it back, because an answered complaint was not taken to court. */
  byItself?: boolean | undefined;
}

/** What was done, in a sentence or two. */
export function measureText({ kind, label, action, hides, until }: Omit<DecisionFacts, 'basis' | 'reason'>, textOf: TextOf): string {
  const said = measures[action].said(textOf(kind, label), until ? longDayText(until) : '');
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}${hides ? ' It was also hidden.' : ''}`;
}

/** What came of an objection. */
export function reviewText(decision: Omit<DecisionFacts, 'basis' | 'reason'>, textOf: TextOf): string {
  return `You objected. ${measureText(decision, textOf)}`;
}

/** Reasons that no moderator gave: of decisions made again after a restore, which are not in the backup, and of those taken back as a mistake. */
const siteReasons: Partial<Record<Measure, string>> = {
  ban: madeAgain('You were banned'),
  suspend: madeAgain('You were suspended'),
  hide: madeAgain('This was hidden'),
  reverse: 'It was made by mistake, and taken back by the moderator who made it.',
};

function madeAgain(done: string): string {
  return `${done} before the site was restored from a backup. The reason that was given then is in the mail you got; it is not kept here any more.`;
}

/** Why, in the words of a moderator or of the site. */
export function reasonGiven({ reason, action, byItself }: Pick<DecisionFacts, 'reason' | 'action' | 'byItself'>): string {
  return reason || (byItself ? copyrightTexts.cameBack : (siteReasons[action] ?? ''));
}

/** Why, and on what it rests. */
export function reasonText({ basis, ...decision }: Pick<DecisionFacts, 'reason' | 'basis' | 'action'>): string {
  return `The reason: ${reasonGiven(decision).replace(/[.!?]?$/, (end) => end || '.')} It is based on ${bases[basis]}; a person decided it.`;
}

/** What those who reported something read of the outcome. It says nothing of the person it is about. */
export function outcomeText(upheld: boolean): string {
  return upheld
    ? 'A moderator looked at it and took action. Thank you.'
    : 'A moderator looked at it and found nothing that breaks the rules or the law. It stays up.';
}

/** Texts of decisions as people read them. */
export const texts = {
  howToObject:
    'You can object once, within six months, under Moderation › Decisions about you. Another moderator then looks at it, if there is one. You can also go to court.',
} as const;

/** Texts of deciding and objecting. */
export const decisionTexts = {
  gone: 'This case is already closed, or there is no such case.',
  ownerHasLeft:
    'The person has deleted their account since. A suspension or a ban holds for their address: no new account is opened with it meanwhile.',
  notYours:
    'Someone else decides this case: it is about you or another moderator, you reported it, or it is an objection to your own decision.',
  taken: 'Someone else has taken this case. It is free again when they give it back, or an hour after they took it.',
  measureMissing: 'Please choose what to do.',
  measureWrong: 'This measure does not apply here.',
  reasonMissing: 'Please give the reason. The person reads it.',
  casesMissing: 'Please choose at least one case.',
  casesTooMany: 'Please choose at most 50 cases.',
  reasonTooLong: 'Please keep it to 2,000 characters.',
  daysMissing: 'Please choose for how long.',
  objectionMissing: 'Please explain why the decision is wrong.',
  cannotObject: 'You cannot object to this decision: you have done so already, or six months have passed.',
  objected: 'Thank you. We have your objection and will tell you the outcome.',
  decided: 'The case is closed.',
  decidedNext: 'The case is closed. This is the next one.',
  alike: (count: number) => `${countText(count, { one: 'case is', other: 'cases are' })} closed.`,
  notAlike: (text: string, count: number) => `${countText(count, { one: 'case stays', other: 'cases stay' })} open: ${text}`,
  undo: 'Undo',
  undone: 'The decision is undone, and the case is open again.',
  undoneAll: (count: number) => `${countText(count, { one: 'decision is', other: 'decisions are' })} undone.`,
  stand: (count: number) =>
    `${countText(count, { one: 'decision stands', other: 'decisions stand' })}: ten minutes have passed, or something has happened since.`,
  cannotUndo: 'This can no longer be undone: ten minutes have passed, or something has happened to it since.',
} as const;
