import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replayEdit } from './replay-edit';

const text = fc.string({ maxLength: 12, unit: fc.constantFrom('a', 'b', ' ', '\n') });

describe('an edit made to another version of a text', () => {
  it('goes to the end when it was typed at the end', () => {
    expect(replayEdit('', 'xy', 'A kept draft.')).toBe('A kept draft.xy');
    expect(replayEdit('Once', 'Once!', 'Once upon a time')).toBe('Once upon a time!');
  });

  it('goes to its place when the text before it or after it is still there', () => {
    expect(replayEdit('Once upon', 'xOnce upon', 'Once upon a time')).toBe('xOnce upon a time');
    expect(replayEdit('one two', 'one 2 two', 'zero one two')).toBe('zero one 2 two');
    expect(replayEdit('one two', 'one', 'zero one two')).toBe('zero one');
  });

  it('goes to the end when its place is gone', () => {
    expect(replayEdit('one two', 'one x two', 'something else')).toBe('something elsex ');
  });

  it('changes nothing when nothing was typed, and is the whole text when the other version is the old one', () => {
    fc.assert(
      fc.property(text, text, (before, other) => {
        expect(replayEdit(before, before, other)).toBe(other);
        expect(replayEdit(before, other, before)).toBe(other);
      }),
    );
  });

  it('loses nothing of what was typed, and nothing of the other version when it only typed', () => {
    fc.assert(
      fc.property(text, text, text, fc.constantFrom('X', 'XY', 'XYZ'), (start, end, other, typed) => {
        const result = replayEdit(start + end, start + typed + end, other);
        expect(result).toContain(typed);
        expect(result.replace(typed, '')).toBe(other);
      }),
    );
  });
});
