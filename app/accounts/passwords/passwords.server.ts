import { randomUUID } from 'node:crypto';
import type { Executor } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import type { AccountDependencies } from '../dependencies';
import { limits } from '../limits';
import type { Requester } from '../requester/requester.server';
import { accountKey } from '../sign-in/account-key.server';
import { codeRefusal } from '../sign-up/sign-up.server';
import { texts } from '../texts';
import { requireGoodPassword } from './password-rules.server';

/** Proof for choosing a new password: the typed code or the token of the mail's link. */
interface RecoveryProof {
  email: string;
  code: string | undefined;
  token: string | undefined;
  /** The request made in this browser. */
  requestId: string | undefined;
}

export interface Passwords {
  /**
   * Changes a player's password, ends their other sessions, gives this one a new token and mails a notice.
   * @returns the cookies to set.
   * @throws {Refusal} wrong current password, weak or unchanged password, too many tries.
   */
  change(player: { id: string }, change: { current: string; password: string }, headers: Headers): Promise<string[]>;
  /**
   * Mails a code and a link for choosing a new password, if there is such an account.
   * @returns the request's id, for the browser's cookie; also for unknown addresses.
   * @throws {RateLimited}
   */
  requestRecovery(email: string, requester: Requester): Promise<string>;
  /**
   * Sets a new password by a mailed code or link, ends all sessions and mails a notice. No limit of the account
   * applies, so that strangers cannot use it up.
   * @throws {Refusal} weak or unchanged password, after which code and link stay valid; wrong, used
   * or expired code or link; too many wrong codes from one client address.
   */
  reset(proof: RecoveryProof, password: string, requester: Requester): Promise<void>;
  /**
   * Asks for the password again before a change of what opens the account.
   * @throws {Refusal} wrong password, at its field; too many tries.
   */
  confirm(playerId: string, password: string): Promise<void>;
  /** Whether the token of a recovery link was used to choose a password. */
  recoveryWasUsed(token: string): Promise<boolean>;
}

/** @see docs/product/accounts.md */
export function createPasswords(dependencies: AccountDependencies): Passwords {
  const { db, clock, auth, limiter, accountLimits, sessions, codes, notices, events, security } = dependencies;

  const accountOf = (column: 'id' | 'email', value: string) =>
    db
      .selectFrom('player')
      .innerJoin('credential', 'credential.player_id', 'player.id')
      .select(['player.id', 'player.name', 'player.email', 'credential.password'])
      .where(`player.${column}`, '=', value)
      .where('credential.provider_id', '=', 'credential')
      .executeTakeFirst();

  async function isPassword(password: string, hash: string | null): Promise<boolean> {
    const { password: passwords } = await auth.$context;
    return hash !== null && passwords.verify({ hash, password });
  }

  async function hashOf(password: string): Promise<string> {
    const { password: passwords } = await auth.$context;
    return passwords.hash(password);
  }

  async function setPassword(executor: Executor, playerId: string, hash: string): Promise<void> {
    await executor
      .updateTable('credential')
      .set({ password: hash, updated_at: clock.now() })
      .where('player_id', '=', playerId)
      .where('provider_id', '=', 'credential')
      .execute();
  }

  /** Checks a proof. @returns the code's id and the address it proves. */
  async function proven({ email, code, token, requestId }: RecoveryProof): Promise<{ id: string; email: string }> {
    if (token) {
      const link = await codes.openLink(token);
      if (link.kind === 'right') return link;
      throw new Refusal(link.kind === 'used' ? texts.recoveryLinkUsed : texts.recoveryLinkOver);
    }
    const outcome = await (requestId ? codes.try(requestId, code ?? '') : codes.tryElsewhere('recovery', email, code ?? ''));
    const id = outcome.kind === 'right' ? outcome.ids[0] : undefined;
    if (id) return { id, email };
    security.record('code-failed', { email });
    throw codeRefusal(outcome.kind === 'right' ? 'gone' : outcome.kind);
  }

  return {
    async change(player, { current, password }, headers) {
      const account = await accountOf('id', player.id);
      if (!account) throw new Error('The player has no password.');
      await requireGoodPassword(password, [account.name, account.email]);
      const limitKey = `password-change:${player.id}`;
      await limiter.use(limitKey, limits.passwordChangeOfPlayer);
      if (!(await isPassword(current, account.password))) {
        security.record('password-check-failed', { playerId: player.id });
        throw new Refusal(texts.wrongCurrentPassword, { field: 'current' });
      }
      if (password === current) throw new Refusal(texts.samePassword, { field: 'password' });
      const hash = await hashOf(password);
      const alarm = await db.transaction().execute(async (trx) => {
        await setPassword(trx, player.id, hash);
        return events.recordWithAlarm(trx, { playerId: player.id, kind: 'password-changed', headers });
      });
      await limiter.clear(limitKey);
      security.record('password-changed', { playerId: player.id });
      const identity = await sessions.identify(headers);
      const sessionId = identity.kind === 'player' ? identity.sessionId : undefined;
      await sessions.endOthers(player.id, sessionId);
      const cookies = sessionId ? await sessions.renew(sessionId, headers) : [];
      await notices.passwordChanged(account, { alarm });
      return cookies;
    },

    async requestRecovery(email, requester) {
      const account = await db.selectFrom('player').select('id').where('email', '=', email).executeTakeFirst();
      await accountLimits.mail({ ...requester, email, playerId: account?.id });
      const id = randomUUID();
      if (account) {
        security.record('recovery-asked', { playerId: account.id });
        await codes.send({ id, purpose: 'recovery', email });
      }
      return id;
    },

    async reset(proof, password, { clientAddress, headers }) {
      const failures = `code-failures:${clientAddress}`;
      await limiter.check(failures, limits.codeFailuresOfAddress);
      // Before the proof, the name is not checked: a refusal would reveal it to strangers.
      await requireGoodPassword(password, [proof.email]);
      const { id, email } = await proven(proof).catch(async (error: unknown) => {
        if (error instanceof Refusal) await limiter.use(failures, limits.codeFailuresOfAddress);
        throw error;
      });
      const account = await accountOf('email', email);
      if (!account) throw codeRefusal('gone');
      await requireGoodPassword(password, [account.name, email]);
      if (await isPassword(password, account.password)) throw new Refusal(texts.samePassword, { field: 'password' });
      const hash = await hashOf(password);
      const alarm = await db.transaction().execute(async (trx) => {
        if (!(await codes.use(trx, id))) throw codeRefusal('gone');
        await setPassword(trx, account.id, hash);
        return events.recordWithAlarm(trx, { playerId: account.id, kind: 'password-recovered', headers });
      });
      await limiter.clear(accountKey('sign-in', email));
      security.record('recovery-used', { playerId: account.id });
      await sessions.endOthers(account.id, undefined);
      await notices.passwordChanged(account, { alarm });
    },

    async confirm(playerId, password) {
      const limitKey = `password-check:${playerId}`;
      await limiter.use(limitKey, limits.passwordCheckOfPlayer);
      const account = await accountOf('id', playerId);
      if (!(await isPassword(password, account?.password ?? null))) {
        security.record('password-check-failed', { playerId });
        throw new Refusal(texts.wrongPassword, { field: 'password' });
      }
      await limiter.clear(limitKey);
    },

    recoveryWasUsed: async (token) => (await codes.openLink(token)).kind === 'used',
  };
}
