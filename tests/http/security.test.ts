import { expect, it, vi } from 'vitest';
import { hiddenField } from '../support/http/http-client.ts';
import { publish, startSession } from '../support/http/publish.ts';
import { mailbox, member, site, visitor } from '../support/http/site.ts';
import { newPerson, PASSWORD } from '../support/people/person.ts';

const EMAIL = /[\w.+-]+@[\w-]+\.[\w.-]+/g;
const MARKUP = '<script>window.hacked = true</script><img src=x onerror="window.hacked = true"><b>bold</b>';

it('lets scripts run only with the nonce of their own page', async () => {
  const policies = await Promise.all(
    [0, 1].map(async () => (await visitor().fetch('/signin')).headers.get('content-security-policy') ?? ''),
  );
  const nonces = policies.map((policy) => policy.match(/'nonce-([^']+)'/)?.[1]);
  expect(nonces[0]).toBeTruthy();
  expect(nonces[0]).not.toBe(nonces[1]);
  const scripts = policies[0]?.split('; ').find((rule) => rule.startsWith('script-src')) ?? '';
  expect(scripts).not.toContain('unsafe');
  expect(policies[0]).toContain("default-src 'self'");
  expect(policies[0]).toContain("frame-ancestors 'none'");
  expect(policies[0]).toContain("form-action 'self'");
});

it('refuses a change requested by another site with a clear text', async () => {
  const person = await member();
  const foreign: readonly Record<string, string>[] = [
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ];
  for (const from of foreign) {
    const headers = { cookie: person.cookie(), ...from };
    const response = await fetch(`${site.url}/signout`, { method: 'POST', headers, redirect: 'manual' });
    expect(response.status, JSON.stringify(from)).toBe(403);
    expect(await response.text()).toContain('requested by another site');
  }
  expect((await person.ask('/profile')).status, 'still signed in').toBe(200);
  expect((await person.ask('/signout', { form: {} })).status).toBe(302);
});

it('hides cookies from scripts and from other sites', async () => {
  const person = await member();
  await person.ask('/forgot-password', { form: { email: newPerson().email } });
  const cookies = [...person.setCookies().values()];
  expect(cookies.length).toBeGreaterThan(1);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; HttpOnly/i);
    expect(cookie).toMatch(/; SameSite=Lax/i);
  }
});

it('writes markup of a story as text', async () => {
  const writer = await member('Tagger');
  const address = await publish(writer, { title: MARKUP.slice(0, 60), body: `${MARKUP}\n\nThe end </textarea></script>` });
  for (const path of [address, '/stories']) {
    // A page that is kept for visitors changes within a second.
    const shown = async () => {
      const { text } = await visitor().ask(path);
      expect(text, path).toContain('&lt;script&gt;window.hacked');
      return text;
    };
    const text = await vi.waitFor(shown);
    for (const markup of ['<script>window.hacked', '<img src=x', '<b>bold', '</script>&quot;']) expect(text, path).not.toContain(markup);
  }
});

it('refuses an oversized body with a clear text, declared or streamed', async () => {
  const tooMuch = 'x'.repeat(5 * 1024 * 1024);
  const declared = await visitor().ask('/signin', { body: tooMuch });
  expect(declared.status).toBe(413);
  expect(declared.text).toContain('That is more than can be sent at once.');
  const streamed = await fetch(`${site.url}/signin`, {
    method: 'POST',
    // The site may cut it off: no other request shall come over it.
    headers: { 'content-type': 'application/x-www-form-urlencoded', connection: 'close' },
    body: new Blob([tooMuch]).stream(),
    duplex: 'half',
  } as RequestInit).then(
    ({ status }) => status,
    () => 'cut off',
  );
  expect([413, 'cut off']).toContain(streamed);
  expect((await visitor().ask('/healthz')).status).toBe(200);
});

it("shows no person's address on pages that others see, nor in their data", async () => {
  const story = await publish(await member(), { title: 'No Address', body: 'Only words.' });
  const reader = await member();
  await reader.ask(`${story}/rating`, { form: { value: '5' } });
  for (const path of ['/', '/stories', story, '/leaderboard', '/leaderboard?view=personal', '/about']) {
    const { pathname, search } = new URL(path, site.url);
    for (const address of [path, `${pathname === '/' ? '/_' : pathname}.data${search}`]) {
      const { status, text } = await reader.ask(address);
      expect(status, address).toBe(200);
      expect(
        (text.match(EMAIL) ?? []).filter((email) => email !== 'support@quillarena.example'),
        address,
      ).toEqual([]);
    }
  }
});

it('shows a draft to nobody except its author', async () => {
  const writer = await member();
  await startSession(writer);
  const draft = `/story/${hiddenField((await writer.ask('/creative-writing')).text, 'storyId')}`;
  expect((await writer.ask(draft)).status).toBe(200);
  const other = await member();
  for (const address of [draft, `${draft}.data`]) expect((await other.ask(address)).status).toBe(404);
  expect((await other.ask(`${draft}/rating`, { form: { value: '5' }, accept: '*/*' })).status).toBe(404);
});

it('writes no address, code, password or query into the log', async () => {
  const earlier = (await site.output()).length;
  const person = await member('Logged');
  const code = await mailbox.codeTo(person.email);
  const anybody = visitor();
  await anybody.ask(`/verify-email?${new URLSearchParams({ token: code, type: 'signup', email: person.email })}`);
  await anybody.ask('/signin?to=/stories?seen=once', { form: { email: person.email, password: 'Wrong-guess-12' } });
  await anybody.ask('/signin', { form: { email: person.email, password: PASSWORD } });
  await anybody.ask('/profile?tab=seen-last');
  const isLogged = async () => expect((await site.output()).slice(earlier)).toContain('"path":"/profile"');
  await vi.waitFor(isLogged);
  const log = (await site.output()).slice(earlier);
  expect(log).toContain('"path":"/signin"');
  for (const secret of [person.email, encodeURIComponent(person.email), PASSWORD, 'Wrong-guess-12', 'seen=once', 'seen-last']) {
    expect(log.includes(secret), `"${secret}" is in the log`).toBe(false);
  }
  expect(log.match(EMAIL) ?? []).toEqual([]);
  expect(log.match(new RegExp(`(?<![\\w-])${code}(?![\\w-])`)) ?? []).toEqual([]);
});
