export const MIN_NAME = 2;
export const MAX_NAME = 30;

const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}]/u;

/** A name as it is kept and shown: composed, without spaces around it and with single ones inside. */
export function tidyName(name: string): string {
  return name.normalize('NFKC').replace(/\s+/gu, ' ').trim();
}

/** Whether a tidied name holds only what can be seen. */
export function isPrintable(name: string): boolean {
  return !UNPRINTABLE.test(name);
}

/** The form in which two names are compared: whatever the case, however composed. */
export function nameKey(name: string): string {
  return tidyName(name).toUpperCase().toLowerCase();
}
