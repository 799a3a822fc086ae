import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Typing } from './speed-typing.contract';
import { applyEdit, correctIn, drawnWords, editBetween, isTyped, rightMarks, untyped } from './typed-text';

const TEXT = 'The cat sat down.';
const typedIn = (before: string, text: string, removed = 0): Typing | undefined =>
  applyEdit({ ...untyped, typed: before }, { at: before.length - removed, removed, text }, TEXT);

describe('judging typed text', () => {
  it('counts every character of a text typed without a mistake', () => {
    expect(correctIn(TEXT, TEXT)).toBe(TEXT.length);
  });

  it('lets a missing letter spoil only its own word', () => {
    expect(correctIn(TEXT, 'Te cat sat down.')).toBe(TEXT.length - 'The '.length + 1);
  });

  it('counts a space only after a correct word', () => {
    expect(rightMarks(TEXT, 'Thx ')).toEqual([true, true, false, false]);
    expect(rightMarks(TEXT, 'The ')).toEqual([true, true, true, true]);
    expect(correctIn(TEXT, '   ')).toBe(0);
  });

  it('ends a text with the last letter of its last word, right or wrong, or with the space after a shorter one', () => {
    expect(isTyped(TEXT, 'The cat sat down')).toBe(false);
    expect(isTyped(TEXT, 'The cat sat down,')).toBe(true);
    expect(isTyped(TEXT, 'The cat sat do ')).toBe(true);
  });
});

describe('a text as drawn', () => {
  const drawn = (typed: string) =>
    drawnWords('It is so', typed).map(({ letters, caret }) => [letters.map(({ letter, mark }) => `${letter}:${mark}`).join(' '), caret]);

  it('has the caret where the next letter goes, and the rest open', () => {
    expect(drawn('It i')).toEqual([
      ['I:right t:right', undefined],
      ['i:right s:open', 1],
      ['s:open o:open', undefined],
    ]);
  });

  it('marks wrong, missed and extra letters', () => {
    expect(drawn('Ir i some')).toEqual([
      ['I:right t:wrong', undefined],
      ['i:right s:missed', undefined],
      ['s:right o:right m:extra e:extra', 4],
    ]);
  });
});

describe('the typing line', () => {
  it('is empty again at the end of a text, and keeps the count of correct characters', () => {
    expect(typedIn('The cat sat down', '.')).toMatchObject({ at: 1, typed: '', correctBefore: TEXT.length, lengthBefore: TEXT.length });
  });

  it('accepts a swiped word with the space that the keyboard adds', () => {
    expect(typedIn('The ', ' cat ')).toMatchObject({ typed: 'The cat ' });
    expect(typedIn('', ' The')).toMatchObject({ typed: 'The' });
    expect(typedIn('The cat sat', ' down. ')).toMatchObject({ at: 1, correctBefore: TEXT.length });
  });

  it('keeps few letters past the end of a word', () => {
    expect(typedIn('The', 'x'.repeat(20))).toMatchObject({ typed: 'Thexxxxxxxx' });
  });

  it('treats typographic quotes and dashes as plain ones', () => {
    const typed = applyEdit(untyped, { at: 0, removed: 0, text: '“It’s – well' }, '"It\'s - well known."');
    expect(typed?.hits).toBe('“It’s – well'.length);
  });

  it('counts mistakes that were corrected, for the accuracy', () => {
    const faulty = typedIn('', 'Thx');
    const mended = faulty && applyEdit(faulty, { at: 2, removed: 1, text: 'e' }, TEXT);
    expect(mended).toMatchObject({ typed: 'The', strokes: 4, hits: 3, edits: 2 });
  });

  it('refuses an edit beyond the typed text', () => {
    expect(applyEdit(untyped, { at: 1, removed: 0, text: 'a' }, TEXT)).toBeUndefined();
    expect(applyEdit({ ...untyped, typed: 'ab' }, { at: 1, removed: 2, text: '' }, TEXT)).toBeUndefined();
  });
});

describe('the edit between two lines', () => {
  it('leads from one to the other', () => {
    const line = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 6 }));
    fc.assert(
      fc.property(line, line, (before, after) => {
        const { at, removed, text } = editBetween(before, after);
        expect(removed).toBeGreaterThanOrEqual(0);
        expect(before.slice(0, at) + text + before.slice(at + removed)).toBe(after);
      }),
    );
  });

  it('is empty between equal lines, and adds only what was doubled', () => {
    expect(editBetween('same', 'same')).toEqual({ at: 4, removed: 0, text: '' });
    expect(editBetween('aa', 'aaa')).toEqual({ at: 2, removed: 0, text: 'a' });
    expect(editBetween('aaa', 'aa')).toEqual({ at: 2, removed: 1, text: '' });
  });

  it('contains only the corrected letters when a keyboard corrects a word', () => {
    expect(editBetween('the qick', 'the quick')).toEqual({ at: 5, removed: 0, text: 'u' });
  });
});
