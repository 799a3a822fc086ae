import { describe, expect, it } from 'vitest';
import { withDots } from './marked-text';

const shown = (text: string) =>
  withDots(text.split(/[[\]]/).flatMap((piece, index) => (piece ? [{ text: piece, marked: index % 2 === 1 }] : [])))
    ?.map((piece) => piece.text)
    .join('');

describe('an excerpt', () => {
  it('has dots where it begins or ends within a sentence', () => {
    expect(shown('and the [gate] stood open')).toBe('…and the gate stood open…');
    expect(shown('[gate] of the arena.')).toBe('…gate of the arena.');
    expect(shown('“The [gate],” she said, and')).toBe('“The gate,” she said, and…');
  });

  it('has none around whole sentences', () => {
    expect(shown('The [gate] stood open.')).toBe('The gate stood open.');
    expect(shown('Was it the [gate]?”')).toBe('Was it the gate?”');
  });

  it('is empty when the search term does not appear', () => {
    expect(shown('The door stood open')).toBeUndefined();
    expect(shown('')).toBeUndefined();
  });
});
