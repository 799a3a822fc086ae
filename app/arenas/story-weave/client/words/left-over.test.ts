import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinWords, leftOver, readyToGoOn, withEarlyWords } from './left-over';

const wordsOf = (text: string): string[] => text.match(/\S+/g) ?? [];
const text = fc
  .array(fc.constantFrom('the', 'gate', 'stood', 'open,', 'and', '\n', '  '), { maxLength: 12 })
  .map((words) => words.join(' '));

describe('words that wait in a box', () => {
  it('join what is typed behind them with a space, and stay what they are', () => {
    expect(`${readyToGoOn('like a tooth.')}It had`).toBe('like a tooth. It had');
    expect(readyToGoOn('like a tooth.\n')).toBe('like a tooth.\n');
    expect(readyToGoOn('')).toBe('');
  });
});

describe('words that did not get into a part', () => {
  it('are what was typed after the part', () => {
    expect(leftOver('The gate stood open, and nobody', 'The gate stood')).toBe('open, and nobody');
  });

  it('are nothing when the part has them all, however it is spaced', () => {
    expect(leftOver('The gate  stood\nopen ', 'The gate stood open')).toBe('');
  });

  it('hold a word whole that was cut short', () => {
    expect(leftOver('The gate stood open', 'The gate sto')).toBe('stood open');
  });

  it('begin where the writer changed what was sent before', () => {
    expect(leftOver('The gate hung open', 'The gate stood')).toBe('hung open');
  });

  it('make up, behind the part they continue, all that was typed', () => {
    fc.assert(
      fc.property(text, fc.nat(12), (typed, length) => {
        const taken = wordsOf(typed).slice(0, length);
        expect([...taken, ...wordsOf(leftOver(typed, taken.join(' ')))]).toEqual(wordsOf(typed));
      }),
    );
  });

  it('are joined to words that are there already without doubling or losing any', () => {
    expect(joinWords('The gate', 'The gate stood')).toBe('The gate stood');
    expect(joinWords('The gate', 'Nobody came.')).toBe('The gate Nobody came.');
    expect(joinWords('', 'Nobody came.')).toBe('Nobody came.');
    expect(joinWords('The gate', '')).toBe('The gate');
  });

  it('stand before what was typed early, even if that begins alike', () => {
    expect(withEarlyWords('The gate', 'The')).toBe('The gate The');
    expect(withEarlyWords('', 'The')).toBe('The');
    expect(withEarlyWords('The gate', ' ')).toBe('The gate');
  });
});
