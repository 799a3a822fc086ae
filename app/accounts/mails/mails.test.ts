import { describe, expect, it } from 'vitest';
import { readMail } from '~/platform/testing/servers/read-mail';
import { eventSentence } from '../security-events/event-kinds';
import { newSignInMail, passwordChangedMail, recoveryMail, securityChangedMail, verificationMail } from './mails';

const siteUrl = new URL('https://quillarena.example');
const at = new Date('2026-03-01T12:00:00Z');
const code = '482913';
const token = 'KzYt0uHh3h8vX2c9Lq4sRw';
const alarm = 'token';
const email = 'mara+ink@example.test';
const HOSTILE = '<a href="https://evil.example">Mara</a>';

const mails = {
  verification: verificationMail({ code, email, siteUrl }),
  recovery: recoveryMail({ code, token, email, siteUrl }),
  'password changed': passwordChangedMail({ name: HOSTILE, at, alarm, siteUrl }),
  'new sign-in': newSignInMail({ name: HOSTILE, at, alarm, browser: 'Firefox on Linux', siteUrl }),
  'security changed': securityChangedMail({
    ...{ name: HOSTILE, at, alarm, browser: 'Firefox on Linux', siteUrl },
    sentence: eventSentence('passkey-added', HOSTILE),
  }),
};

describe.each(Object.entries(mails))('the mail %s', (_name, mail) => {
  it('has both parts, links only to the site, and no attachments', async () => {
    const { text, words, links, attachments } = await readMail(mail);
    expect(text.length).toBeGreaterThan(100);
    expect(words.length).toBeGreaterThan(100);
    expect(links.length).toBeGreaterThan(0);
    expect(links.map((link) => new URL(link).origin)).toEqual(links.map(() => siteUrl.origin));
    expect(attachments).toEqual([]);
  });
});

describe.each([
  ['verification', code],
  ['recovery', token],
] as const)('the code of the mail %s', (name, carried) => {
  it('is in the subject and in both parts, and its link contains code or token and the address', async () => {
    const { subject, text, words, links } = await readMail(mails[name]);
    expect(subject.startsWith(code)).toBe(true);
    expect(text).toContain(code);
    expect(words).toContain(code);
    const link = new URL(links[0] ?? '');
    expect(Object.fromEntries(link.searchParams)).toMatchObject({ token: carried, email });
    expect(text).toContain(link.href);
  });
});

it('a notice says when it happened, with which browser, and what to do about it', async () => {
  const { text, words } = await readMail(mails['new sign-in']);
  for (const part of [text, words]) {
    expect(part).toContain('Mar 1, 2026, 12:00 UTC');
    expect(part).toContain('Firefox on Linux');
    expect(part).toContain('https://quillarena.example/forgot-password?alarm=token');
  }
});

it('a name is escaped in mails', async () => {
  for (const name of ['password changed', 'new sign-in', 'security changed'] as const) {
    const { html, words } = await readMail(mails[name]);
    expect(html).not.toContain('<a href="https://evil.example">');
    expect(words).toContain(HOSTILE);
  }
});
