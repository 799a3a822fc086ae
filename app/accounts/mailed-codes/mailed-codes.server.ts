import { createHash, randomBytes, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '~/platform/clock/clock';
import { MINUTE_MS } from '~/platform/clock/durations';
import type { Db, Executor } from '~/platform/database/database.server';
import { removeRows } from '~/platform/database/sweep.server';
import type { MailedCode, Mailer } from '~/platform/mail/mail.server';
import { createKeyedHash } from '~/platform/sealing/seal.server';
import { recoveryMail, verificationMail } from '../mails/mails';

/** Lifetime of a mailed code, and its number of tries. */
const CODE_MS = 10 * MINUTE_MS;
const CODE_TRIES = 5;
/** A used code is remembered for a day after it expires, so that its link can say that it was used. */
const REMEMBERED_MS = 24 * 60 * MINUTE_MS;
const LINK_BYTES = 32;

type CodePurpose = 'sign-up' | 'recovery';

/** A request for a code; the requesting browser stores its id. */
interface CodeRequest {
  id: string;
  purpose: CodePurpose;
  email: string;
}

/** The outcome of an entered code. `spent`: too many wrong ones; `gone`: no code is valid. */
type CodeOutcome = { kind: 'right'; ids: string[] } | { kind: 'wrong' | 'spent' | 'gone' };

/** The outcome of a mailed link's token. */
type LinkOutcome = { kind: 'right'; id: string; email: string } | { kind: 'used' | 'gone' };

/** Codes that prove access to an address: created, stored as hashes, mailed, checked. */
export interface MailedCodes {
  /** Mails a new code, which voids an older one of the same request. */
  send(request: CodeRequest): Promise<void>;
  /** Tries a code in the requesting browser. Wrong ones count. */
  try(id: string, code: string): Promise<CodeOutcome>;
  /** Tries a code in another browser against all codes of the address; these tries are counted separately. */
  tryElsewhere(purpose: CodePurpose, email: string, code: string): Promise<CodeOutcome>;
  /** Checks the token of a recovery link. */
  openLink(token: string): Promise<LinkOutcome>;
  /** Whether this code was used for this purpose and address. */
  wasUsed(purpose: CodePurpose, email: string, code: string): Promise<boolean>;
  /** Uses a code and drops all others of its purpose and address. @returns false if it was used meanwhile. */
  use(executor: Executor, id: string): Promise<boolean>;
  /** Removes expired codes. */
  sweep(): Promise<void>;
}

interface MailedCodesDependencies {
  db: Db;
  clock: Clock;
  secret: string;
  mailer: Mailer;
  siteUrl: URL;
}

/** @see docs/decisions/0003-accounts-on-better-auth.md */
export function createMailedCodes({ db, clock, secret, mailer, siteUrl }: MailedCodesDependencies): MailedCodes {
  const keyedHash = createKeyedHash(secret, 'mailed codes');
  const codeHash = (purpose: CodePurpose, email: string, code: string) => keyedHash(`${purpose}:${email}:${code}`);
  const linkHash = (token: string) => createHash('sha256').update(token).digest('base64url');

  return {
    async send({ id, purpose, email }) {
      const code = String(randomInt(10 ** 6)).padStart(6, '0');
      const token = purpose === 'recovery' ? randomBytes(LINK_BYTES).toString('base64url') : undefined;
      const fresh = {
        code_hash: codeHash(purpose, email, code),
        link_hash: token ? linkHash(token) : null,
        tries: 0,
        tries_elsewhere: 0,
        expires_at: new Date(clock.now().getTime() + CODE_MS),
      };
      await db
        .insertInto('mailed_code')
        .values({ id, purpose, email, ...fresh })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(fresh))
        .execute();
      const mail = token ? recoveryMail({ code, token, email, siteUrl }) : verificationMail({ code, email, siteUrl });
      await mailer.send({ to: email, ...mail, code: { identifier: id, expiresAt: fresh.expires_at.getTime() } });
    },

    async try(id, code) {
      const request = await db.selectFrom('mailed_code').select(['purpose', 'email']).where('id', '=', id).executeTakeFirst();
      if (!request) return { kind: 'gone' };
      // One statement counts and compares, so that simultaneous tries cannot exceed the limit.
      const isRight = sql<boolean>`code_hash = ${codeHash(request.purpose, request.email, code)}`;
      const tried = await db
        .updateTable('mailed_code')
        .set({ tries: sql`tries + case when ${isRight} then 0 else 1 end` })
        .where('id', '=', id)
        .where('used_at', 'is', null)
        .where('expires_at', '>', clock.now())
        .returning(['id', 'tries', isRight.as('right')])
        .execute();
      return outcomeOf(tried);
    },

    async tryElsewhere(purpose, email, code) {
      const isRight = sql<boolean>`code_hash = ${codeHash(purpose, email, code)}`;
      const tried = await db
        .updateTable('mailed_code')
        .set({ tries_elsewhere: sql`tries_elsewhere + case when ${isRight} then 0 else 1 end` })
        .where('purpose', '=', purpose)
        .where('email', '=', email)
        .where('used_at', 'is', null)
        .where('expires_at', '>', clock.now())
        .returning(['id', 'tries_elsewhere as tries', isRight.as('right')])
        .execute();
      return outcomeOf(tried);
    },

    async openLink(token) {
      const found = await db
        .selectFrom('mailed_code')
        .select(['id', 'email', 'expires_at', 'used_at'])
        .where('link_hash', '=', linkHash(token))
        .executeTakeFirst();
      if (found?.used_at) return { kind: 'used' };
      if (!found || found.expires_at <= clock.now()) return { kind: 'gone' };
      return { kind: 'right', id: found.id, email: found.email };
    },

    async wasUsed(purpose, email, code) {
      const used = await db
        .selectFrom('mailed_code')
        .select('id')
        .where('email', '=', email)
        .where('code_hash', '=', codeHash(purpose, email, code))
        .where('used_at', 'is not', null)
        .executeTakeFirst();
      return used !== undefined;
    },

    async use(executor, id) {
      const used = await executor
        .updateTable('mailed_code')
        .set({ used_at: clock.now() })
        .where('id', '=', id)
        .where('used_at', 'is', null)
        .returning(['purpose', 'email'])
        .executeTakeFirst();
      if (!used) return false;
      await executor
        .deleteFrom('mailed_code')
        .where('purpose', '=', used.purpose)
        .where('email', '=', used.email)
        .where('used_at', 'is', null)
        .execute();
      return true;
    },

    async sweep() {
      const now = clock.now();
      const remembered = new Date(now.getTime() - REMEMBERED_MS);
      await removeRows(db, 'mailed_code', sql`expires_at < ${now} and (used_at is null or used_at < ${remembered})`);
    },
  };
}

/** Whether a mailed code is still valid: neither used nor replaced. */
export function currentCode(db: Db): (code: MailedCode) => Promise<boolean> {
  return async ({ identifier, expiresAt }) => {
    const current = await db
      .selectFrom('mailed_code')
      .select('id')
      .where('id', '=', identifier)
      .where('expires_at', '=', new Date(expiresAt))
      .where('used_at', 'is', null)
      .executeTakeFirst();
    return current !== undefined;
  };
}

/** @param tried the tried codes, each with its total number of tries. */
function outcomeOf(tried: readonly { id: string; tries: number; right: boolean }[]): CodeOutcome {
  const ids = tried.filter(({ tries, right }) => right && tries < CODE_TRIES).map(({ id }) => id);
  if (ids.length > 0) return { kind: 'right', ids };
  if (tried.length === 0) return { kind: 'gone' };
  return { kind: tried.every(({ tries }) => tries >= CODE_TRIES) ? 'spent' : 'wrong' };
}
