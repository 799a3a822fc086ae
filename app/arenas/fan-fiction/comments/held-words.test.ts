import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasHeldWord, heldWordsIn } from './held-words';

describe('words that hold a comment', () => {
  it.each([
    ['You IDIOT!', ['idiot'], true],
    ['An idiotic plan', ['idiot'], false],
    ['An idiotic plan', ['idiot*'], true],
    ['Update soon, please', ['update soon'], true],
    ['update — soon', ['update soon'], true],
    ['Café culture', ['cafe'], true],
    ['id\u200Biot', ['idiot'], true],
    ["don't", ['dont'], true],
    ['Nothing here', [], false],
    ['Nothing here', ['*', ' ', '!'], false],
  ])('in %j with %j: %s', (text, words, isHeld) => expect(hasHeldWord(text, words)).toBe(isHeld));

  it('are one a line or between commas, each once, without empty ones', () => {
    expect(heldWordsIn(' idiot,\n update   soon ;;idiot\r\n*')).toEqual(['idiot', 'update soon']);
    expect(heldWordsIn('')).toEqual([]);
  });

  it('hold every text in which they stand', () => {
    const word = fc.stringMatching(/^[a-zäéß]{1,12}$/);
    fc.assert(
      fc.property(word, fc.string(), fc.string(), (one, before, after) => {
        for (const held of heldWordsIn(one)) expect(hasHeldWord(`${before} ${one.toUpperCase()}! ${after}`, [held])).toBe(true);
      }),
    );
  });
});
