import { isAPIError } from 'better-auth/api';
import { Refusal } from '~/platform/refusal';
import { accountKey } from './account-key.server';
import type { AccountParts } from './accounts.server';
import { limits } from './limits';
import { passwordStrength } from './password-strength';
import { texts } from './texts';

export interface Passwords {
  /**
   * Changes a player's password and ends their other sessions; a mail tells them.
   * @throws {Refusal} wrong current password, weak new one, too many tries.
   */
  changePassword(player: { id: string }, change: { current: string; password: string }, headers: Headers): Promise<void>;
  /** Mails a code to choose a new password, when there is such an account. @throws {RateLimited} */
  requestRecovery(email: string, clientAddress: string): Promise<void>;
  /**
   * Sets a new password by a mailed code, which also proves the address, and ends all sessions; a mail tells.
   * @throws {Refusal} weak password; wrong, used up or expired code; too many tries.
   */
  resetPassword(reset: { email: string; code: string; password: string }, clientAddress: string): Promise<void>;
}

/** @see docs/product/accounts.md */
export function createPasswords({ db, clock, auth, limiter, sessions, codes, notices }: AccountParts): Passwords {
  function requireStrong(password: string): void {
    const strength = passwordStrength(password);
    if (!strength.isStrong) throw new Refusal(strength.message, { field: 'password' });
  }

  return {
    async changePassword(player, { current, password }, headers) {
      requireStrong(password);
      const limitKey = `password-change:${player.id}`;
      await limiter.use(limitKey, limits.passwordChangeOfPlayer);
      const identity = await sessions.identify(headers);
      try {
        await auth.api.changePassword({ body: { currentPassword: current, newPassword: password, revokeOtherSessions: false }, headers });
      } catch (error) {
        if (!isAPIError(error)) throw error;
        throw new Refusal(texts.wrongCurrentPassword, { field: 'current' });
      }
      await limiter.clear(limitKey);
      await sessions.endOthers(player.id, identity.kind === 'player' ? identity.sessionId : undefined);
      const owner = await db.selectFrom('player').select(['name', 'email']).where('id', '=', player.id).executeTakeFirst();
      if (owner) await notices.passwordChanged(owner);
    },

    async requestRecovery(email, clientAddress) {
      await codes.admit(email, clientAddress);
      const known = await db.selectFrom('player').select('id').where('email', '=', email).executeTakeFirst();
      if (known) await codes.send('forget-password', email);
    },

    async resetPassword({ email, code, password }, clientAddress) {
      requireStrong(password);
      const addressKey = `code-failures:${clientAddress}`;
      await limiter.check(addressKey, limits.codeFailuresOfAddress);
      await limiter.use(accountKey('code', email), limits.codeOfAccount);
      try {
        await auth.api.resetPasswordEmailOTP({ body: { email, otp: code, password } });
      } catch (error) {
        if (!isAPIError(error)) throw error;
        await limiter.use(addressKey, limits.codeFailuresOfAddress);
        throw new Refusal(texts.codeInvalid, { field: 'code' });
      }
      await limiter.clear(accountKey('code', email));
      await limiter.clear(accountKey('sign-in', email));
      const player = await db
        .updateTable('player')
        .set({ updated_at: clock.now() })
        .where('email', '=', email)
        .returning(['id', 'name', 'email'])
        .executeTakeFirst();
      if (!player) return;
      await sessions.endOthers(player.id, undefined);
      await notices.passwordChanged(player);
    },
  };
}
