import { Refusal } from '~/platform/forms/refusal';

/**
 * Lets a password be chosen, or does not.
 * @param own what belongs to the person and is therefore easy to guess: name, e-mail address.
 * @throws {Refusal} beside the field `password`, when it is weak or a common one.
 * @see docs/product/accounts.md
 */
export async function requireGoodPassword(password: string, own: readonly string[]): Promise<void> {
  // Loaded when needed, as in the browser: a module that is both stays out of the one server bundle.
  const { judgePassword } = await import('./common-passwords');
  const strength = judgePassword(password, own);
  if (!strength.isStrong) throw new Refusal(strength.message, { field: 'password' });
}
