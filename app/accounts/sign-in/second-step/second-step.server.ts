import { Refusal } from '~/platform/forms/refusal';
import { RateLimited } from '~/platform/limits/rate-limit.server';
import type { AccountDependencies } from '../../dependencies';
import { limits } from '../../limits';
import type { Requester } from '../../requester/requester.server';
import { isProtected } from '../../second-factors/is-protected.server';
import { securityTexts } from '../../second-factors/texts';
import type { SignInWay } from '../../security-events/event-kinds';
import type { SignedIn } from '../../sign-up/sign-up.server';
import type { FinishSignIn } from '../finish-sign-in.server';
import type { PendingSignIn } from './pending-sign-in.server';

/** Ways in beside the password alone. */
export interface SecondStep {
  /** Who has given the right password in this browser and can now confirm that it is them. */
  waiting(headers: Headers): Promise<{ hasCodes: boolean; hasPasskeys: boolean } | undefined>;
  /** The cookie that makes a browser forget whose password was right. */
  startOver(): Promise<string>;
  /**
   * Signs in with a code of the app or a recovery code, after the password.
   * @throws {Refusal} wrong code, after which the password need not be given again; nobody is waiting; too many tries.
   */
  withCode(sent: { code?: string | undefined; recoveryCode?: string | undefined }, requester: Requester): Promise<SignedIn>;
  /**
   * Signs in with a passkey, which needs no password.
   * @param answer JSON of what the browser's authenticator said.
   * @throws {Refusal} if it does not hold; too many that did not from one client address.
   */
  withPasskey(answer: string, requester: Requester): Promise<SignedIn>;
}

interface SecondStepDependencies extends AccountDependencies {
  pendingSignIn: PendingSignIn;
  finishSignIn: FinishSignIn;
}

/** @see docs/product/account-security.md */
export function createSecondStep(dependencies: SecondStepDependencies): SecondStep {
  const { db, limiter, accountLimits, sessions, factors, events, notices, security, pendingSignIn, finishSignIn } = dependencies;

  async function open(playerId: string, how: SignInWay, requester: Requester): Promise<SignedIn> {
    const owner = await db.selectFrom('player').select(['id', 'name', 'email']).where('id', '=', playerId).executeTakeFirstOrThrow();
    const cookies = await sessions.open(playerId, requester.headers);
    const browserCookie = await finishSignIn(owner, how, requester);
    return { viewer: { id: playerId, name: owner.name }, setCookies: [...cookies, browserCookie, await pendingSignIn.forget()] };
  }

  /** Whose password was right in this browser. @throws {Refusal} if it was long ago, or another one was chosen since. */
  async function requireWaiting(headers: Headers): Promise<string> {
    const waiting = await pendingSignIn.read(headers);
    const stands =
      waiting &&
      (await db
        .selectFrom('credential')
        .select('id')
        .where('player_id', '=', waiting.playerId)
        .where('updated_at', '<=', new Date(waiting.since))
        .executeTakeFirst());
    if (!stands) throw new Refusal(securityTexts.secondStepOver, { status: 401 });
    return waiting.playerId;
  }

  /** The limit is the owner's to know of: it is reached only by people with the password. @returns what forgets the tries. */
  async function countTry(playerId: string, headers: Headers): Promise<() => Promise<void>> {
    try {
      return await accountLimits.secondStep(playerId, headers);
    } catch (error) {
      if (!(error instanceof RateLimited)) throw error;
      await limiter.use(`second-step-mail:${playerId}`, limits.secondStepMailOfPlayer).then(
        async () => {
          const event = { playerId, kind: 'second-step-failed' as const, headers };
          await notices.securityChanged(playerId, { ...event, alarm: await events.recordWithAlarm(db, event) });
        },
        () => undefined,
      );
      throw error;
    }
  }

  /** Opens the account by a code of the app. @throws {Refusal} */
  async function takeAppCode(playerId: string, code: string, headers: Headers): Promise<void> {
    const forgetTries = await countTry(playerId, headers);
    if (!(await factors.app.use(playerId, code))) {
      security.record('second-step-failed', { playerId });
      throw new Refusal(securityTexts.codeWrong, { field: 'code', status: 401 });
    }
    await forgetTries();
  }

  /**
   * Recovery codes are too long to guess, so that no limit of the account keeps the owner from using one, whatever others with the
   * password have tried: tries are counted for the network address alone.
   * @throws {Refusal}
   */
  async function takeRecoveryCode(playerId: string, recoveryCode: string, { headers, clientAddress }: Requester): Promise<void> {
    const failures = `recovery-code-failures:${clientAddress}`;
    await limiter.check(failures, limits.recoveryCodeFailuresOfAddress);
    if (!(await factors.recoveryCodes.use(playerId, recoveryCode))) {
      await limiter.use(failures, limits.recoveryCodeFailuresOfAddress);
      security.record('second-step-failed', { playerId });
      throw new Refusal(securityTexts.recoveryCodeWrong, { field: 'recoveryCode', status: 401 });
    }
    const event = { playerId, kind: 'recovery-code-used' as const, headers };
    await notices.securityChanged(playerId, { ...event, alarm: await events.recordWithAlarm(db, event) });
  }

  return {
    async waiting(headers) {
      const waiting = await pendingSignIn.read(headers);
      if (!waiting || !(await isProtected(db, waiting.playerId))) return undefined;
      const { playerId } = waiting;
      return {
        hasCodes: (await factors.app.stateOf(playerId)) === 'on',
        hasPasskeys: (await factors.passkeys.listOf(playerId)).length > 0,
      };
    },

    startOver: () => pendingSignIn.forget(),

    async withCode({ code, recoveryCode }, requester) {
      const { headers } = requester;
      const playerId = await requireWaiting(headers);
      if (recoveryCode !== undefined) await takeRecoveryCode(playerId, recoveryCode, requester);
      else await takeAppCode(playerId, code ?? '', headers);
      return open(playerId, recoveryCode === undefined ? 'code' : 'recovery code', requester);
    },

    async withPasskey(answer, requester) {
      const failures = `passkey-failures:${requester.clientAddress}`;
      await limiter.check(failures, limits.passkeyFailuresOfAddress);
      const playerId = await factors.passkeys.use(answer).catch(async (error: unknown) => {
        if (error instanceof Refusal) await limiter.use(failures, limits.passkeyFailuresOfAddress);
        throw error;
      });
      return open(playerId, 'passkey', requester);
    },
  };
}
