import { describe, expect, it } from 'vitest';
import { goalLine, goalOf, paceLine } from './goal';

function sent(amount: string, unit: string) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ intent: 'goal', amount, unit })) form.set(name, value);
  return goalOf(form);
}

describe('a goal', () => {
  it('is a number of words or minutes, or none', () => {
    expect(sent('500', 'words')).toEqual({ amount: 500, unit: 'words' });
    expect(sent(' 20 ', 'minutes')).toEqual({ amount: 20, unit: 'minutes' });
    expect(sent('', 'words')).toBeNull();
    for (const [amount, unit] of [
      ['0', 'words'],
      ['-5', 'words'],
      ['1e9', 'words'],
      ['10001', 'words'],
      ['31', 'minutes'],
      ['5', 'novels'],
      ['many', 'words'],
    ] as const)
      expect(sent(amount, unit), `${amount} ${unit}`).toBeUndefined();
  });

  it('says how far one is on a desk without a clock', () => {
    expect(goalLine({ amount: 200, unit: 'words' }, { words: 120, minutes: 3 })).toBe('120 of 200 words');
    expect(goalLine({ amount: 200, unit: 'words' }, { words: 200, minutes: 3 })).toBe('Goal reached: 200 words');
    expect(goalLine({ amount: 20, unit: 'minutes' }, { words: 200, minutes: 3 })).toBe('3 of 20 minutes');
  });

  it('says how far one is, and in words how that compares with an even pace', () => {
    const words = { amount: 600, unit: 'words' } as const;
    expect(paceLine(words, { words: 0, seconds: 0 })).toBe('0 of 600 words');
    expect(paceLine(words, { words: 120, seconds: 300 })).toBe('120 of 600 words, 20 ahead');
    expect(paceLine(words, { words: 80, seconds: 300 })).toBe('80 of 600 words, 20 to catch up');
    expect(paceLine(words, { words: 600, seconds: 900 })).toBe('Goal reached: 600 words');
    expect(paceLine({ amount: 20, unit: 'minutes' }, { words: 5, seconds: 125 })).toBe('2 of 20 minutes');
    expect(paceLine({ amount: 1, unit: 'minutes' }, { words: 5, seconds: 60 })).toBe('Goal reached: 1 minute');
  });
});
