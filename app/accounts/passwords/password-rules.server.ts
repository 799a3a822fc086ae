import { Refusal } from '~/platform/forms/refusal';
import { threadOf } from '~/platform/threads/start-thread.server';
import type { PasswordStrength, PasswordToJudge } from './password-strength';
import threadAddress from './password-thread.server.ts?thread';

const judge = threadOf<PasswordToJudge, PasswordStrength>(threadAddress, {
  ...{ limitMs: 10_000, most: 64 },
  busy: 'Too many people are choosing a password',
});

/**
 * Checks a new password, in another thread.
 * @param own the person's name and e-mail address, which are easy to guess.
 * @throws {Refusal} for the field `password`, if it is weak or common. @throws {ThreadBusy} while too many wait.
 * @see docs/product/accounts.md
 */
export async function requireGoodPassword(password: string, own: readonly string[]): Promise<void> {
  const strength = await judge.run({ password, own });
  if (!strength.isStrong) throw new Refusal(strength.message, { field: 'password' });
}
