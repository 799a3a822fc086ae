import type { Clock } from '~/platform/clock/clock';
import type { Db, Executor } from '~/platform/database/database.server';
import { Refusal } from '~/platform/forms/refusal';
import type { AccountNotices } from '../mails/account-notices.server';
import type { Roles } from '../roles/roles.server';
import type { SecurityEventKind } from '../security-events/event-kinds';
import type { SecurityEvents } from '../security-events/security-events.server';
import { type AppSetUp, type AuthenticatorApp, createAuthenticatorApp } from './codes/authenticator-app.server';
import { createRecoveryCodes, type RecoveryCodes } from './codes/recovery-codes.server';
import { isProtected } from './is-protected.server';
import { createChallenges } from './passkeys/challenges.server';
import type { NewPasskeyOptions } from './passkeys/passkeys.contract';
import { createPasskeys, type OwnPasskey, type Passkeys } from './passkeys/passkeys.server';
import { securityTexts } from './texts';

/** The person whose account it is, and the browser that asks. */
interface FactorOwner {
  id: string;
  name: string;
  headers: Headers;
}

/** What a player has beside the password, as they see it. */
export interface OwnFactors {
  passkeys: OwnPasskey[];
  codes: 'off' | 'pending' | 'on';
  /** While codes are being set up. */
  setUp: AppSetUp | undefined;
  recoveryCodesLeft: number;
}

/**
 * What opens an account beside its password: passkeys, codes of an app, recovery codes. With any passkey or with codes, the password
 * alone no longer does. Each change is remembered and mailed. Who asks has given the password, which the caller has checked.
 * @see docs/product/account-security.md
 */
export interface SecondFactors {
  of(owner: { id: string; name: string }): Promise<OwnFactors>;
  /** @throws {Refusal} too many passkeys. */
  newPasskey(owner: { id: string; name: string }): Promise<NewPasskeyOptions>;
  /** Adds a passkey. @returns recovery codes, if it is the first factor. @throws {Refusal} if the answer does not hold. */
  addPasskey(owner: FactorOwner, passkey: { name: string; answer: string }): Promise<string[] | undefined>;
  renamePasskey(playerId: string, passkeyId: string, name: string): Promise<void>;
  /** @throws {Refusal} if it is the last factor of a player who needs one. */
  removePasskey(owner: FactorOwner, passkeyId: string): Promise<void>;
  beginCodes(playerId: string): Promise<void>;
  /** Turns codes on. @returns recovery codes, if it is the first factor. @throws {Refusal} wrong code. */
  confirmCodes(owner: FactorOwner, code: string): Promise<string[] | undefined>;
  /** @throws {Refusal} if it is the last factor of a player who needs one. */
  stopCodes(owner: FactorOwner): Promise<void>;
  /** Makes new recovery codes in place of the older ones. @throws {Refusal} without passkey and codes. */
  newRecoveryCodes(owner: FactorOwner): Promise<string[]>;
  /** Takes everything away, for a player who has lost it all. */
  removeAll(executor: Executor, playerId: string, since?: Date): Promise<void>;
  passkeys: Pick<Passkeys, 'options' | 'use' | 'listOf'>;
  app: Pick<AuthenticatorApp, 'use' | 'stateOf'>;
  recoveryCodes: Pick<RecoveryCodes, 'use'>;
  /** Forgets what nobody finished. */
  sweep(): Promise<void>;
}

interface SecondFactorsDependencies {
  db: Db;
  clock: Clock;
  secret: string;
  siteUrl: URL;
  events: SecurityEvents;
  notices: AccountNotices;
  /** Moderators and administrators must have a second factor. */
  roles: Pick<Roles, 'of'>;
}

