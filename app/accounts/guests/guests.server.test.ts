import { describe, expect, it } from 'vitest';
import { createGuests } from './guests.server';

const guests = createGuests('a secret', new URL('https://quillarena.example'));
const headers = (cookie: string) => new Headers({ cookie: cookie.split(';')[0] ?? '' });

describe('a guest', () => {
  it('is recognised by a cookie that scripts cannot read', async () => {
    const { guestId, cookie } = await guests.welcome();
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/Secure/);
    expect(await guests.read(headers(cookie))).toBe(guestId);
  });

  it('cannot pass for somebody else', async () => {
    const { cookie } = await guests.welcome();
    const stranger = createGuests('another secret', new URL('https://quillarena.example'));
    expect(await stranger.read(headers(cookie))).toBeUndefined();
    expect(await guests.read(headers(cookie.replace(/=../, '=xx')))).toBeUndefined();
    expect(await guests.read(new Headers())).toBeUndefined();
  });
});
