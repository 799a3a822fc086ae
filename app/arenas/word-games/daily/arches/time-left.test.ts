import { describe, expect, it } from 'vitest';
import { timeLeftText } from './time-left';

describe('the time until the next set', () => {
  it.each([
    [86_400, '24 h 0 min'],
    [19_380, '5 h 23 min'],
    [3_599, '59 min'],
    [60, '1 min'],
    [59, '59 s'],
    [0, '0 s'],
    [-3, '0 s'],
  ])('of %i seconds is %s', (seconds, text) => {
    expect(timeLeftText(seconds)).toBe(text);
  });
});
