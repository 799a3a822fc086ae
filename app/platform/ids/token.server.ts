import { randomBytes } from 'node:crypto';

const BYTES = 18;
const FORM = /^[\w-]{24}$/;

/** The secret end of an address, which nobody guesses. */
export const newToken = () => randomBytes(BYTES).toString('base64url');

/** Whether part of an address can be one. */
export const isToken = (text: string) => FORM.test(text);
