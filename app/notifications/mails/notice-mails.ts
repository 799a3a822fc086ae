import { type NoticeWords, plainText, type UrgentMail } from '~/platform/feature/notice-kind';
import { composeMail, type MailContent } from '~/platform/mail/mail-layout';
import { numberText } from '~/platform/text/format';

/** How many notices a weekly mail lists. */
export const LISTED = 20;

interface WeeklyMail {
  name: string;
  /** What its reader has not read, newest first. */
  notices: readonly string[];
  /** How many there are beyond those listed. */
  more: number;
  /** The address that stops these mails. */
  unsubscribeUrl: string;
  siteUrl: URL;
}

/** What happened to somebody in a week. @see docs/product/mails.md */
export function weeklyMail({
  name,
  notices,
  more,
  unsubscribeUrl,
  siteUrl,
}: WeeklyMail): MailContent & { headers: Record<string, string> } {
  const [first = ''] = notices;
  const content = composeMail({
    subject: 'Your week at Quillarena',
    preheader: `${first}.`,
    heading: 'Your week in the arena',
    parts: [
      { kind: 'text', text: `Hello ${name}, this is new since you last looked.` },
      { kind: 'items', items: more > 0 ? [...notices, `And ${numberText(more)} more`] : [...notices] },
      { kind: 'link', label: 'See all of it', url: new URL('/notifications', siteUrl).href },
    ],
    closing: 'This mail comes once a week, and only if something has happened that you have not read.',
    unsubscribe: { label: 'Stop the weekly mail', url: unsubscribeUrl },
    siteUrl,
  });
  return { ...content, headers: { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } };
}

interface UrgentMailFacts {
  name: string;
  words: NoticeWords;
  mail: UrgentMail;
  /** Where the notice leads. */
  address: string;
  siteUrl: URL;
}

/** A notice that cannot wait for the weekly mail. */
export function urgentMail({ name, words, mail, address, siteUrl }: UrgentMailFacts): MailContent {
  const said = `${plainText(words.said)}.`;
  return composeMail({
    ...{ subject: mail.subject, heading: mail.heading, closing: mail.closing, preheader: said, siteUrl },
    parts: [
      { kind: 'text', text: `Hello ${name},` },
      { kind: 'text', text: said },
      ...(words.more ? [{ kind: 'text' as const, text: words.more }] : []),
      { kind: 'link', label: mail.link, url: address },
    ],
  });
}
