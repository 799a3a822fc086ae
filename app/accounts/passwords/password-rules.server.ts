import { SECOND_MS } from '~/platform/clock/durations';
import { Refusal } from '~/platform/forms/refusal';
import { threadPool, workIn } from '~/platform/threads/work-pool.server';
import type * as program from './password-thread.server';
import threadAddress from './password-thread.server.ts?thread';

const judge = workIn<typeof program>(threadPool({ threads: 1, mostWaiting: 64, waitMs: 10 * SECOND_MS }), threadAddress, {
  ...{ limitMs: 10 * SECOND_MS, busy: 'Too many people are choosing a password' },
});

/**
 * Checks a new password, in another thread.
 * @param own the person's name and e-mail address, which are easy to guess.
 * @throws {Refusal} for the field `password`, if it is weak or common. @throws {Overloaded} while too many wait.
 * @see docs/product/accounts.md
 */
export async function requireGoodPassword(password: string, own: readonly string[]): Promise<void> {
  const strength = await judge.run({ password, own });
  if (!strength.isStrong) throw new Refusal(strength.message, { field: 'password' });
}
