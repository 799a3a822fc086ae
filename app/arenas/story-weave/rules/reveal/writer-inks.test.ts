import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writerInks } from './writer-inks';

const writer = (name: string, seat: number) => ({ seat, playerId: name, aiWriterId: null, writer: name });

describe('the inks of writers', () => {
  it('are those of their seats, and another one for who comes into a seat later', () => {
    const inks = writerInks([writer('ada', 0), writer('emma', 1), writer('ben', 1), writer('ada', 2)]);
    expect([writer('ada', 0), writer('emma', 1), writer('ben', 1)].map(inks)).toEqual([0, 1, 7]);
  });

  it('have four colours among those who sit in a room, when people replace AI writers who have written', () => {
    const written = [writer('ada', 0), writer('emma', 1), writer('noah', 2), writer('olivia', 3)];
    const inks = writerInks([...written, writer('ben', 1), writer('cleo', 2)]);
    const seated = ['ada', 'ben', 'cleo', 'emma'].map((name) => inks(writer(name, 0)) % 4);
    expect(seated.sort()).toEqual([0, 1, 2, 3]);
  });

  it('are one for each writer, whatever their seats were', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), fc.integer({ min: 0, max: 3 }))), (sat) => {
        const writers = sat.map(([name, seat]) => writer(name, seat));
        const inks = writerInks(writers);
        const names = new Set(sat.map(([name]) => name));
        expect(new Set(writers.map(inks)).size).toBe(names.size);
      }),
    );
  });
});
