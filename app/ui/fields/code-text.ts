/**
 * Extracts the digits typed or pasted into a code field.
 * @param length number of digits of a code; further ones are dropped.
 */
export function codeDigits(text: string, length: number): string {
  return text.replace(/\D/g, '').slice(0, length);
}
