import type { Clock } from '~/platform/clock/clock';
import type { Log } from '~/platform/log/log.server';
import type { Mailer } from '~/platform/mail/mail.server';
import { browserName } from '../requester/browser-name';
import { newSignInMail, passwordChangedMail } from './mails';

/** Mails that notify the owner of an account. They block nothing: one that cannot be queued is logged. */
export interface AccountNotices {
  newSignIn(owner: AccountOwner, headers: Headers): Promise<void>;
  passwordChanged(owner: AccountOwner): Promise<void>;
}

interface AccountOwner {
  name: string;
  email: string;
}

interface AccountNoticesDependencies {
  clock: Clock;
  mailer: Mailer;
  siteUrl: URL;
  log: Log;
}

/** @see docs/product/mails.md */
export function createAccountNotices({ clock, mailer, siteUrl, log }: AccountNoticesDependencies): AccountNotices {
  const handOver = (sent: Promise<void>) => sent.catch((error: unknown) => log.error({ err: error }, 'a notice could not be mailed'));
  return {
    newSignIn: ({ name, email }, headers) => {
      const browser = browserName(headers.get('user-agent'));
      return handOver(mailer.send({ to: email, ...newSignInMail({ name, at: clock.now(), browser, siteUrl }) }));
    },
    passwordChanged: ({ name, email }) => handOver(mailer.send({ to: email, ...passwordChangedMail({ name, at: clock.now(), siteUrl }) })),
  };
}
