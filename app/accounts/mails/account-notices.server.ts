import type { Clock } from '~/platform/clock/clock';
import type { Db } from '~/platform/database/database.server';
import type { Log } from '~/platform/log/log.server';
import type { Mailer } from '~/platform/mail/mail.server';
import { browserName } from '../requester/browser-name';
import { eventSentence, type SecurityEventKind } from '../security-events/event-kinds';
import { changedByOperatorsMail, newSignInMail, passwordChangedMail, securityChangedMail } from './mails';

/** What a mail is about, and the token with which its reader can say that it was not them. */
interface NoticedEvent {
  alarm: string;
  headers: Headers;
}

/** Mails that notify the owner of an account. They block nothing: one that cannot be queued is logged. */
export interface AccountNotices {
  newSignIn(owner: AccountOwner, event: NoticedEvent): Promise<void>;
  passwordChanged(owner: AccountOwner, event: Pick<NoticedEvent, 'alarm'>): Promise<void>;
  /** What the operators did, as was asked. */
  byOperators(owner: AccountOwner, kind: 'factors-removed' | 'address-changed'): Promise<void>;
  /** Any other change of what opens the account. */
  securityChanged(playerId: string, event: NoticedEvent & { kind: SecurityEventKind; detail?: string | undefined }): Promise<void>;
}

interface AccountOwner {
  name: string;
  email: string;
}

interface AccountNoticesDependencies {
  db: Db;
  clock: Clock;
  mailer: Mailer;
  siteUrl: URL;
  log: Log;
}

/** @see docs/product/mails.md */
export function createAccountNotices({ db, clock, mailer, siteUrl, log }: AccountNoticesDependencies): AccountNotices {
  const handOver = (sent: Promise<void>) => sent.catch((error: unknown) => log.error({ err: error }, 'a notice could not be mailed'));
  const facts = ({ name }: AccountOwner) => ({ name, at: clock.now(), siteUrl });
  const browserOf = (headers: Headers) => browserName(headers.get('user-agent'));

  return {
    newSignIn: (owner, { alarm, headers }) =>
      handOver(mailer.send({ to: owner.email, ...newSignInMail({ ...facts(owner), alarm, browser: browserOf(headers) }) })),
    passwordChanged: (owner, { alarm }) => handOver(mailer.send({ to: owner.email, ...passwordChangedMail({ ...facts(owner), alarm }) })),
    byOperators: (owner, kind) =>
      // An address that was replaced no longer belongs to an account.
      handOver(
        mailer.send({
          to: owner.email,
          forAnyone: true,
          ...changedByOperatorsMail({ ...facts(owner), sentence: eventSentence(kind, null) }),
        }),
      ),
    async securityChanged(playerId, { kind, detail, alarm, headers }) {
      const owner = await db.selectFrom('player').select(['name', 'email']).where('id', '=', playerId).executeTakeFirst();
      if (!owner) return;
      const change = { alarm, sentence: eventSentence(kind, detail ?? null), browser: browserOf(headers) };
      await handOver(mailer.send({ to: owner.email, ...securityChangedMail({ ...facts(owner), ...change }) }));
    },
  };
}
