import { describe, expect, it } from 'vitest';
import { withKudos } from './kudos-on-device';

describe('kudos that a browser remembers', () => {
  it('are of each story once, the latest last, until they are taken back', () => {
    expect(withKudos(undefined, 'a', true)).toBe('a');
    expect(withKudos('a b', 'a', true)).toBe('b a');
    expect(withKudos('a b', 'a', false)).toBe('b');
    expect(withKudos('', 'a', false)).toBe('');
  });

  it('are forgotten beyond the last five hundred', () => {
    const many = Array.from({ length: 500 }, (_, index) => `s${index}`).join(' ');
    const after = withKudos(many, 'new', true).split(' ');
    expect([after.length, after[0], after.at(-1)]).toEqual([500, 's1', 'new']);
  });
});
