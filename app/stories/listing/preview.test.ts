import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { previewOf } from './preview';

const family = '👨‍👩‍👧'; // five code points that read as one character

describe('a preview', () => {
  it('is a short text itself', () => {
    expect(previewOf('')).toBe('');
    expect(previewOf('a'.repeat(200))).toBe('a'.repeat(200));
    expect(previewOf('🪶'.repeat(200))).toBe('🪶'.repeat(200));
  });

  it('is the first 200 characters of a longer text, and an ellipsis', () => {
    expect(previewOf('a'.repeat(201))).toBe(`${'a'.repeat(200)}…`);
    expect(previewOf('🪶'.repeat(201))).toBe(`${'🪶'.repeat(200)}…`);
  });

  it('has no space before the ellipsis', () => {
    expect(previewOf(`${'a'.repeat(199)} b${'c'.repeat(20)}`)).toBe(`${'a'.repeat(199)}…`);
  });

  it('splits no character, even one made of several code points', () => {
    expect(previewOf(`${'a'.repeat(197)}${family}b`)).toBe(`${'a'.repeat(197)}…`);
    expect(previewOf(`${'a'.repeat(195)}${family}b`)).toBe(`${'a'.repeat(195)}${family}…`);
  });

  it('is never longer than requested, and begins like the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.integer({ min: 1, max: 40 }), (text, limit) => {
        const preview = previewOf(text, limit);
        const body = preview === text ? preview : preview.slice(0, -1);
        expect([...body].length).toBeLessThanOrEqual(limit);
        expect(text.startsWith(body)).toBe(true);
      }),
    );
  });
});
