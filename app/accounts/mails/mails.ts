import { composeMail, type MailContent, type MailPart } from '~/platform/mail/mail-layout';
import { zonedMomentText } from '~/platform/text/format-dates';
import { SUPPORT_EMAIL } from '~/site/support-email';

interface CodeMail {
  code: string;
  email: string;
  siteUrl: URL;
}

/** Facts in mails about an account. */
interface AccountMail {
  /** The player's name; used only in mails to the player. */
  name: string;
  at: Date;
  /** The token with which the owner can say that it was not them. */
  alarm: string;
  siteUrl: URL;
}

/**
 * The code and link that verify a new account's address. It contains no name: the address is not verified yet, and a
 * stranger may have typed the name.
 * @see docs/product/mails.md
 */
export function verificationMail({ code, email, siteUrl }: CodeMail): MailContent {
  const link = new URL('/verify-email', siteUrl);
  link.search = new URLSearchParams({ token: code, type: 'signup', email }).toString();
  return composeMail({
    subject: `${code} is your Quillarena verification code`,
    preheader: 'It opens the gate of the arena, for the next 10 minutes.',
    heading: 'Verify your email',
    parts: [
      { kind: 'text', text: 'One step, and your seat in the arena is yours. Enter this code; it is valid for 10 minutes.' },
      { kind: 'code', code },
      { kind: 'link', label: 'Verify my email', url: link.href },
    ],
    closing: 'If you did not sign up at Quillarena, you can ignore this email: nothing will happen.',
    siteUrl,
  });
}

/**
 * The code and link for choosing a new password. The code is for the requesting browser; the
 * link, whose token cannot be guessed, works in any.
 */
export function recoveryMail({ code, token, email, siteUrl }: CodeMail & { token: string }): MailContent {
  const link = new URL('/reset-password', siteUrl);
  link.search = new URLSearchParams({ token, email }).toString();
  return composeMail({
    subject: `${code} is your Quillarena password code`,
    preheader: 'Use it within 10 minutes to choose a new password.',
    heading: 'Choose a new password',
    parts: [
      { kind: 'text', text: 'Enter this code to choose a new password. It is valid for 10 minutes.' },
      { kind: 'code', code },
      { kind: 'link', label: 'Choose a new password', url: link.href },
    ],
    closing: 'If you did not ask for this, you can ignore this email: your password stays as it is.',
    siteUrl,
  });
}

/** Notifies the owner of an account about a changed password. */
export function passwordChangedMail({ name, at, alarm, siteUrl }: AccountMail): MailContent {
  return composeMail({
    subject: 'Your Quillarena password was changed',
    preheader: 'If that was you, there is nothing to do.',
    heading: 'Your password was changed',
    parts: [
      { kind: 'text', text: `Hello ${name}, the password of your account was changed, and other browsers were signed out.` },
      { kind: 'facts', rows: [['When', zonedMomentText(at, 'UTC')]] },
      ...notYou(alarm, siteUrl),
    ],
    closing: 'You get this email whenever your password changes, so nobody can change it behind your back.',
    siteUrl,
  });
}

/** Notifies the owner of an account about a sign-in from a new browser. */
export function newSignInMail({ name, at, alarm, browser, siteUrl }: AccountMail & { browser: string }): MailContent {
  return composeMail({
    subject: 'A new sign-in to your Quillarena account',
    preheader: `${browser}, ${zonedMomentText(at, 'UTC')}. If that was you, there is nothing to do.`,
    heading: 'A new sign-in',
    parts: [
      { kind: 'text', text: `Hello ${name}, someone signed in to your account from a new browser.` },
      ...whenAndWith({ at, browser }),
      ...notYou(alarm, siteUrl),
    ],
    closing: 'You get this email once for each browser. A browser whose cookies were cleared counts as new.',
    siteUrl,
  });
}

/** Notifies the owner of an account about a change of what opens it. @param sentence what has changed. */
export function securityChangedMail({
  name,
  at,
  alarm,
  sentence,
  browser,
  siteUrl,
}: AccountMail & { sentence: string; browser: string }): MailContent {
  return composeMail({
    subject: 'A change to the security of your Quillarena account',
    preheader: `${sentence} If that was you, there is nothing to do.`,
    heading: 'A change to your account',
    parts: [
      { kind: 'text', text: `Hello ${name}, this happened to your account: ${sentence}` },
      ...whenAndWith({ at, browser }),
      ...notYou(alarm, siteUrl),
    ],
    closing: 'You get this email whenever the ways to sign in to your account change, so nobody can change them behind your back.',
    siteUrl,
  });
}

/** Tells the owner of an account what the operators did with it. @param sentence what they did. */
export function changedByOperatorsMail({ name, at, sentence, siteUrl }: Omit<AccountMail, 'alarm'> & { sentence: string }): MailContent {
  return composeMail({
    subject: 'A change to your Quillarena account, as requested',
    preheader: sentence,
    heading: 'A change to your account',
    parts: [
      { kind: 'text', text: `Hello ${name}, someone wrote to us as the owner of your account. ${sentence}` },
      { kind: 'facts', rows: [['When', zonedMomentText(at, 'UTC')]] },
      { kind: 'text', text: `If that was you, there is nothing to do. If it was not, write to ${SUPPORT_EMAIL} at once.` },
      { kind: 'link', label: 'Imprint and contact', url: new URL('/law/imprint', siteUrl).href },
    ],
    closing: 'You get this email whenever we change something about your account, so nobody can have it done behind your back.',
    siteUrl,
  });
}

const NOT_YOU =
  'If that was you, there is nothing to do. If it was not, follow this link within two weeks: it signs out every device, disables the password, and lets you choose a new one.';

/** What to do if it was somebody else. @param alarm opens the way that ends all sessions. */
function notYou(alarm: string, siteUrl: URL): MailPart[] {
  const url = new URL('/forgot-password', siteUrl);
  url.search = new URLSearchParams({ alarm }).toString();
  return [
    { kind: 'text', text: NOT_YOU },
    { kind: 'link', label: 'This was not me', url: url.href },
  ];
}

function whenAndWith({ at, browser }: { at: Date; browser: string }): MailPart[] {
  return [
    {
      kind: 'facts',
      rows: [
        ['When', zonedMomentText(at, 'UTC')],
        ['With', browser],
      ],
    },
  ];
}
