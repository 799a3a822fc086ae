/**
 * The digits of what was typed or pasted into a code field.
 * @param length how many digits a code has; further ones are dropped.
 */
export function codeDigits(text: string, length: number): string {
  return text.replace(/\D/g, '').slice(0, length);
}
