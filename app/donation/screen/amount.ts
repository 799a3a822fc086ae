/** Bounds of one donation, in cents. */
export const MIN_CENTS = 500;
export const MAX_CENTS = 1_000_000;
/** Below this amount the button is disabled, in cents. */
export const PRESSABLE_CENTS = 100;
/** Suggestions below the field, in dollars. */
export const SUGGESTED_DOLLARS = ['5', '10', '25', '50', '100'] as const;

/** Longer texts exceed every limit. */
const MAX_LENGTH = 12;
const AMOUNT = /^\d+(?:\.\d{0,2})?$/;

/** Whether the amount field accepts a text: empty, or digits with at most 2 decimals. */
export function isAmountText(text: string): boolean {
  return text === '' || (text.length <= MAX_LENGTH && AMOUNT.test(text));
}

/** Parses a typed dollar amount into cents; undefined if it is invalid. */
export function centsOf(text: string): number | undefined {
  const typed = text.trim();
  if (typed === '' || !isAmountText(typed)) return undefined;
  const [dollars = '', cents = ''] = typed.split('.');
  return Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
}
