import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storyArenas } from '~/site/arenas';
import { demoStories } from '~content/demo-world/stories';
import { HUES } from './cover-name';
import { coverSvg } from './cover-svg.server';
import { sceneNames, scenes } from './scenes';
import { arenaOfCover, type CoveredStory, coverNameOf, drawCover } from './story-cover';

/** The largest size of a cover, in bytes. */
const HEAVIEST = 6_000;
/** Cards of a page. */
const PAGE = 24;

const story: CoveredStory = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  arena: 'creative_writing',
  title: 'Untitled',
  prompt: '',
  preview: '',
  fandomId: null,
  writers: 0,
};
const sceneOf = (changes: Partial<CoveredStory>) => coverNameOf({ ...story, ...changes }).split('-')[0];
const svgOf = (name: string) => coverSvg(drawCover(name) ?? []);
const anyStory = fc.record({
  id: fc.uuid(),
  arena: fc.constantFrom(...storyArenas.map(({ id }) => id)),
  title: fc.string({ unit: 'grapheme' }),
  prompt: fc.string({ unit: 'grapheme' }),
  preview: fc.string({ unit: 'grapheme' }),
  fandomId: fc.constantFrom(null, 'dune', 'no-such-fandom', 'sherlock'),
  writers: fc.nat({ max: 6 }),
  turn: fc.nat({ max: 23 }),
});

describe("a story's cover", () => {
  it('can be drawn for any story from its name alone: light, complete, and without any text', () => {
    fc.assert(
      fc.property(anyStory, (any) => {
        const name = coverNameOf(any);
        expect(name).toMatch(/^[a-z0-9-]{1,80}$/);
        const svg = svgOf(name);
        expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(HEAVIEST);
        expect(svg).toContain('<path');
        expect(svg).not.toMatch(/<text|NaN|undefined|var\(|\[object/);
        expect(svgOf(name)).toBe(svg);
      }),
    );
  });

  it('is light in every scene, with the threads of four writers as well', () => {
    for (const name of sceneNames) {
      for (let seed = 0; seed < 4; seed += 1) {
        expect(Buffer.byteLength(svgOf(`${name}-${(seed * 97_003).toString(36)}-w4`)), name).toBeLessThanOrEqual(HEAVIEST);
      }
    }
  });

  it('shows what the title names, otherwise the prompt, otherwise the beginning', () => {
    const prompt = 'A ship comes in.';
    expect(sceneOf({ title: 'The Lighthouses', prompt })).toBe('lighthouse');
    expect(sceneOf({ prompt, preview: 'The mirror was empty.' })).toBe('ship');
    expect(sceneOf({ preview: 'The mirror was empty.' })).toBe('mirror');
  });

  it('is one of at least 24 scenes, by lot where nothing is named', () => {
    expect(sceneNames.length).toBeGreaterThanOrEqual(24);
    const drawn = new Set(Array.from({ length: 600 }, (_, number) => sceneOf({ id: String(number) })));
    expect([...drawn].sort()).toEqual([...sceneNames].sort());
  });

  it('shares no word with another scene, in lower case', () => {
    const words = sceneNames.flatMap((name) => scenes[name].words.split(' '));
    expect(words.filter((word, index) => word !== word.toLowerCase() || words.indexOf(word) !== index)).toEqual([]);
  });

  it('has many forms in every scene', () => {
    for (const name of sceneNames) {
      const forms = Array.from({ length: 400 }, (_, seed) => JSON.stringify(drawCover(`${name}-${(seed * 97_003).toString(36)}`)));
      expect(new Set(forms).size, name).toBeGreaterThan(PAGE * HUES);
    }
  });

  it('is like no other of a page', () => {
    for (let page = 0; page < 40; page += 1) {
      const covers = Array.from({ length: PAGE }, (_, card) => JSON.stringify(drawCover(coverNameOf({ ...story, id: `${page}/${card}` }))));
      expect(new Set(covers).size, `page ${page}`).toBe(PAGE);
    }
  });

  it('is like no other of the demo world', () => {
    const covers = demoStories.map(({ title, prompt, body }) => svgOf(coverNameOf({ ...story, id: title, title, prompt, preview: body })));
    expect(new Set(covers).size).toBe(demoStories.length);
  });

  it('has a thread for each writer of a collaborative story', () => {
    const threads = (writers: number) => coverNameOf({ ...story, arena: 'story_weave', writers }).split('-')[2];
    expect([1, 3, 4, 7].map(threads)).toEqual(['w1', 'w3', 'w4', 'w4']);
    const colours = (name: string) =>
      ['#e0ae4f', '#8fc07a', '#8fb4d8', '#cba6e0'].filter((colour) => svgOf(name).includes(`stroke="${colour}" stroke-width="8"`));
    expect(colours('sea-1k9x-w2')).toHaveLength(2);
    expect(colours('sea-1k9x-w4')).toHaveLength(4);
  });

  it('shows the fandom of fan fiction, differently for each story', () => {
    const [one, other] = ['1', '2'].map((id) => coverNameOf({ ...story, id, arena: 'fan_fic', fandomId: 'dune' }));
    expect(one).toMatch(/^fandom-sci-fi-worm-/);
    expect(svgOf(one ?? '')).not.toBe(svgOf(other ?? ''));
  });

  it('tells its arena by its name', () => {
    expect(['t2-sea-1k9x', 'sea-1k9x-w2', 't17-fandom-sci-fi-worm-1k9x'].map(arenaOfCover)).toEqual([
      'creative_writing',
      'story_weave',
      'fan_fic',
    ]);
  });

  it('exists under no other name', () => {
    for (const name of [
      '',
      'sea',
      'sea-',
      'zzz-1k9x',
      'constructor-1k9x',
      'sea-1k9x-w5',
      't24-sea-1k9x',
      'fandom-drama-zzz-1',
      'fandom-zzz-worm-1',
      'sea-123456789',
      'SEA-1',
    ]) {
      expect(drawCover(name), name).toBeUndefined();
    }
  });
});
