import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fandoms } from '~content/fandoms';
import { openFandoms } from './open-fandoms';

const ROOM = 6;
const fandom = (id: string, genre: 'anime' | 'drama', basePopularity: number) =>
  ({ id, name: id.toUpperCase(), genres: [genre], basePopularity }) as unknown as (typeof fandoms)[number];

describe('fandoms to begin', () => {
  it('are the most popular of each genre that nobody has written for', () => {
    const all = [fandom('low', 'anime', 10), fandom('high', 'anime', 90), fandom('quiet', 'drama', 95), fandom('dear', 'drama', 20)];
    expect(openFandoms(all, [{ fandomId: 'quiet' }], ROOM)).toEqual([
      { id: 'high', name: 'HIGH', genre: 'anime' },
      { id: 'dear', name: 'DEAR', genre: 'drama' },
    ]);
  });

  it('fill the room that stories leave, and never name a fandom with a story', () => {
    const ids = fandoms.map(({ id }) => id);
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ids), { maxLength: 9 }), (begun) => {
        const newest = begun.map((fandomId) => ({ fandomId }));
        const open = openFandoms(fandoms, newest, ROOM);
        expect(open).toHaveLength(Math.max(0, ROOM - begun.length));
        expect(open.filter(({ id }) => begun.includes(id))).toEqual([]);
        expect(new Set(open.map(({ genre }) => genre)).size).toBe(open.length);
      }),
    );
  });
});
