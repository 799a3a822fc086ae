import type { Db } from '~/platform/database/database.server';
import type { MailedCode, Mailer } from '~/platform/mail/mail.server';
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
      const identifier = `${purpose}-otp-${email}`;
      await db.deleteFrom('verification').where('identifier', '=', identifier).execute();
      const code = await auth.api.createVerificationOTP({ body: { email, type: purpose } });
      const kept = await db.selectFrom('verification').select('expires_at').where('identifier', '=', identifier).executeTakeFirst();
      // Another request has asked for a code, or used this one, in the meantime: theirs is on its way.
      if (!kept) return;
      const mail = PURPOSES[purpose]({ code, email, siteUrl });
      await mailer.send({ to: email, ...mail, code: { identifier, expiresAt: kept.expires_at.getTime() } });
    },
  };
}

/**
 * Tells whether a mailed code still works. A wrong guess makes a new row of the same code, so it is known by the time
 * at which it runs out.
 */
export function currentCode(db: Db): (code: MailedCode) => Promise<boolean> {
  return async ({ identifier, expiresAt }) => {
    const kept = await db
      .selectFrom('verification')
      .select('id')
      .where('identifier', '=', identifier)
      .where('expires_at', '=', new Date(expiresAt))
      .executeTakeFirst();
    return kept !== undefined;
  };
}
