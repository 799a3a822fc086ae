import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '~/platform/random/random';
import { challengePrompts } from '~content/challenge/prompts';
import { drawReaders, PICKS, readingsAsked } from './draw';
import { MOST_WORDS, readEntry } from './entry';
import { inOwnOrder } from './own-order';
import { readSaid } from './said';
import { drawing, endOfWeek, mondayOf, startOfWeek, weekNumber } from './weeks';

const moment = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });

describe('a week', () => {
  it('begins on the Monday on or before each of its moments, and ends with the next', () => {
    fc.assert(
      fc.property(moment, (at) => {
        const monday = mondayOf(at);
        expect(startOfWeek(monday).getUTCDay()).toBe(1);
        expect(startOfWeek(monday).getTime()).toBeLessThanOrEqual(at.getTime());
        expect(endOfWeek(monday).getTime()).toBeGreaterThan(at.getTime());
        expect(weekNumber(mondayOf(endOfWeek(monday)))).toBe(weekNumber(monday) + 1);
      }),
    );
  });

  it('draws from Wednesday on, until the next anthology appears', () => {
    const { from, until } = drawing('2026-03-02');
    expect([from.toISOString(), until.toISOString()]).toEqual(['2026-03-11T00:00:00.000Z', '2026-03-16T00:00:00.000Z']);
  });

  it('has a prompt that does not come back within a year', () => {
    expect(new Set(challengePrompts.map(({ title }) => title)).size).toBe(challengePrompts.length);
    expect(challengePrompts.length).toBeGreaterThan(52);
  });
});

describe('an entry', () => {
  it('has a title and at most a thousand words', () => {
    expect(readEntry({ title: ' The  Ferry ', body: 'It left.' })).toEqual({ title: expect.any(String), body: 'It left.', words: 2 });
    expect(readEntry({ title: '', body: 'It left.' })).toEqual({ fault: 'no-title' });
    expect(readEntry({ title: 'x'.repeat(5_000), body: 'It left.' })).toEqual({ fault: 'long-title' });
    expect(readEntry({ title: 'The Ferry', body: ' … ' })).toEqual({ fault: 'no-words' });
    expect(readEntry({ title: 'The Ferry', body: 'word '.repeat(MOST_WORDS) })).toMatchObject({ words: MOST_WORDS });
    expect(readEntry({ title: 'The Ferry', body: 'word '.repeat(MOST_WORDS + 1) })).toEqual({ fault: 'too-long' });
  });
});

describe('the order of an anthology', () => {
  const things = fc.uniqueArray(fc.uuid(), { maxLength: 30 }).map((ids) => ids.map((id) => ({ id })));

  it('has everything once, and is the same whenever its reader comes back', () => {
    fc.assert(
      fc.property(things, fc.string(), (all, reader) => {
        const order = inOwnOrder(all, reader);
        expect(new Set(order)).toEqual(new Set(all));
        expect(inOwnOrder(all.toReversed(), reader)).toEqual(order);
      }),
    );
  });

  it('puts each entry first for some readers', () => {
    const all = Array.from({ length: 6 }, (_, index) => ({ id: String(index) }));
    const first = new Set(Array.from({ length: 100 }, (_, reader) => inOwnOrder(all, `reader ${reader}`)[0]?.id));
    expect(first.size).toBe(6);
  });
});

describe('who picks', () => {
  it('has read ten entries by others, or all where there are fewer, and nobody where there are not three', () => {
    expect([0, 2, 3, 7, 10, 500].map(readingsAsked)).toEqual([undefined, undefined, 3, 7, 10, 10]);
  });

  it('is drawn once, from those in the lot, until three picks stand', () => {
    const people = fc.array(fc.integer({ min: 0, max: 12 }).map(String));
    fc.assert(
      fc.property(people, people, fc.nat(5), fc.nat(), (lot, had, standing, seed) => {
        const drawn = drawReaders(lot, { had: new Set(had), standing }, seededRandom(seed));
        const free = new Set(lot.filter((id) => !had.includes(id)));
        expect(new Set(drawn).size).toBe(drawn.length);
        for (const id of drawn) expect(free).toContain(id);
        expect(drawn.length).toBe(Math.min(free.size, Math.max(0, PICKS - standing)));
      }),
    );
  });

  it('says why in a sentence without addresses', () => {
    expect(readSaid('Its last line turns the whole story round.')).toEqual({ body: 'Its last line turns the whole story round.' });
    expect(readSaid('Fine.')).toEqual({ fault: 'short' });
    expect(readSaid('x'.repeat(400))).toEqual({ fault: 'long' });
    expect(readSaid('Read more of this at https://example.com/stories')).toEqual({ fault: 'address' });
  });
});