export function createSecondFactors(dependencies: SecondFactorsDependencies): SecondFactors {
  const { db, events, notices, roles } = dependencies;
  const challenges = createChallenges(dependencies);
  const passkeys = createPasskeys({ ...dependencies, challenges });
  const app = createAuthenticatorApp(dependencies);
  const recoveryCodes = createRecoveryCodes(dependencies);

  /** Makes a change, remembers it and mails the owner about it. One after the other, so that no two remove the last two factors at once. */
  async function change<Result>(
    { id: playerId, headers }: FactorOwner,
    kind: SecurityEventKind,
    make: (trx: Executor) => Promise<{ result: Result; detail?: string }>,
  ): Promise<Result> {
    const { result, detail, alarm } = await db.transaction().execute(async (trx) => {
      await trx.selectFrom('player').select('id').where('id', '=', playerId).forNoKeyUpdate().execute();
      const made = await make(trx);
      return { ...made, alarm: await events.recordWithAlarm(trx, { playerId, kind, detail: made.detail, headers }) };
    });
    await notices.securityChanged(playerId, { kind, detail, alarm, headers });
    return result;
  }

  /** Recovery codes for the first factor, none for later ones. */
  async function firstCodes(trx: Executor, playerId: string): Promise<string[] | undefined> {
    return (await recoveryCodes.left(trx, playerId)) === 0 ? recoveryCodes.make(trx, playerId) : undefined;
  }

  /** Without any factor the password is enough, so recovery codes mean nothing. */
  async function afterRemoval(trx: Executor, playerId: string, isNeeded: boolean): Promise<void> {
    if (await isProtected(trx, playerId)) return;
    if (isNeeded) throw new Refusal(securityTexts.lastFactorOfStaff, { status: 403 });
    await trx.deleteFrom('recovery_code').where('player_id', '=', playerId).execute();
  }

  return {
    passkeys,
    app,
    recoveryCodes,

    async of(owner) {
      const codes = await app.stateOf(owner.id);
      return {
        passkeys: await passkeys.listOf(owner.id),
        codes,
        setUp: codes === 'pending' ? await app.setUpOf(owner) : undefined,
        recoveryCodesLeft: await recoveryCodes.left(db, owner.id),
      };
    },

    newPasskey: (owner) => passkeys.newOptions(owner),

    async addPasskey(owner, { name, answer }) {
      const store = await passkeys.checkNew(owner.id, answer);
      return change(owner, 'passkey-added', async (trx) => {
        await store(trx, name);
        return { result: await firstCodes(trx, owner.id), detail: name };
      });
    },

    renamePasskey: (playerId, passkeyId, name) => passkeys.rename(playerId, passkeyId, name),

    async removePasskey(owner, passkeyId) {
      const isNeeded = (await roles.of(owner.id)) !== undefined;
      await change(owner, 'passkey-removed', async (trx) => {
        const name = await passkeys.remove(trx, owner.id, passkeyId);
        await afterRemoval(trx, owner.id, isNeeded);
        return { result: undefined, detail: name };
      });
    },

    beginCodes: (playerId) => app.begin(playerId),

    confirmCodes: (owner, code) =>
      change(owner, 'codes-on', async (trx) => {
        if (!(await app.confirm(trx, owner.id, code))) throw new Refusal(securityTexts.codeWrong, { field: 'code' });
        return { result: await firstCodes(trx, owner.id) };
      }),

    async stopCodes(owner) {
      const isNeeded = (await roles.of(owner.id)) !== undefined;
      // One that was only begun is nobody's protection yet.
      if ((await app.stateOf(owner.id)) !== 'on') return void (await app.remove(db, owner.id));
      await change(owner, 'codes-off', async (trx) => {
        if (!(await app.remove(trx, owner.id))) throw new Refusal(securityTexts.codesChanged);
        await afterRemoval(trx, owner.id, isNeeded);
        return { result: undefined };
      });
    },

    newRecoveryCodes: (owner) =>
      change(owner, 'recovery-codes-made', async (trx) => {
        if (!(await isProtected(trx, owner.id))) throw new Refusal(securityTexts.codesChanged);
        return { result: await recoveryCodes.make(trx, owner.id) };
      }),

    async removeAll(executor, playerId, since = new Date(0)) {
      await executor.deleteFrom('passkey').where('player_id', '=', playerId).where('created_at', '>=', since).execute();
      await executor.deleteFrom('authenticator_app').where('player_id', '=', playerId).where('created_at', '>=', since).execute();
      await executor.deleteFrom('recovery_code').where('player_id', '=', playerId).where('created_at', '>=', since).execute();
    },

    async sweep() {
      await challenges.sweep();
      await app.sweep();
    },
  };
}
