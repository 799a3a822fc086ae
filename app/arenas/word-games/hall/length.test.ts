import { describe, expect, it } from 'vitest';
import { isOfLength, lengthIn } from './length';

describe('the length of a game', () => {
  it('is quick up to 90 seconds, and long above', () => {
    const listed = (length: 'quick' | 'long' | undefined) => [60, 90, 120].filter((seconds) => isOfLength({ seconds }, length));
    expect(listed('quick')).toEqual([60, 90]);
    expect(listed('long')).toEqual([120]);
    expect(listed(undefined)).toEqual([60, 90, 120]);
  });

  it('is read from an address, where anything else means all games', () => {
    expect(lengthIn(new URLSearchParams('length=quick'))).toBe('quick');
    expect(lengthIn(new URLSearchParams('length=long'))).toBe('long');
    expect(lengthIn(new URLSearchParams('length=endless'))).toBeUndefined();
    expect(lengthIn(new URLSearchParams())).toBeUndefined();
  });
});
