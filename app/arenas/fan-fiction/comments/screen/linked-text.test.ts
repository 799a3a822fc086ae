import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkedText } from './linked-text';

const addresses = (text: string) => linkedText(text).flatMap(({ address }) => address ?? []);

describe('links in a comment', () => {
  it('are whole addresses, without what ends the sentence', () => {
    expect(addresses('See https://example.org/a?b=1, and (http://example.com/x).')).toEqual([
      'https://example.org/a?b=1',
      'http://example.com/x',
    ]);
  });

  it('are nothing that a browser would run, or that names another place than it leads to', () => {
    for (const text of [
      'javascript:alert(1)',
      'data:text/html,x',
      'https://',
      'https://bank.example@evil.example/',
      'https://localhost/',
    ]) {
      expect(addresses(text)).toEqual([]);
    }
  });

  it('leave every word as it was typed', () => {
    const typed = fc.array(fc.oneof(fc.string(), fc.constantFrom(' ', '\n', 'https://', 'http://a.example/b', ')', '. ')), {
      maxLength: 20,
    });
    fc.assert(
      fc.property(typed, (parts) => {
        const text = parts.join('');
        expect(
          linkedText(text)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
