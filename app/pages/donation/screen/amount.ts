/** Bounds of one donation, in cents. */
export const MIN_CENTS = 500;
export const MAX_CENTS = 1_000_000;
/** Below this the button rests, in cents. */
export const PRESSABLE_CENTS = 100;
/** Offered under the field, in dollars. */
export const SUGGESTED_DOLLARS = ['5', '10', '25', '50', '100'] as const;

/** Longer ones are too much in any case. */
const MAX_LENGTH = 12;
const AMOUNT = /^\d+(?:\.\d{0,2})?$/;

/** Whether a text may stand in the amount field: nothing, or digits with at most 2 decimals. */
export function isAmountText(text: string): boolean {
  return text === '' || (text.length <= MAX_LENGTH && AMOUNT.test(text));
}

/** The cents of a typed amount in dollars; undefined when it is none. */
export function centsOf(text: string): number | undefined {
  const typed = text.trim();
  if (typed === '' || !isAmountText(typed)) return undefined;
  const [dollars = '', cents = ''] = typed.split('.');
  return Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
}

const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** An amount as people read it: $25, $1,250 or $25.50. */
export function moneyText(cents: number): string {
  return cents % 100 === 0 ? whole.format(cents / 100) : exact.format(cents / 100);
}
