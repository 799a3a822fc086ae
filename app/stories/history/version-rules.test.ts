import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWorthKeeping, MAX_HISTORY_CHARACTERS, MAX_VERSIONS, thinnedOut, type VersionFacts } from './version-rules';

const MINUTE = 60_000;
const words = (body: string) => ({ title: 'Title', body });
const long = 'The harbour was empty. '.repeat(20);

describe('what becomes a version', () => {
  it('is what stood there after five minutes of change', () => {
    expect(isWorthKeeping(words('Once'), words('Once upon'), 5 * MINUTE)).toBe(true);
    expect(isWorthKeeping(words('Once'), words('Once upon'), 5 * MINUTE - 1)).toBe(false);
  });

  it('is what a save takes much away from, however soon', () => {
    expect(isWorthKeeping(words(long), words('x'), 1)).toBe(true);
    expect(isWorthKeeping(words(`${long}and then`), words(`${long}and`), 1)).toBe(false);
    expect(isWorthKeeping(words(long), words(`${long}${long}`), 1)).toBe(false);
  });

  it('is never nothing', () => {
    expect(isWorthKeeping(words(' \n'), words('Once'), 60 * MINUTE)).toBe(false);
  });
});

const history = (count: number, more: Partial<VersionFacts> = {}): VersionFacts[] =>
  Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    savedAt: new Date(index * 5 * MINUTE),
    published: false,
    characters: 1_000,
    ...more,
  }));

describe('thinning a history out', () => {
  it('takes nothing while it is short', () => {
    expect(thinnedOut(history(MAX_VERSIONS), new Date())).toEqual([]);
  });

  it('leaves more of what is recent', () => {
    const versions = history(600);
    const gone = new Set(thinnedOut(versions, new Date(600 * 5 * MINUTE)));
    const left = versions.filter(({ number }) => !gone.has(number));
    const between = (from: number, to: number) => left.filter(({ number }) => number > from && number <= to).length;
    expect(left).toHaveLength(MAX_VERSIONS);
    expect(between(0, 200)).toBeLessThan(between(200, 400));
    expect(between(200, 400)).toBeLessThan(between(400, 600));
  });

  it('takes what readers were shown last', () => {
    const versions = history(MAX_VERSIONS + 50).map((version) => ({ ...version, published: version.number % 2 === 0 }));
    expect(thinnedOut(versions, new Date(1e9)).every((number) => number % 2 === 1)).toBe(true);
  });

  it('keeps its limits, the first and the newest', () => {
    const facts = fc.record({ minutes: fc.nat(10_000), published: fc.boolean(), characters: fc.nat(200_000) });
    fc.assert(
      fc.property(fc.array(facts, { minLength: 1, maxLength: 260 }), (drawn) => {
        const times = drawn.map(({ minutes }) => minutes).sort((one, other) => one - other);
        const versions = drawn.map(({ published, characters }, index) => ({
          ...{ number: index + 1, published, characters },
          savedAt: new Date((times[index] ?? 0) * MINUTE),
        }));
        const gone = thinnedOut(versions, new Date(20_000 * MINUTE));
        const left = versions.filter(({ number }) => !gone.includes(number));
        expect(left.length).toBeLessThanOrEqual(MAX_VERSIONS);
        expect(left.reduce((sum, { characters }) => sum + characters, 0)).toBeLessThanOrEqual(MAX_HISTORY_CHARACTERS);
        expect(left.at(-1)).toEqual(versions.at(-1));
        expect(new Set(gone).size).toBe(gone.length);
        if (versions.length > 1) expect(left[0]).toEqual(versions[0]);
      }),
      { numRuns: 50 },
    );
  });
});
