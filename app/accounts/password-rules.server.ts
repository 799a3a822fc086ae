import { Refusal } from '~/platform/refusal';
import { judgePassword } from './common-passwords';

/**
 * Lets a password be chosen, or does not.
 * @param own what belongs to the person and is therefore easy to guess: name, e-mail address.
 * @throws {Refusal} beside the field `password`, when it is weak or a common one.
 * @see docs/product/accounts.md
 */
export function requireGoodPassword(password: string, own: readonly string[]): void {
  const strength = judgePassword(password, own);
  if (!strength.isStrong) throw new Refusal(strength.message, { field: 'password' });
}
