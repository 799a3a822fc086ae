import { describe, expect, it } from 'vitest';
import { isNetworkFailure } from './network-failure';

describe('a network failure', () => {
  it('is recognized by the messages of all browsers', () => {
    for (const words of [
      'Failed to fetch',
      'Failed to fetch dynamically imported module: https://quillarena.test/assets/a.js',
      'NetworkError when attempting to fetch resource.',
      'error loading dynamically imported module',
      'Load failed',
      'Importing a module script failed.',
    ])
      expect(isNetworkFailure(new TypeError(words)), words).toBe(true);
  });

  it('is neither a programming error nor a response', () => {
    expect(isNetworkFailure(new TypeError("Cannot read properties of undefined (reading 'title')"))).toBe(false);
    expect(isNetworkFailure(new Error('Failed to fetch'))).toBe(false);
    expect(isNetworkFailure({ status: 500 })).toBe(false);
  });
});
