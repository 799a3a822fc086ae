import { hidesSomething, showsSomething } from '~/platform/text/visible';
import { ANONYMOUS } from '../anonymous';
import { texts } from '../texts';

export const MIN_NAME = 2;
export const MAX_NAME = 30;

/** An address, with or without spaces around its sign; its dot may be an ideographic full stop. */
const EMAIL = /[^\s@] ?@ ?[^\s@]+[.\u3002]\p{L}{2}/u;

/** Normalizes a name for storage: composed, trimmed and with single spaces. */
export function tidyName(name: string): string {
  return name.normalize('NFKC').replace(/\s+/gu, ' ').trim();
}

/**
 * The text for a name that is not allowed; undefined for an allowed one, which may still be taken.
 * @param name a normalized name.
 * @see docs/product/accounts.md
 */
export function nameFault(name: string): string | undefined {
  const length = [...name].length;
  if (length < MIN_NAME) return texts.nameTooShort;
  // Before the length: a long address gets the text about addresses.
  if (EMAIL.test(name)) return texts.nameIsEmail;
  if (length > MAX_NAME) return texts.nameTooLong;
  if (hidesSomething(name) || !showsSomething(name)) return texts.nameUnprintable;
  return nameKey(name) === nameKey(ANONYMOUS) ? texts.nameAnonymous : undefined;
}

/** The form for comparing names: regardless of case and composition. */
export function nameKey(name: string): string {
  return tidyName(name).toUpperCase().toLowerCase();
}
