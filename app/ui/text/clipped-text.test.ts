import { describe, expect, it } from 'vitest';
import { clipped } from './clipped-text';

describe('a clipped text', () => {
  it('ends with a whole word within 150 characters', () => {
    expect(clipped(`${'a'.repeat(149)} word and more`)).toBe('a'.repeat(149));
    expect(clipped(`${'a'.repeat(150)} and more`)).toBe('a'.repeat(150));
    expect(clipped(`${'word '.repeat(29)}extraordinary`)).toBe('word '.repeat(29).trimEnd());
  });

  it('is cut within a word only when that is longer, and never within a character', () => {
    expect(clipped('a'.repeat(151))).toBe('a'.repeat(150));
    expect(clipped(`${'a'.repeat(149)}😀`)).toBe('a'.repeat(149));
  });
});
