import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOpen, MAX_SLUG, slugOf } from './shared-collection';

describe('the address of a collection', () => {
  it('is made of what was typed', () => {
    expect(slugOf('Winter Tales 2026')).toBe('winter-tales-2026');
    expect(slugOf('  Élan & Co. ')).toBe('elan-co');
    expect(slugOf('雪')).toBe('');
  });

  it('has letters, digits and single hyphens alone, and stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 90, unit: 'grapheme' }), (typed) => {
        const slug = slugOf(typed);
        expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
        expect(slug.length).toBeLessThanOrEqual(MAX_SLUG);
        expect(slugOf(slug)).toBe(slug);
      }),
    );
  });
});

it('takes stories until the moment at which it closes', () => {
  const closesAt = new Date('2026-12-24T18:00:00Z');
  expect(isOpen({ closesAt }, new Date(closesAt.getTime() - 1))).toBe(true);
  expect(isOpen({ closesAt }, closesAt)).toBe(false);
  expect(isOpen({ closesAt: null }, closesAt)).toBe(true);
});
