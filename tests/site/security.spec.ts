import { join, publish, startSession } from '../support/people/people';
import { testsWithOwnSite } from '../support/sites/own-site';
import { expect, hydrated, newPerson, PASSWORD, signUp, test } from '../support/test';

const EMAIL = /[\w.+-]+@[\w-]+\.[\w.-]+/g;
const MARKUP = '<script>window.hacked = true</script><img src=x onerror="window.hacked = true"><b>bold</b>';

test('scripts run only with the nonce of their own page', async ({ page }) => {
  const policies = await Promise.all(
    [0, 1].map(async () => (await page.request.get('/signin')).headers()['content-security-policy'] ?? ''),
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

test('a change requested by another site is refused with a clear text', async ({ page, mailbox, site }) => {
  await join(page, mailbox);
  const foreign: Record<string, string>[] = [
    { Origin: 'https://elsewhere.example' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
  ];
  for (const headers of foreign) {
    const answer = await page.request.post('/signout', { headers, maxRedirects: 0 });
    expect(answer.status()).toBe(403);
    expect(await answer.text()).toContain('requested by another site');
  }
  expect((await page.request.get('/profile', { maxRedirects: 0 })).status(), 'still signed in').toBe(200);
  expect((await page.request.post('/signout', { headers: { Origin: site.url }, maxRedirects: 0 })).status()).toBe(302);
});

test('cookies are hidden from scripts and from other sites', async ({ page, context, mailbox }) => {
  await join(page, mailbox);
  await page.request.post('/forgot-password', { form: { email: newPerson().email } });
  const cookies = await context.cookies();
  expect(cookies.length).toBeGreaterThan(1);
  for (const { name, httpOnly, sameSite } of cookies)
    expect({ name, httpOnly, sameSite }).toEqual({ name, httpOnly: true, sameSite: 'Lax' });
  await page.goto('/');
  expect(await page.evaluate(() => document.cookie)).toBe('');
});

test('markup in a story is shown as text, in the library and on its page', async ({ page, mailbox }) => {
  const { name } = await join(page, mailbox, 'Tagger');
  const title = `${MARKUP.slice(0, 40)} by ${name}`;
  const address = await publish(page, { title, body: `${MARKUP}\n\nThe end </textarea></script>` });
  await page.goto(address);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText(MARKUP)).toBeVisible();
  await expect(page).toHaveTitle(/<script>/);
  await page.goto('/stories');
  await hydrated(page);
  await expect(page.getByRole('article', { name: title }).getByText('<img src=x')).toBeVisible();
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('an oversized body is refused with a clear text, declared or streamed', async ({ page, site }) => {
  const tooMuch = 'x'.repeat(5 * 1024 * 1024);
  const declared = await page.request.post('/signin', { data: tooMuch, headers: { 'Content-Type': 'text/plain' } });
  expect(declared.status()).toBe(413);
  expect(await declared.text()).toContain('That is more than can be sent at once.');
  const streamed = await fetch(`${site.url}/signin`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new Blob([tooMuch]).stream(),
    duplex: 'half',
  } as RequestInit).then(
    ({ status }) => status,
    () => 'cut off',
  );
  expect([413, 'cut off']).toContain(streamed);
  expect((await page.request.get('/healthz')).ok()).toBe(true);
});

test.describe('after too many attempts', () => {
  test.use({ expectedErrors: [/status of 429/] });

  test('to sign in, a person is told how long to wait', async ({ page }) => {
    const { email } = newPerson('Guessed');
    for (let tries = 0; tries < 10; tries += 1) {
      const answer = await page.request.post('/signin', { form: { email, password: `Wrong-${tries}-guess` } });
      expect(answer.status()).toBe(401);
    }
    const answer = await page.request.post('/signin', { form: { email, password: PASSWORD } });
    expect(answer.status()).toBe(429);
    expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0);
    await page.goto('/signin');
    await hydrated(page);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.locator('main').getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText(/Too many attempts\. Please wait \d+ (seconds|minutes) and try again\./)).toBeVisible();
  });
});

test("no page that others see contains a person's address, nor does its data", async ({ page, mailbox, anotherBrowser }) => {
  const writer = await anotherBrowser();
  await join(writer, mailbox);
  const story = await publish(writer, { title: 'No Address', body: 'Only words.' });
  await join(page, mailbox);
  await page.request.post(`${story}/rating`, { form: { value: '5' } });
  for (const path of ['/', '/stories', story, '/leaderboard', '/leaderboard?view=personal', '/about']) {
    const { pathname, search } = new URL(path, 'http://localhost');
    const dataPath = `${pathname === '/' ? '/_' : pathname}.data${search}`;
    for (const address of [path, dataPath]) {
      const answer = await page.request.get(address);
      expect(answer.ok(), address).toBe(true);
      const found = (await answer.text()).match(EMAIL) ?? [];
      expect(
        found.filter((email) => email !== 'support@quillarena.example'),
        address,
      ).toEqual([]);
    }
  }
});

test('a draft is not found by anybody except its author', async ({ page, mailbox, anotherBrowser }) => {
  const writer = await anotherBrowser();
  await join(writer, mailbox);
  await startSession(writer);
  const room = await (await writer.request.get('/creative-writing')).text();
  const draft = `/story/${room.match(/name="storyId" value="([^"]+)"/)?.[1]}`;
  expect((await writer.request.get(draft)).status()).toBe(200);
  await join(page, mailbox);
  for (const address of [draft, `${draft}.data`]) expect((await page.request.get(address)).status()).toBe(404);
  const rating = await page.request.post(`${draft}/rating`, { form: { value: '5' } });
  expect(rating.status()).toBe(404);
});

testsWithOwnSite()('the log contains no address, code, password or query', async ({ page, context, mailbox, site }) => {
  const person = newPerson('Logged');
  await signUp(page, mailbox, person);
  const code = await mailbox.codeTo(person.email);
  await context.clearCookies();
  await page.request.get('/verify-email', { params: { token: code, type: 'signup', email: person.email } });
  await page.request.post('/signin', { params: { to: '/stories?seen=once' }, form: { email: person.email, password: 'Wrong-guess-12' } });
  await page.request.post('/signin', { form: { email: person.email, password: PASSWORD } });
  await page.request.get('/profile');
  const log = site.output();
  expect(log).toContain('"path":"/signin"');
  for (const secret of [person.email, encodeURIComponent(person.email), PASSWORD, 'Wrong-guess-12', 'seen=once']) {
    expect(log.includes(secret), `"${secret}" is in the log`).toBe(false);
  }
  expect(log.match(EMAIL) ?? []).toEqual([]);
  expect(log.match(new RegExp(`(?<![\\w-])${code}(?![\\w-])`)) ?? []).toEqual([]);
});
