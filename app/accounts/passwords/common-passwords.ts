import { ZxcvbnFactory, type ZxcvbnResult } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { COMMON_PATTERN, type PasswordStrength, passwordStrength } from './password-strength';

/**
 * Passwords are looked at up to here, in characters: the time that it takes grows with their length, to about 60 ms
 * for hostile ones.
 */
const MAX_LOOKED_AT = 64;
/** Parts of a name or an address that are shorter say nothing about a password. */
const MIN_OWN_PART = 3;
const NEITHER_LETTER_NOR_DIGIT = /[^\p{L}\p{N}]+/gu;
const SITE = ['quillarena'];

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: MAX_LOOKED_AT });

/**
 * Judges a password by the specified rule and by the list of common ones. The list is large: the browser loads this
 * file only when somebody types a new password.
 * @param own what belongs to the person and is therefore easy to guess: name, e-mail address.
 * @see docs/product/accounts.md
 */
export function judgePassword(password: string, own: readonly string[]): PasswordStrength {
  const strength = passwordStrength(password);
  if (!strength.isStrong || !isCommon(password, own)) return strength;
  return { ...strength, isStrong: false, message: COMMON_PATTERN };
}

function isCommon(password: string, own: readonly string[]): boolean {
  const theirs = [...SITE, ...own.flatMap(ownParts)];
  const lookedAt = password.slice(0, MAX_LOOKED_AT);
  if (isSoonGuessed(zxcvbn.check(lookedAt, theirs))) return true;
  // A person's name is as easy to guess with marks between its parts.
  const withoutMarks = zxcvbn.check(lookedAt.replace(NEITHER_LETTER_NOR_DIGIT, ''), own.flatMap(ownParts));
  const isOwn = withoutMarks.sequence.some((match) => match.dictionaryName === 'userInputs');
  return isOwn && isSoonGuessed(withoutMarks);
}

/** Below 10^6 guesses, or below 10^8 where something of the lists is in it: random characters alone are not common. */
function isSoonGuessed({ score, sequence }: ZxcvbnResult): boolean {
  return score <= 1 || (score === 2 && sequence.some(({ pattern }) => pattern !== 'bruteforce'));
}

/**
 * A name or a mailbox as people put it into passwords: whole, without its spaces and marks, and part by part. The domain
 * of an address is everybody's.
 */
function ownParts(text: string): string[] {
  const mailbox = text.split('@', 1)[0] ?? '';
  const parts = mailbox.split(NEITHER_LETTER_NOR_DIGIT);
  return [text, mailbox, parts.join(''), ...parts].filter((part) => part.length >= MIN_OWN_PART);
}
