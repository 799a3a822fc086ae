import { hidesSomething, showsSomething } from '~/platform/text/printable';
import { ANONYMOUS } from '../anonymous';
import { texts } from '../texts';

export const MIN_NAME = 2;
export const MAX_NAME = 30;

/** An address, with spaces around its sign or without; its dot may be the one that Chinese and Japanese addresses have. */
const EMAIL = /[^\s@] ?@ ?[^\s@]+[.\u3002]\p{L}{2}/u;

/** A name as it is kept and shown: composed, without spaces around it and with single ones inside. */
export function tidyName(name: string): string {
  return name.normalize('NFKC').replace(/\s+/gu, ' ').trim();
}

/**
 * Why nobody can have a name, as a sentence for them; undefined for one that they can have unless it is another's.
 * @param name a tidied one.
 * @see docs/product/accounts.md
 */
export function nameFault(name: string): string | undefined {
  const length = [...name].length;
  if (length < MIN_NAME) return texts.nameTooShort;
  // Before its length: a long address is told what it is.
  if (EMAIL.test(name)) return texts.nameIsEmail;
  if (length > MAX_NAME) return texts.nameTooLong;
  if (hidesSomething(name) || !showsSomething(name)) return texts.nameUnprintable;
  return nameKey(name) === nameKey(ANONYMOUS) ? texts.nameAnonymous : undefined;
}

/** The form in which two names are compared: whatever the case, however composed. */
export function nameKey(name: string): string {
  return tidyName(name).toUpperCase().toLowerCase();
}
