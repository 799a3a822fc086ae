import { describe, expect, it } from 'vitest';
import { fandomById, fandoms, fandomsOfGenre, findFandom, genreById, genreIds, genres } from './fandom-registry';
import { plain } from './lookup/fandom-lookup';

const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);

describe('the registry of fandoms', () => {
  it('has at least 160 fandoms and the six genres in their order', () => {
    expect(fandoms.length).toBeGreaterThanOrEqual(160);
    expect(genres.map((genre) => genre.id)).toEqual([...genreIds]);
    expect(genreById('romcom')?.name).toBe('Rom-Com');
    expect(genreById('anime')?.description).toBe('From shonen epics to slice-of-life stories');
    expect(genreById('western')).toBeUndefined();
  });

  it('gives every genre 15 to 35 fandoms', () => {
    for (const genreId of genreIds) {
      const { length } = fandomsOfGenre(genreId);
      expect({ genreId, enough: length >= 15, fits: length <= 35 }).toEqual({ genreId, enough: true, fits: true });
    }
  });

  it('uses no id, alias, name or description twice', () => {
    expect(repeated(fandoms.flatMap((fandom) => [fandom.id, ...fandom.aliases].map(plain)))).toEqual([]);
    expect(repeated(fandoms.map((fandom) => fandom.name))).toEqual([]);
    expect(repeated(fandoms.map((fandom) => fandom.description))).toEqual([]);
  });

  it('gives each fandom an id fit for addresses, a sentence and a popularity of 0 to 100', () => {
    for (const fandom of fandoms) {
      expect(fandom.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(fandom.description).toMatch(/^[A-Z].{50,240}[.?]$/);
      expect(fandom.basePopularity).toBeGreaterThanOrEqual(0);
      expect(fandom.basePopularity).toBeLessThanOrEqual(100);
      expect(new Set(fandom.genres).size).toBe(fandom.genres.length);
    }
  });

  it('finds every fandom by its id, its alias and careless spellings of either', () => {
    for (const fandom of fandoms) {
      expect(fandomById(fandom.id)).toBe(fandom);
      for (const id of [fandom.id, ...fandom.aliases]) {
        expect(findFandom(id)?.id).toBe(fandom.id);
        expect(findFandom(id.replaceAll('-', ''))?.id).toBe(fandom.id);
        expect(findFandom(id.replaceAll('-', ' ').toUpperCase())?.id).toBe(fandom.id);
      }
    }
  });

  it('does not find an unknown id', () => {
    expect(findFandom('no-such-world')).toBeUndefined();
    expect(findFandom('')).toBeUndefined();
    expect(findFandom('---')).toBeUndefined();
    expect(findFandom('__proto__')).toBeUndefined();
  });
});
