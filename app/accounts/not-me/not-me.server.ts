import { randomUUID } from 'node:crypto';
import { Refusal } from '~/platform/forms/refusal';
import type { AccountDependencies } from '../dependencies';
import type { Requester } from '../requester/requester.server';
import type { SecurityEvent } from '../security-events/security-events.server';
import { texts } from '../texts';

/** What follows when the owner of an account says that something was not them. */
export interface NotMe {
  /** What a mailed token is about; undefined if it was used or is too old. */
  event(token: string): Promise<SecurityEvent | undefined>;
  /**
   * Signs everybody out, makes the password useless, removes passkeys and codes that were added since, and mails a code for choosing
   * a new password.
   * @returns the address that was mailed, and the request's id for the browser's cookie.
   * @throws {Refusal} if the token was used or is too old; too many mails.
   */
  undo(token: string, requester: Requester): Promise<{ email: string; id: string }>;
}

/** @see docs/product/account-security.md */
export function createNotMe(dependencies: AccountDependencies): NotMe {
  const { db, clock, accountLimits, codes, events, factors, security, sessions } = dependencies;
  return {
    event: (token) => events.alarm(token),

    async undo(token, requester) {
      const alarm = await events.alarm(token);
      if (!alarm) throw new Refusal(texts.alarmOver, { status: 410 });
      const { playerId, happenedAt } = alarm;
      const { email } = await db.selectFrom('player').select('email').where('id', '=', playerId).executeTakeFirstOrThrow();
      await accountLimits.mail({ ...requester, email, playerId });
      await db.transaction().execute(async (trx) => {
        if (!(await events.useAlarm(trx, token))) throw new Refusal(texts.alarmOver, { status: 410 });
        await trx.updateTable('credential').set({ password: null, updated_at: clock.now() }).where('player_id', '=', playerId).execute();
        await factors.removeAll(trx, playerId, happenedAt);
        await events.record(trx, { playerId, kind: 'not-me', headers: requester.headers });
      });
      security.record('not-me', { playerId });
      await sessions.endOthers(playerId, undefined);
      const id = randomUUID();
      await codes.send({ id, purpose: 'recovery', email });
      return { email, id };
    },
  };
}
