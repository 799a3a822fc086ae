import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeReturn } from './safe-return';

describe('safeReturn', () => {
  it('returns to a page of this site with its query', () => {
    expect(safeReturn('/creative-writing?parent=1&type=appendage')).toBe('/creative-writing?parent=1&type=appendage');
  });

  it.each([null, '', 'https://evil.test/', '//evil.test', '/\\evil.test', '/\t/evil.test', 'javascript:alert(1)'])(
    'does not follow %j',
    (wanted) => {
      expect(safeReturn(wanted)).toBe('/');
    },
  );

  it('never leaves the site', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (tail) => {
        expect(new URL(safeReturn(`/${tail}`), 'http://own.test').origin).toBe('http://own.test');
      }),
    );
  });
});
