import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync('app/ui/styles/colours.css', 'utf8');

/** The colours that a block of colours.css sets, by name. */
function colours(selector: string): Record<string, string> {
  const block = css.slice(css.indexOf(`${selector} {\n  color-scheme`)).split('\n}')[0] ?? '';
  return Object.fromEntries([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]));
}

const dark = colours(':root');
const themes = { dark, light: { ...dark, ...colours('[data-theme="light"]') } };

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string | undefined, other: string | undefined): number {
  if (!one || !other) throw new Error('A colour is not set.');
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const GROUNDS = ['bg', 'surface', 'raised'];
const TEXTS = ['text', 'muted', 'gold', 'bronze', 'amber', 'vermilion', 'laurel', 'sky', 'lilac'];

describe.each(['dark', 'light'] as const)('the %s theme', (theme) => {
  const set = themes[theme];
  it.each(TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground])))('sets %s on %s at 4.5:1', (text = '', ground = '') => {
    expect(contrast(set[text], set[ground])).toBeGreaterThanOrEqual(4.5);
  });
  it.each([
    ['on-action', 'action'],
    ['on-action', 'action-strong'],
    ['on-gold', 'gold'],
    ['ink', 'tile'],
  ])('sets %s on %s at 4.5:1', (text, ground) => {
    expect(contrast(set[text], set[ground])).toBeGreaterThanOrEqual(4.5);
  });
  it.each(['edge', 'action-edge'].flatMap((edge) => GROUNDS.map((ground) => [edge, ground])))(
    'shows %s on %s at 3:1',
    (edge = '', ground = '') => {
      expect(contrast(set[edge], set[ground])).toBeGreaterThanOrEqual(3);
    },
  );
  it('has tiles that stand out from the page, by their face or their edge', () => {
    for (const ground of GROUNDS) {
      expect(Math.max(contrast(set.tile, set[ground]), contrast(set['tile-edge'], set[ground]))).toBeGreaterThanOrEqual(3);
    }
  });
});
