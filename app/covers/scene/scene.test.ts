import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverSvg, previewSvg } from '~/arenas/fan-fiction/fandoms/covers/cover-svg.server';
import { fandomById, fandoms, genreIds } from '~/arenas/fan-fiction/fandoms/fandom-registry';
import { setTitle } from '~/ui/art/display-title';
import { casting } from './casting';
import { coverScene, withColoursApart } from './scene';

const subjects = fandoms.map(({ id, name, genres: [genre] }) => ({ id, name, genre }));
/** The largest size of a cover, in bytes; a grid has 35 covers. */
const HEAVIEST = 3_600;
const MEAN = 3_000;

describe('the covers', () => {
  it('are all different, in their scenes as well as in their titles', () => {
    expect(new Set(subjects.map(coverSvg)).size).toBe(fandoms.length);
    expect(new Set(subjects.map((subject) => JSON.stringify(coverScene(subject)))).size).toBe(fandoms.length);
  });

  it('are the same each time', () => {
    for (const subject of subjects) expect(coverSvg(subject)).toBe(coverSvg({ ...subject }));
  });

  it('are light', () => {
    const bytes = subjects.map((subject) => Buffer.byteLength(coverSvg(subject)));
    expect(Math.max(...bytes)).toBeLessThan(HEAVIEST);
    expect(bytes.reduce((sum, size) => sum + size, 0) / bytes.length).toBeLessThan(MEAN);
  });

  it('are complete as files: every colour is there, no number is broken, no name breaks the markup', () => {
    for (const svg of subjects.flatMap((subject) => [coverSvg(subject), previewSvg(subject)])) {
      expect(svg).not.toMatch(/var\(|NaN|undefined/);
    }
    expect(coverSvg({ id: 'x', name: '<script>&', genre: 'drama' })).not.toContain('<script>');
  });

  it('can be drawn for any fandom there may ever be', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.constantFrom(...genreIds), (id, name, genre) => {
        expect(JSON.stringify(coverScene({ id, name, genre }))).not.toMatch(/NaN|null|undefined/);
      }),
      { examples: [['toString', '', 'drama']] },
    );
  });

  it.each(genreIds)('are unlike their neighbours among all fandoms of %s, in two to five columns', (genre) => {
    const colours = fandoms
      .filter(({ genres }) => genres.includes(genre))
      .map(({ id, name, genres: [own] }) => coverScene({ id, name, genre: own }).behind[0]?.fill);
    for (const columns of [2, 3, 4, 5]) {
      const alike = colours.flatMap((colour, place) =>
        colour === colours[place - columns] || (place % columns > 0 && colour === colours[place - 1]) ? [place] : [],
      );
      expect(alike, `${columns} columns`).toEqual([]);
    }
  });

  it('are unlike their neighbours in any order, and most of them in their own colours', () => {
    const all = fandoms.map(({ id, name, genres: [genre] }) => ({ id, name, genre }));
    fc.assert(
      fc.property(fc.shuffledSubarray(all), (shown) => {
        const apart = withColoursApart(shown);
        const colours = apart.map((subject) => coverScene(subject).behind[0]?.fill);
        for (const [place, colour] of colours.entries()) expect(colours.slice(Math.max(0, place - 5), place)).not.toContain(colour);
        expect(apart.map(({ id }) => id)).toEqual(shown.map(({ id }) => id));
      }),
    );
    expect(withColoursApart(all.slice(0, 1))).toEqual([{ ...all[0], turn: 0 }]);
  });

  it('are cast only for fandoms that exist', () => {
    expect(Object.keys(casting).filter((id) => !fandomById(id))).toEqual([]);
  });
});

describe('a title on a cover', () => {
  it('keeps every word of every fandom', () => {
    const room = { width: 220, lines: 3, sizes: [25, 24, 22, 20] };
    for (const { name } of fandoms) expect(setTitle(name, room).lines.join(' ')).toBe(name);
  });
});
