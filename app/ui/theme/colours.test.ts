import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync('app/ui/styles/colours.css', 'utf8');

/** The colours that a block of colours.css sets, by name. */
function colours(selector: string): Record<string, string> {
  const block = css.slice(css.indexOf(`${selector} {\n  color-scheme`)).split('\n}')[0] ?? '';
  return Object.fromEntries([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]));
}

const dark = colours(':root');
const themes = { dark, light: { ...dark, ...colours('[data-theme="light"]') } };

type Rgb = readonly number[];

const rgb = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour
    .map((part) => part / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(one: Rgb, other: Rgb): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function contrast(one: string | undefined, other: string | undefined): number {
  if (!one || !other) throw new Error('A colour is not set.');
  return contrastOf(rgb(one), rgb(other));
}

/** A see-through colour over another. @param share of it, from 0 to 1. */
const over = (colour: Rgb, share: number, ground: Rgb): Rgb => colour.map((part, at) => part * share + (ground[at] ?? 0) * (1 - share));

const GROUNDS = ['bg', 'surface', 'raised'];
/** Texts that stand on each of them. */
const TEXTS = ['text', 'muted', 'gold', 'bronze', 'amber', 'vermilion', 'laurel', 'sky', 'lilac'];

/** The other grounds of texts, as classes name them, and the texts on each. What is see-through lies on any of the three above. */
const PAINTED: Readonly<Record<string, readonly string[]>> = {
  stone: ['text', 'muted', 'gold-strong'],
  gold: ['bg', 'on-gold'],
  bronze: ['bg'],
  laurel: ['bg'],
  vermilion: ['bg'],
  action: ['on-action'],
  'action-strong': ['on-action'],
  sand: ['ink'],
  tile: ['ink'],
  'gold/20': ['text'],
  'gold/25': ['text'],
  'bronze/30': ['text'],
  'vermilion/10': ['vermilion'],
  'laurel/15': ['laurel'],
};

/** Grounds that no text stands on: lines, bars, dots, what lies over a page below a dialog, and the light of a sweep. */
const BARE = ['line', 'current', 'text', 'sky', 'lilac', 'amber', 'niche/75', 'transparent'];

/** Over pictures of any colour, with a text of the page's own. */
const OVER_PICTURES = 'surface/95';

/** What shows through where a class makes it fainter than its colours say, by file. None of it is a text that can be used just then. */
const FAINT: Readonly<Record<string, string>> = {
  'app/ui/styles/controls.css': 'controls that are off, and what only screen readers hear',
  'app/ui/timers/timer-line.tsx': 'a bar',
  'app/ui/fields/code-input.tsx': 'a field that is off',
  'app/arenas/word-games/rooms/screen/player-head.tsx': 'a drawing',
  'app/arenas/word-games/play/boards/answers/letter-keyboard.tsx': 'keys that are off',
  'app/arenas/word-games/daily/arches/day-arch.tsx': 'a drawing',
  'app/arenas/story-weave/screen/waiting/heads.tsx': 'a drawing',
  'app/arenas/story-weave/screen/fold/fold-dock.tsx': 'a button that is off',
  'app/arenas/fan-fiction/arranging/chapter-order.tsx': 'what is being dragged',
  'app/pages/home/top-gladiators.tsx': 'a drawing in an empty place',
};

describe.each(['dark', 'light'] as const)('the %s theme', (theme) => {
  const set = themes[theme];
  it.each(TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground])))('sets %s on %s at 4.5:1', (text = '', ground = '') => {
    expect(contrast(set[text], set[ground])).toBeGreaterThanOrEqual(4.5);
  });
  it.each(Object.entries(PAINTED).flatMap(([ground, texts]) => texts.map((text) => [text, ground])))(
    'sets %s on %s at 4.5:1, whatever lies below',
    (text = '', ground = '') => {
      const [name = '', percent = '100'] = ground.split('/');
      for (const below of GROUNDS) {
        const seen = over(rgb(set[name] ?? ''), Number(percent) / 100, rgb(set[below] ?? ''));
        expect(contrastOf(rgb(set[text] ?? ''), seen), below).toBeGreaterThanOrEqual(4.5);
      }
    },
  );
  it.each(['#000000', '#ffffff'])('sets text over a picture of %s at 4.5:1', (picture) => {
    const seen = over(rgb(set.surface ?? ''), 0.95, rgb(picture));
    expect(contrastOf(rgb(set.text ?? ''), seen)).toBeGreaterThanOrEqual(4.5);
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

/** Sources that name colours by classes. */
const SOURCES = globSync('app/**/*.{ts,tsx,css}').filter((file) => !/\.test\.tsx?$/.test(file));
const sources = SOURCES.map((file) => ({ file, source: readFileSync(file, 'utf8') }));
const NAMES = Object.keys(dark).join('|');

/** The colours of classes with these beginnings, wherever they are used, each once: 'gold', 'gold/20'. */
function used(beginnings: string): string[] {
  const named = new RegExp(`(?<![\\w-])(?:${beginnings})-(?:\\[?\\(?(?:var\\()?--)?(${NAMES}|current|transparent)(/\\d+)?(?![\\w-])`, 'g');
  return [...new Set(sources.flatMap(({ source }) => [...source.matchAll(named)].map(([, name = '', share = '']) => name + share)))];
}

/** A ground or a text of a class string, with what it waits for: 'hover:bg-gold', 'text-muted/50'. */
const COLOUR = new RegExp(`^((?:[^\\s:]+:)*)(bg|text)-(?:\\[?\\(?(?:var\\()?--)?(${NAMES})(?:/(\\d+))?[)\\]]*!?$`);

/** Each ground that a string of classes names together with a text, as they meet: at rest, and in each state that changes one of them. */
function pairsOf(classes: string): { ground: [string, number]; text: [string, number] }[] {
  const named = classes.split(/\s+/).flatMap((name) => {
    const [all, when = '', what, colour = '', percent = '100'] = COLOUR.exec(name) ?? [];
    return all === undefined ? [] : [{ when, what, shown: [colour, Number(percent) / 100] as [string, number] }];
  });
  const last = (what: string, when: string) => named.findLast((each) => each.what === what && each.when === when)?.shown;
  return [...new Set(named.map(({ when }) => when))].flatMap((when) => {
    const [ground, text] = ['bg', 'text'].map((what) => last(what, when) ?? last(what, ''));
    return ground && text ? [{ ground, text }] : [];
  });
}

/** The strings of a source that may hold classes. */
function strings({ file, source }: (typeof sources)[number]): string[] {
  const found = file.endsWith('.css') ? /@apply ([^;]+);/g : /'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g;
  return [...source.matchAll(found)].map((match) => match.slice(1).join(''));
}

/** The lowest contrast of a text on a ground of the same string, in both themes and over whatever may lie below. */
function lowestContrast({ ground, text }: ReturnType<typeof pairsOf>[number]): number {
  const seen = Object.values(themes).flatMap((set) =>
    GROUNDS.map((below) => {
      const painted = over(rgb(set[ground[0]] ?? ''), ground[1], rgb(set[below] ?? ''));
      return contrastOf(over(rgb(set[text[0]] ?? ''), text[1], painted), painted);
    }),
  );
  return Math.min(...seen);
}

describe('the classes of pages', () => {
  it('set every text at 4.5:1 on the ground that the same string paints', () => {
    const faint = (classes: string) => pairsOf(classes).some((pair) => lowestContrast(pair) < 4.5);
    expect(faint('bg-stone p-2 text-gold'), 'each is known, and they are too close').toBe(true);
    expect(faint('bg-gold text-bg hover:bg-surface'), 'and so they may be in a state').toBe(true);
    const all = sources.flatMap((each) => strings(each).map((classes) => ({ file: each.file, classes })));
    expect(all.filter(({ classes }) => pairsOf(classes).length > 0).length).toBeGreaterThan(20);
    expect(all.filter(({ classes }) => faint(classes))).toEqual([]);
  });

  it('paint no ground whose texts are not tested', () => {
    const grounds = used('bg|from|via|to');
    expect(grounds.length).toBeGreaterThan(20);
    expect(grounds.filter((ground) => ![...GROUNDS, ...Object.keys(PAINTED), ...BARE, OVER_PICTURES].includes(ground))).toEqual([]);
  });

  it('set texts in no colour whose grounds are not tested', () => {
    const known = new Set([...TEXTS, ...Object.values(PAINTED).flat()]);
    const texts = used('text|placeholder');
    expect(texts.length).toBeGreaterThan(10);
    // A link's or a button's own colour, a field whose digits are drawn beside it, and stars, which are controls.
    expect(texts.filter((text) => !known.has(text) && !['current', 'transparent', 'edge'].includes(text))).toEqual([]);
  });

  it('set dark signs on metals of any other colour, at 4.5:1', () => {
    const named = sources.flatMap(({ source }) => [...source.matchAll(/(?<![\w-])(bg|from|to|text)-\[(#[0-9a-f]+)\]/g)]);
    const metals = named.flatMap(([, what, hex = '']) => (what === 'from' || what === 'to' ? [hex] : []));
    expect(new Set(metals).size).toBe(6);
    expect(metals.filter((metal) => contrast('#14110d', metal) < 4.5)).toEqual([]);
    // The white below a code that cameras read.
    expect(new Set(named.flatMap(([, what, hex]) => (what === 'text' || what === 'bg' ? [hex] : [])))).toEqual(
      new Set(['#14110d', '#fff']),
    );
  });

  it('make only what needs no contrast fainter than its colours', () => {
    const faint = sources.filter(({ source }) => /(?<![\w-])opacity-(?!0\b|100\b)\d/.test(source)).map(({ file }) => file);
    expect(faint.toSorted()).toEqual(Object.keys(FAINT).toSorted());
  });
});
