import { describe, expect, it } from 'vitest';
import { readMail } from '../testing/servers/read-mail';
import { composeMail, type MailMessage } from './mail-layout';

const SITE = new URL('https://quillarena.example');
const HOSTILE = `"><img src=x onerror=alert(1)>&lt;'`;

const message = (change: Partial<MailMessage> = {}): MailMessage => ({
  subject: 'A subject',
  preheader: 'In the list',
  heading: 'The heading',
  parts: [
    { kind: 'text', text: 'Some words.' },
    { kind: 'code', code: '482913' },
    { kind: 'link', label: 'Go there', url: 'https://quillarena.example/there?a=1&b=2' },
    { kind: 'facts', rows: [['Amount', '$25']] },
    { kind: 'items', items: [{ text: 'A first thing' }, { text: 'A second thing', url: 'https://quillarena.test/second?a=1&b=2' }] },
  ],
  closing: 'Why you get this.',
  unsubscribe: { label: 'Get it no more', url: 'https://quillarena.example/stop?a=1&b=2' },
  siteUrl: SITE,
  ...change,
});

describe('a mail', () => {
  it('has the same content in both parts', async () => {
    const { text, words } = await readMail(composeMail(message()));
    for (const said of [
      'The heading',
      'Some words.',
      '482913',
      'Go there',
      'Amount',
      '$25',
      'A first thing',
      'A second thing',
      'Why you get this.',
      'Get it no more',
    ]) {
      expect(text).toContain(said);
      expect(words).toContain(said);
    }
  });

  it('shows the full address of its link', async () => {
    const { text, links, words } = await readMail(composeMail(message()));
    expect(links).toContain('https://quillarena.example/there?a=1&b=2');
    expect(links, 'that of an item').toContain('https://quillarena.test/second?a=1&b=2');
    expect(text).toContain('https://quillarena.test/second?a=1&b=2');
    expect(words).toContain('https://quillarena.example/there?a=1&b=2');
    expect(text).toContain('https://quillarena.example/there?a=1&b=2');
  });

  it('loads nothing remote, and has dark styles', () => {
    const { html } = composeMail(message());
    expect(html).not.toMatch(/<img|<link|<script|url\(|@import|@font-face|src=/i);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('prefers-color-scheme: dark');
  });

  it('starts with its preheader', async () => {
    const { words } = await readMail(composeMail(message()));
    expect(words.indexOf('In the list')).toBeLessThan(words.indexOf('QUILLARENA'));
  });

  it('escapes all texts', async () => {
    const mail = composeMail(
      message({
        subject: HOSTILE,
        preheader: HOSTILE,
        heading: HOSTILE,
        closing: HOSTILE,
        parts: [
          { kind: 'text', text: HOSTILE },
          { kind: 'code', code: HOSTILE },
          { kind: 'facts', rows: [[HOSTILE, HOSTILE]] },
        ],
      }),
    );
    expect(mail.html).not.toMatch(/<img|onerror=alert\(1\)>/);
    expect((await readMail(mail)).words).toContain(HOSTILE);
  });

  it('has a single-line subject', async () => {
    const { subject, headers } = await readMail(composeMail(message({ subject: 'Hello\r\nBcc: everybody@example.test' })));
    expect(subject).toBe('Hello Bcc: everybody@example.test');
    expect(headers).not.toContain('bcc');
  });
});
