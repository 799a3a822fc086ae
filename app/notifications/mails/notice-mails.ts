import { type NoticeWords, plainText, type UrgentMail } from '~/platform/feature/notice-kind';
import { composeMail, type MailContent, type MailItem } from '~/platform/mail/mail-layout';
import { numberText } from '~/platform/text/format';
import { shortened } from '~/platform/text/shortened';

/** How many notices a mail of a week or a day lists. */
export const LISTED = 20;

/** How much of a notice stands in its mail's subject. */
const SUBJECT_CHARACTERS = 120;
const STOP_CLICK = 'List-Unsubscribe=One-Click';

/** Texts of mails about what a player has not read, by how often they come. */
const digestTexts = {
  weekly: {
    subject: 'Your week at Quillarena',
    heading: 'Your week in the arena',
    closing: 'This mail comes once a week, and only if something has happened that you have not read.',
    stop: 'Stop the weekly email',
  },
  daily: {
    subject: 'Your day at Quillarena',
    heading: 'Your day in the arena',
    closing: 'This mail comes once a day, and only if something has happened that you have not read.',
    stop: 'Stop the daily email',
  },
} as const;

interface DigestMail {
  every: keyof typeof digestTexts;
  name: string;
  /** What its reader has not read, newest first, and where it leads. */
  notices: readonly MailItem[];
  /** How many there are beyond those listed. */
  more: number;
  /** The address that stops these mails. */
  unsubscribeUrl: string;
  siteUrl: URL;
}

/** What happened to a player in a week or a day. @see docs/product/mails.md */
export function digestMail({ every, name, notices, more, unsubscribeUrl, siteUrl }: DigestMail): StoppableContent {
  const { subject, heading, closing, stop } = digestTexts[every];
  const [first] = notices;
  const content = composeMail({
    ...{ subject, preheader: first ? `${first.text}.` : '', heading },
    parts: [
      { kind: 'text', text: `Hello ${name}, this is new since you last looked.` },
      { kind: 'items', items: more > 0 ? [...notices, { text: `And ${numberText(more)} more` }] : notices },
      { kind: 'link', label: 'See all of it', url: new URL('/notifications', siteUrl).href },
    ],
    closing,
    unsubscribe: { label: stop, url: unsubscribeUrl },
    siteUrl,
  });
  return stoppable(content, unsubscribeUrl);
}

type StoppableContent = MailContent & { headers: Record<string, string> };

/** A mail that its reader's mail program can stop with one press (RFC 8058). */
function stoppable(content: MailContent, unsubscribeUrl: string): StoppableContent {
  return { ...content, headers: { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': STOP_CLICK } };
}

interface NewsMailFacts {
  name: string;
  words: NoticeWords;
  /** Where the notice leads. */
  address: string;
  unsubscribeUrl: string;
  siteUrl: URL;
}

/** A notice of a kind that its reader wants to be mailed at once. */
export function newsMail({ name, words, address, unsubscribeUrl, siteUrl }: NewsMailFacts): StoppableContent {
  const said = plainText(words.said);
  const content = composeMail({
    ...{ subject: shortened(said, SUBJECT_CHARACTERS), heading: 'News from the arena', preheader: `${said}.`, siteUrl },
    parts: [
      { kind: 'text', text: `Hello ${name},` },
      { kind: 'text', text: `${said}.` },
      ...(words.more ? [{ kind: 'text' as const, text: words.more }] : []),
      { kind: 'link', label: 'See it', url: address },
    ],
    closing: 'You chose to get a mail at once when this happens. What is new about the same thing waits for a quarter of an hour.',
    unsubscribe: { label: 'Stop instant emails', url: unsubscribeUrl },
  });
  return stoppable(content, unsubscribeUrl);
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
