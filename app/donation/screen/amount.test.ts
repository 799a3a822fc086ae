import { assert, integer, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsOf, isAmountText } from './amount';

describe('the amount field', () => {
  it.each(['', '5', '5.', '5.5', '5.50', '0012', '999999999.99'])('takes %j', (text) => expect(isAmountText(text)).toBe(true));
  it.each(['.', '.5', '5.555', '-5', '5,50', '$5', '5 ', 'five', '1e3', '٥', '9999999999.99'])('does not take %j', (text) =>
    expect(isAmountText(text)).toBe(false),
  );
});

describe('an amount', () => {
  it.each([
    ['5', 500],
    ['5.', 500],
    ['5.5', 550],
    [' 19.99 ', 1999],
    ['0', 0],
    ['1.10', 110],
  ])('of %j is %i cents', (text, cents) => expect(centsOf(text)).toBe(cents));

  it('is undefined for anything that is not a number', () => {
    for (const text of ['', '   ', 'abc', '5.555', '-1', 'Infinity']) expect(centsOf(text)).toBeUndefined();
    assert(property(string(), (text) => centsOf(text) === undefined || isAmountText(text.trim())));
  });

  it('is exact to the cent in every notation', () => {
    assert(
      property(integer({ min: 0, max: 99_999_999 }), (cents) => {
        const text = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
        return centsOf(text) === cents;
      }),
    );
  });
});
