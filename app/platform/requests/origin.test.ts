import { describe, expect, it } from 'vitest';
import { isLoopbackAddress, isLoopbackHost, isOwnHost, isOwnOrigin } from './origin';

describe('the site’s own origin', () => {
  const local = new URL('http://127.0.0.1:3000');
  const live = new URL('https://quillarena.example');

  it.each(['http://127.0.0.1:3000', 'http://localhost:3000', 'http://[::1]:3000'])('is %s on the local machine', (origin) => {
    expect(isOwnOrigin(origin, local)).toBe(true);
  });

  it.each(['http://localhost:3001', 'https://localhost:3000', 'http://localhost.evil.test:3000', 'null', '', 'http://evil.test'])(
    'is not %j',
    (origin) => {
      expect(isOwnOrigin(origin, local)).toBe(false);
    },
  );

  it('is only its own name elsewhere', () => {
    expect(isOwnOrigin('https://quillarena.example', live)).toBe(true);
    expect(isOwnOrigin('http://quillarena.example', live)).toBe(false);
    expect(isOwnOrigin('http://localhost:3000', live)).toBe(false);
  });

  it('knows loopback names', () => {
    expect(['localhost', '127.0.0.1', '127.1.2.3', '::1', '[::1]'].every(isLoopbackHost)).toBe(true);
    expect(['0.0.0.0', '127.0.0.1.evil.test', 'localhost.test', '10.0.0.1'].some(isLoopbackHost)).toBe(false);
  });
});

describe('the site’s own host', () => {
  const local = new URL('http://127.0.0.1:3000');
  const live = new URL('https://quillarena.example');

  it.each(['127.0.0.1:3000', 'localhost', 'LOCALHOST:80', '[::1]:9'])('is %s on the local machine', (host) => {
    expect(isOwnHost(host, local)).toBe(true);
  });

  it.each(['', 'quillarena.example', 'localhost.evil.test', 'evil.test#localhost', 'evil@localhost', 'localhost/x', 'localhost:x'])(
    'is not %j',
    (host) => {
      expect(isOwnHost(host, local)).toBe(false);
    },
  );

  it('is only its own name with its port elsewhere', () => {
    expect(['quillarena.example', 'Quillarena.Example', 'quillarena.example:443'].every((host) => isOwnHost(host, live))).toBe(true);
    expect(['quillarena.example:80', 'www.quillarena.example', 'localhost'].some((host) => isOwnHost(host, live))).toBe(false);
  });

  it('distinguishes local connections from others', () => {
    expect(['127.0.0.1', '::1', '::ffff:127.0.0.1'].every(isLoopbackAddress)).toBe(true);
    expect([undefined, '10.0.0.1', '::ffff:10.0.0.1', 'fe80::1'].some(isLoopbackAddress)).toBe(false);
  });
});
