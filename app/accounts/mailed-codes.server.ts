import type { Db } from '~/platform/database/database.server';
import type { Mailer } from '~/platform/mail/mail.server';
import type { RateLimiter } from '~/platform/rate-limit.server';
import { accountKey } from './account-key.server';
import type { Auth } from './auth.server';
import { limits } from './limits';
import { recoveryMail, verificationMail } from './mails';

const PURPOSES = {
  'email-verification': verificationMail,
  'forget-password': recoveryMail,
} as const;

export type CodePurpose = keyof typeof PURPOSES;

/** Codes that prove that somebody reads an address: made, kept hashed, mailed. */
export interface MailedCodes {
  /** Counts a mail to the address. @throws {RateLimited} */
  admit(email: string, clientAddress: string): Promise<void>;
  /** Mails a new code; an older one for the same purpose is void. */
  send(purpose: CodePurpose, email: string): Promise<void>;
}

export interface MailedCodesDeps {
  db: Db;
  auth: Auth;
  mailer: Mailer;
  limiter: RateLimiter;
  siteUrl: URL;
}

/** @see docs/product/accounts.md */
export function createMailedCodes({ db, auth, mailer, limiter, siteUrl }: MailedCodesDeps): MailedCodes {
  return {
    async admit(email, clientAddress) {
      await limiter.use(accountKey('mail', email), limits.mailToAccount);
      await limiter.use(`mail-from:${clientAddress}`, limits.mailFromAddress);
    },
    async send(purpose, email) {
      await db.deleteFrom('verification').where('identifier', '=', `${purpose}-otp-${email}`).execute();
      const code = await auth.api.createVerificationOTP({ body: { email, type: purpose } });
      await mailer.send({ to: email, ...PURPOSES[purpose]({ code, email, siteUrl }) });
    },
  };
}
