import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { themeChoice, themeScript } from './theme';

describe('the theme', () => {
  it('is dark until a theme is chosen', () => {
    expect(themeChoice(undefined)).toBe('dark');
    expect(themeChoice('light')).toBe('light');
    expect(themeChoice('system')).toBe('system');
  });

  it('falls back to the default for unknown stored texts', () => {
    fc.assert(fc.property(fc.string(), (stored) => ['dark', 'light', 'system'].includes(themeChoice(stored))));
  });

  it.each([
    [null, true, 'dark'],
    ['system', true, 'light'],
    ['system', false, 'dark'],
    ['light', false, 'light'],
    ['dark', true, 'dark'],
    ['nonsense', true, 'dark'],
  ])('with %j stored and a light system %j is painted %s', (stored, systemIsLight, expected) => {
    const dataset: { theme?: string } = {};
    const page = {
      document: { documentElement: { dataset }, createElement: () => ({}), head: { append: () => {} } },
      localStorage: { getItem: () => stored },
      matchMedia: () => ({ matches: systemIsLight, addEventListener: () => {} }),
      addEventListener: () => {},
    };
    new Function(...Object.keys(page), themeScript)(...Object.values(page));
    expect(dataset.theme).toBe(expected);
  });
});
