import { describe, expect, it } from 'vitest';
import { isLoopbackHost, isOwnOrigin } from './origin';

describe('the site’s own origin', () => {
  const local = new URL('http://127.0.0.1:3000');
  const live = new URL('https://quillarena.example');

  it.each(['http://127.0.0.1:3000', 'http://localhost:3000', 'http://[::1]:3000'])('is %s on one’s own machine', (origin) => {
    expect(isOwnOrigin(origin, local)).toBe(true);
  });

  it.each(['http://localhost:3001', 'https://localhost:3000', 'http://localhost.evil.test:3000', 'null', '', 'http://evil.test'])(
    'is not %j',
    (origin) => {
      expect(isOwnOrigin(origin, local)).toBe(false);
    },
  );

  it('is one name alone elsewhere', () => {
    expect(isOwnOrigin('https://quillarena.example', live)).toBe(true);
    expect(isOwnOrigin('http://quillarena.example', live)).toBe(false);
    expect(isOwnOrigin('http://localhost:3000', live)).toBe(false);
  });

  it('knows loopback names', () => {
    expect(['localhost', '127.0.0.1', '127.1.2.3', '::1', '[::1]'].every(isLoopbackHost)).toBe(true);
    expect(['0.0.0.0', '127.0.0.1.evil.test', 'localhost.test', '10.0.0.1'].some(isLoopbackHost)).toBe(false);
  });
});
