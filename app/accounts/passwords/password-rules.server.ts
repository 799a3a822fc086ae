import { Refusal } from '~/platform/forms/refusal';

/**
 * Checks a new password.
 * @param own the person's name and e-mail address, which are easy to guess.
 * @throws {Refusal} for the field `password`, if it is weak or common.
 * @see docs/product/accounts.md
 */
export async function requireGoodPassword(password: string, own: readonly string[]): Promise<void> {
  // Loaded when needed, as in the browser: this keeps it out of the server bundle.
  const { judgePassword } = await import('./common-passwords');
  const strength = judgePassword(password, own);
  if (!strength.isStrong) throw new Refusal(strength.message, { field: 'password' });
}
