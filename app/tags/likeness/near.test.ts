import { describe, expect, it } from 'vitest';
import { isNear } from './near';

describe('keys of tags that are near', () => {
  it('differ by a letter, or by two where they are long', () => {
    expect(isNear('slowburn', 'slowburm')).toBe(true);
    expect(isNear('slowburn', 'slowbrun')).toBe(true);
    expect(isNear('enemiestolovers', 'enemystolovers')).toBe(true);
    expect(isNear('dragon', 'dragons')).toBe(true);
    expect(isNear('adabyrne/beaholm', 'adabyrne/beaholme')).toBe(true);
  });

  it('are not the same, not short, and have the same digits and signs', () => {
    expect(isNear('slowburn', 'slowburn')).toBe(false);
    expect(isNear('tea', 'sea')).toBe(false);
    expect(isNear('dragons', 'dragos')).toBe(true);
    expect(isNear('dragons', 'drakos')).toBe(false);
    expect(isNear('chapter1', 'chapter2')).toBe(false);
    expect(isNear('adabyrne/beaholm', 'adabyrne&beaholm')).toBe(false);
  });
});
