import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idRange, MAX_PARTS, partsFor } from './id-ranges';
import { sitemapPartOf } from './sitemap-part';

const holds = ({ from, before }: ReturnType<typeof idRange>, id: string) => id >= from && (before === undefined || id < before);

describe('ranges of ids', () => {
  it('contain each id exactly once for any number of parts', () => {
    const anyId = fc.oneof(
      fc.uuid(),
      fc.constantFrom('00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff', randomUUID()),
    );
    fc.assert(
      fc.property(anyId, fc.integer({ min: 1, max: 300 }), (id, parts) => {
        const holding = Array.from({ length: parts }, (_, part) => idRange(part, parts)).filter((range) => holds(range, id));
        expect(holding).toHaveLength(1);
      }),
    );
  });

  it('begin and end in the database\u2019s order of ids', () => {
    expect(idRange(0, 4)).toEqual({ from: '00000000-0000-0000-0000-000000000000', before: '40000000-0000-0000-0000-000000000000' });
    expect(idRange(3, 4)).toEqual({ from: 'c0000000-0000-0000-0000-000000000000', before: undefined });
    expect(idRange(1, 3).from).toBe('55555555-5555-0000-0000-000000000000');
  });

  it('are as many as the target size needs, within bounds', () => {
    expect([0, 25_000, 25_001, 1_000_000].map((count) => partsFor(count, 25_000))).toEqual([1, 1, 2, 40]);
    expect(partsFor(1e12, 25_000)).toBe(MAX_PARTS);
  });
});

describe('the address of a part', () => {
  it('contains kind, index and number of parts', () => {
    expect(sitemapPartOf('stories-40-39')).toEqual({ kind: 'stories', parts: 40, part: 39 });
    expect(sitemapPartOf('players-1-0')).toEqual({ kind: 'players', parts: 1, part: 0 });
    expect(sitemapPartOf('pages')).toEqual({ kind: 'pages' });
  });

  it.each(['stories-40-40', 'stories-0-0', 'stories-99999-1', 'stories-1', 'comments-1-0', 'stories--1-0', ''])(
    'is invalid: %s',
    (name) => {
      expect(sitemapPartOf(name)).toBeUndefined();
    },
  );
});
