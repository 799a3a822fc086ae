import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyStep, endingWith, type Step, stepBetween, textAfter, withoutDeleted } from './steps';
import { readSteps, writeSteps } from './stored-steps.server';

const recorded = (...texts: string[]): Step[] =>
  texts.flatMap((text, index) => stepBetween(texts[index - 1] ?? '', text, index * 1000, index % 3 === 2) ?? []);

/** Versions of a text, as a writer leaves them second by second. */
const versions = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', 'é', '😀'), maxLength: 30 }), { maxLength: 20 });

describe('a recording', () => {
  it('makes every version of the text again, also after it was stored', () => {
    fc.assert(
      fc.property(versions, (texts) => {
        let text = '';
        for (const [index, next] of texts.entries()) {
          const step = stepBetween(text, next, index);
          text = step ? applyStep(text, step) : text;
          expect(text).toBe(next);
        }
        const steps = recorded(...texts);
        expect(readSteps(writeSteps(steps))).toEqual(steps);
        expect(textAfter(steps)).toBe(texts.at(-1) ?? '');
      }),
    );
  });

  it('is refused when it is not what was stored', () => {
    expect(() => readSteps('[0,0,0]\n')).toThrow();
  });

  it('without deleted passages ends with the same text, and never shows anything else', () => {
    fc.assert(
      fc.property(versions, (texts) => {
        const whole = recorded(...texts);
        const kept = withoutDeleted(whole);
        expect(textAfter(kept)).toBe(textAfter(whole));
        expect(kept.every(({ removed }) => removed === 0)).toBe(true);
        expect(kept.map(({ text }) => text).join('')).toHaveLength(textAfter(whole).length);
        expect(kept.map(({ ms }) => ms)).toEqual(kept.map(({ ms }) => ms).toSorted((one, other) => one - other));
      }),
    );
  });

  it('shows what stays where it was written, and pastes as pasted', () => {
    const whole = recorded('The gate', 'The old gate', 'The old gate stood open.', 'The gate stood open.');
    expect(withoutDeleted(whole).map(({ at, text, pasted }) => [at, text, pasted])).toEqual([
      [0, 'The ', false],
      [4, 'gate', false],
      [8, ' stood open.', true],
    ]);
  });

  it('ends with the text of the session, even if its last words were not recorded', () => {
    expect(textAfter(endingWith(recorded('The gate'), 'The gate stood.'))).toBe('The gate stood.');
    expect(endingWith(recorded('The gate'), 'The gate')).toHaveLength(1);
    expect(textAfter(endingWith([], 'All of it.'))).toBe('All of it.');
  });
});
