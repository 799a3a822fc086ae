import { composeMail, type MailContent } from '~/platform/mail/mail-layout';

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
    closing: 'If you did not sign up at Quillarena, you can ignore this mail: nothing will happen.',
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
    preheader: 'With it you choose a new password, within 10 minutes.',
    heading: 'Choose a new password',
    parts: [
      { kind: 'text', text: 'Enter this code to choose a new password. It is valid for 10 minutes.' },
      { kind: 'code', code },
      { kind: 'link', label: 'Choose a new password', url: link.href },
    ],
    closing: 'If you did not ask for this, you can ignore this mail: your password stays as it is.',
    siteUrl,
  });
}

/** Notifies the owner of an account about a changed password. */
export function passwordChangedMail({ name, at, siteUrl }: AccountMail): MailContent {
  return composeMail({
    subject: 'Your Quillarena password was changed',
    preheader: 'If that was you, there is nothing to do.',
    heading: 'Your password was changed',
    parts: [
      { kind: 'text', text: `Hello ${name}, the password of your account was changed, and other browsers were signed out.` },
      { kind: 'facts', rows: [['When', whenText(at)]] },
      {
        kind: 'text',
        text: 'If that was you, there is nothing to do. If it was not, choose a new password now: that signs everybody out.',
      },
      forgotPassword(siteUrl),
    ],
    closing: 'You get this mail whenever your password changes, so that nobody can change it behind your back.',
    siteUrl,
  });
}

/** Notifies the owner of an account about a sign-in from a new browser. */
export function newSignInMail({ name, at, browser, siteUrl }: AccountMail & { browser: string }): MailContent {
  return composeMail({
    subject: 'A new sign-in to your Quillarena account',
    preheader: `${browser}, ${whenText(at)}. If that was you, there is nothing to do.`,
    heading: 'A new sign-in',
    parts: [
      { kind: 'text', text: `Hello ${name}, somebody signed in to your account with a browser that was not used for it before.` },
      {
        kind: 'facts',
        rows: [
          ['When', whenText(at)],
          ['With', browser],
        ],
      },
      { kind: 'text', text: 'If that was you, there is nothing to do. If it was not, choose a new password: that signs everybody out.' },
      forgotPassword(siteUrl),
    ],
    closing: 'You get this mail once for each browser. One whose cookies were cleared counts as new.',
    siteUrl,
  });
}

function forgotPassword(siteUrl: URL) {
  return { kind: 'link' as const, label: 'Choose a new password', url: new URL('/forgot-password', siteUrl).href };
}

const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

function whenText(at: Date): string {
  return `${when.format(at)} UTC`;
}
