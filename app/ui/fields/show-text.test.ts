import { describe, expect, it } from 'vitest';
import { movedCaret } from './show-text';

describe('the caret of a text that changes around it', () => {
  it('stays where the text before it is the same', () => {
    expect(movedCaret('one two', 'one two three', 3)).toBe(3);
    expect(movedCaret('one', 'one', 3)).toBe(3);
  });

  it('moves with the text after it', () => {
    expect(movedCaret('two three', 'one two three', 3)).toBe(7);
  });

  it('is never beyond the text', () => {
    expect(movedCaret('one two', 'x', 5)).toBe(1);
  });
});
