import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caretAtSlot, lettersOf, openPattern, slotAtCaret, slotsOf } from './slots';

const letter = fc.constantFrom(...'abc');
const pattern = fc.array(fc.constantFrom('a', 'b', '_', '_'), { minLength: 1, maxLength: 8 }).map((letters) => letters.join(''));
const text = fc.array(letter, { maxLength: 8 }).map((letters) => letters.join(''));

describe('slots', () => {
  it('take letters one after the other where nothing is given', () => {
    expect(slotsOf(openPattern(3), 'at').map((slot) => slot.letter)).toEqual(['a', 't', '']);
    expect([0, 1, 2].map((caret) => slotAtCaret(openPattern(3), 'at', caret))).toEqual([0, 1, 2]);
  });

  it('put the caret into the next gap, whether the whole word is typed or its missing letters', () => {
    expect(slotAtCaret('_a_e', '', 0)).toBe(0);
    expect(slotAtCaret('_a_e', 'c', 1)).toBe(2);
    expect(slotAtCaret('_a_e', 'ca', 2)).toBe(2);
    expect(slotAtCaret('_a_e', 'cp', 1)).toBe(2);
    expect(slotAtCaret('_a_e', 'cp', 2)).toBe(4);
    expect(slotAtCaret('_a_e', 'cape', 4)).toBe(4);
  });

  it('grow with a word longer than expected', () => {
    expect(slotsOf('___', 'plane').map((slot) => slot.letter)).toEqual([...'plane']);
    expect(slotAtCaret('___', 'plane', 5)).toBe(5);
  });

  it('take a tap for the place of its slot', () => {
    expect(caretAtSlot('_a_e', 'cp', 2)).toBe(1);
    expect(caretAtSlot('_a_e', 'cape', 2)).toBe(2);
    expect(caretAtSlot('____', 'ca', 3)).toBe(2);
  });

  it('never put a letter into a given slot while there is a gap for it', () => {
    fc.assert(
      fc.property(pattern, text, fc.nat(8), (given, typed, at) => {
        const slot = slotAtCaret(given, typed, Math.min(at, typed.length));
        expect(slot >= given.length || given[slot] === '_').toBe(true);
      }),
    );
  });

  it('show every typed letter, or the given one that it agrees with', () => {
    fc.assert(
      fc.property(pattern, text, (given, typed) => {
        const shown = slotsOf(given, typed);
        const letters = shown.filter(({ kind }) => kind !== 'given').map((slot) => slot.letter);
        for (const typedLetter of typed) expect([...letters, ...given]).toContain(typedLetter);
        expect(shown.length).toBeGreaterThanOrEqual(given.length);
      }),
    );
  });
});

it('reads letters out of what was dictated or pasted', () => {
  expect(lettersOf(' Café. ', 10)).toBe('Cafe');
  expect(lettersOf('plane-tree', 5)).toBe('plane');
});
