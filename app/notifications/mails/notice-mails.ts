import { composeMail, type MailContent } from '~/platform/mail/mail-layout';
import { type NoticeFacts, plainNoticeText } from '../list/notice-text';

/** How many notices a weekly mail lists. */
export const LISTED = 20;

interface WeeklyMail {
  name: string;
  /** What its reader has not read, newest first. */
  notices: readonly NoticeFacts[];
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
  const items = notices.map(plainNoticeText);
  const [first = ''] = items;
  const content = composeMail({
    subject: 'Your week at Quillarena',
    preheader: `${first}.`,
    heading: 'Your week in the arena',
    parts: [
      { kind: 'text', text: `Hello ${name}, this is new since you last looked.` },
      { kind: 'items', items: more > 0 ? [...items, `And ${more.toLocaleString('en-US')} more`] : items },
      { kind: 'link', label: 'See all of it', url: new URL('/notifications', siteUrl).href },
    ],
    closing: 'This mail comes once a week, and only if something has happened that you have not read.',
    unsubscribe: { label: 'Stop the weekly mail', url: unsubscribeUrl },
    siteUrl,
  });
  return { ...content, headers: { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } };
}

/** A decision about somebody, which they learn of at once. */
export function decisionMail({ name, words, siteUrl }: { name: string; words: string; siteUrl: URL }): MailContent {
  return composeMail({
    subject: 'A decision about you at Quillarena',
    preheader: words,
    heading: 'A moderator decided',
    parts: [
      { kind: 'text', text: `Hello ${name}, a moderator of this site has decided something that concerns you.` },
      { kind: 'text', text: words },
      { kind: 'link', label: 'See the decision', url: new URL('/moderation/decisions', siteUrl).href },
    ],
    closing: 'You get this mail whenever a decision is made about you or what you published. It cannot be turned off.',
    siteUrl,
  });
}
