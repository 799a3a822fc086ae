import { ZxcvbnFactory, type ZxcvbnResult } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { COMMON_PATTERN, type PasswordStrength, passwordStrength } from './password-strength';

/**
 * Maximum length that is checked, in characters: the time grows with the length, to about 60 ms
 * for hostile passwords.
 */
const MAX_CHECKED = 64;
/** Shorter parts of a name or an address are ignored. */
const MIN_OWN_PART = 3;
const NEITHER_LETTER_NOR_DIGIT = /[^\p{L}\p{N}]+/gu;
const SITE = ['quillarena'];

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: MAX_CHECKED });

/**
 * Judges a password by the rule and by the list of common passwords. The list is large: the browser loads this
 * file only when a new password is typed.
 * @param own the person's name and e-mail address, which are easy to guess.
 * @see docs/product/accounts.md
 */
export function judgePassword(password: string, own: readonly string[]): PasswordStrength {
  const strength = passwordStrength(password);
  if (!strength.isStrong || !isCommon(password, own)) return strength;
  return { ...strength, isStrong: false, message: COMMON_PATTERN };
}

function isCommon(password: string, own: readonly string[]): boolean {
  const theirs = [...SITE, ...own.flatMap(ownParts)];
  const checked = password.slice(0, MAX_CHECKED);
  if (isSoonGuessed(zxcvbn.check(checked, theirs))) return true;
  // A name is as easy to guess with punctuation between its parts.
  const withoutPunctuation = zxcvbn.check(checked.replace(NEITHER_LETTER_NOR_DIGIT, ''), own.flatMap(ownParts));
  const isOwn = withoutPunctuation.sequence.some((match) => match.dictionaryName === 'userInputs');
  return isOwn && isSoonGuessed(withoutPunctuation);
}

/** Below 10^6 guesses, or below 10^8 if it contains a listed word: random characters alone are not common. */
function isSoonGuessed({ score, sequence }: ZxcvbnResult): boolean {
  return score <= 1 || (score === 2 && sequence.some(({ pattern }) => pattern !== 'bruteforce'));
}

/**
 * A name or mailbox as people use it in passwords: whole, without spaces and punctuation, and part by part. The domain
 * of an address is not personal.
 */
function ownParts(text: string): string[] {
  const mailbox = text.split('@', 1)[0] ?? '';
  const parts = mailbox.split(NEITHER_LETTER_NOR_DIGIT);
  return [text, mailbox, parts.join(''), ...parts].filter((part) => part.length >= MIN_OWN_PART);
}
