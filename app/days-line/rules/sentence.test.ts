import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_SENTENCE, readSentence } from './sentence';

const OPENING = 'The bees left on a Tuesday.';
const faultOf = (typed: string) => {
  const read = readSentence(typed, OPENING);
  return 'fault' in read ? read.fault : undefined;
};

describe('a sentence', () => {
  it('is one line without what cannot be seen', () => {
    expect(readSentence('  She\n followed\t\u202Ethem.\u0000 ', OPENING)).toEqual({ body: 'She followed them.' });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (typed) => {
        const read = readSentence(typed, OPENING);
        if (!('body' in read)) return;
        expect(read.body).toBe(read.body.trim());
        expect(read.body).not.toMatch(/[\n\r\t]/);
        expect(read.body.length).toBeLessThanOrEqual(MAX_SENTENCE);
        expect(readSentence(read.body, OPENING)).toEqual(read);
      }),
    );
  });

  it('is refused when it is empty, too long, an advertisement or the opening itself', () => {
    expect(faultOf(' … \u200B')).toBe('missing');
    expect(faultOf('a'.repeat(MAX_SENTENCE))).toBeUndefined();
    expect(faultOf('a'.repeat(MAX_SENTENCE + 1))).toBe('too-long');
    for (const typed of ['Read on at https://example.test', 'See WWW.example.test', 'Write to me@example.test']) {
      expect(faultOf(typed), typed).toBe('address');
    }
    expect(faultOf('the bees left  on a Tuesday.')).toBe('opening');
  });
});
