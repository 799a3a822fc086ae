/** What can happen to an account that its owner should know of, with the sentence about it. */
const sentences = {
  'signed-up': 'The account was created.',
  'signed-in': 'Someone signed in',
  'password-changed': 'The password was changed.',
  'password-recovered': 'A new password was chosen with a mailed code or link.',
  'passkey-added': 'A passkey was added',
  'passkey-removed': 'A passkey was removed',
  'codes-on': 'Codes from an authenticator app were turned on.',
  'codes-off': 'Codes from an authenticator app were turned off.',
  'recovery-codes-made': 'New recovery codes were made; the older ones no longer work.',
  'recovery-code-used': 'A recovery code was used.',
  'second-step-failed': 'Someone with the right password entered wrong codes.',
  'not-me': 'Everyone was signed out, and the password was disabled, because of “This was not me”.',
  'signed-out-everywhere': 'The operators of this site signed everyone out.',
  'factors-removed': 'The operators of this site removed passkeys and codes, as requested.',
  'address-changed': 'The operators of this site changed the email address, as requested.',
} as const;

export type SecurityEventKind = keyof typeof sentences;

/** Ways to sign in, as an event's detail. */
export type SignInWay = 'password' | 'code' | 'recovery code' | 'passkey';

/** One sentence about an event. @param detail how the player signed in, or the name of a passkey. */
export function eventSentence(kind: SecurityEventKind, detail: string | null): string {
  const sentence = sentences[kind];
  if (sentence.endsWith('.')) return sentence;
  if (!detail) return `${sentence}.`;
  return kind === 'signed-in' ? `${sentence} with a ${detail}.` : `${sentence}: “${detail}”.`;
}
