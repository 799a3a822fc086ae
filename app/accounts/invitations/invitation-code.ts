import { randomInt } from 'node:crypto';

/** Letters and digits that nobody takes for each other. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 3;
const GROUP = 4;

/** A new code, such as 'k7mq-2fxd-9hrp': about 59 bits, so nobody guesses one. */
export function newInvitationCode(): string {
  const group = () => Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
