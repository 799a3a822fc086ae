import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentText, contentWarnings, isAdult, ratingNames, warningNames } from './content-rating';

describe('what is said of a story’s content', () => {
  it.each([
    [{ rating: 'none', warnings: [] }, undefined],
    [{ rating: 'teen', warnings: [] }, 'Teen'],
    [{ rating: 'none', warnings: ['death'] }, 'Warnings: death'],
    [{ rating: 'mature', warnings: ['self-harm', 'violence'] }, 'Mature. Warnings: violence, self-harm'],
  ] as const)('%j reads %s', (content, text) => {
    expect(contentText(content)).toBe(text);
  });

  it('names each warning once, in one order, however they were given', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ratingNames), fc.array(fc.constantFrom(...warningNames)), (rating, warnings) => {
        const text = contentText({ rating, warnings }) ?? '';
        for (const [name, label] of Object.entries(contentWarnings)) {
          expect(text.split(label.toLowerCase()).length - 1).toBe(warnings.some((warning) => warning === name) ? 1 : 0);
        }
        expect(contentText({ rating, warnings: warnings.toReversed() }) ?? '').toBe(text);
      }),
    );
  });
});

describe('an adult', () => {
  it('is a person whose 18th birthday is behind them on every day of the year', () => {
    expect([isAdult(2007, 2026), isAdult(2008, 2026), isAdult(2026, 2026)]).toEqual([true, false, false]);
    expect([isAdult(1899, 2026), isAdult(Number.NaN, 2026), isAdult(1990.5, 2026)]).toEqual([false, false, false]);
  });

  it('stays one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1800, max: 2100 }), fc.integer({ min: 2000, max: 2100 }), (born, now) => {
        if (isAdult(born, now)) expect(isAdult(born, now + 1)).toBe(true);
        if (now - born <= 18) expect(isAdult(born, now)).toBe(false);
      }),
    );
  });
});
