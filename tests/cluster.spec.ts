import { type Cluster, openCluster } from './support/cluster';
import { liveConnection } from './support/live';
import { join, publish } from './support/people';
import { test as base, expect, hydrated, newPerson, PASSWORD, signIn } from './support/test';

const test = base.extend<object, { cluster: Cluster }>({
  cluster: [
    async ({ mailbox }, use) => {
      const cluster = await openCluster({ SMTP_URL: mailbox.url });
      await use(cluster);
      await cluster.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ cluster }, use) => use(cluster.url),
});

test.describe('a site of two processes behind nginx', () => {
  test.describe.configure({ mode: 'serial' });
  test.use({ expectedErrors: [/status of (401|429|502)|WebSocket|ERR_(CONNECTION|EMPTY)/] });

  test('knows the same people, counts the same limits and shows the same pages on both', async ({
    page,
    mailbox,
    cluster,
    anotherBrowser,
  }) => {
    const person = await join(page, mailbox);
    const connected = liveConnection(page);
    await page.goto('/about');
    await connected;
    const elsewhere = await anotherBrowser();
    await signIn(elsewhere, person);
    await expect(page.getByText('New login detected')).toBeVisible({ timeout: 2_000 });

    const address = await publish(elsewhere, { title: 'Read on Both', body: 'Whoever asks, and whomever.' });
    const onBoth = (path: string) => Promise.all(cluster.processes.map((url) => page.request.get(url + path)));
    await expect(async () => {
      for (const answer of await onBoth(address)) expect(answer.headers().etag, 'kept').toBeTruthy();
    }).toPass();
    const reader = await anotherBrowser();
    await join(reader, mailbox);
    await reader.goto(address);
    await hydrated(reader);
    await reader.getByRole('radio', { name: '4 stars' }).check({ force: true });
    await expect(reader.getByText('Rating Submitted', { exact: true })).toBeVisible();
    await expect(async () => {
      for (const answer of await onBoth(address)) expect(await answer.text()).toContain('4.0');
    }).toPass({ timeout: 1_000 });

    const { email } = newPerson('Guessed');
    const tries = Array.from({ length: 11 }, (_, index) => cluster.processes[index % 2]);
    const statuses: number[] = [];
    for (const url of tries) statuses.push((await page.request.post(`${url}/signin`, { form: { email, password: PASSWORD } })).status());
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  });

  test('replaces its processes while somebody writes, and no word or page is lost', async ({ page, mailbox, cluster }) => {
    await join(page, mailbox);
    await page.goto('/creative-writing');
    await hydrated(page);
    const files = [...(await page.content()).matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path);
    await page.getByRole('button', { name: 'Start Writing (30 Minutes)' }).click();
    const story = page.getByLabel('Your story', { exact: true });
    await story.fill('Before the change.');
    const visits: number[] = [];
    let replacing = true;
    const visitor = (async () => {
      while (replacing) visits.push((await page.request.get('/stories')).status());
    })();
    const replaced = cluster.replace();
    await story.fill('Before the change. During it.');
    await replaced;
    replacing = false;
    await visitor;
    expect(new Set(visits)).toEqual(new Set([200]));
    await story.fill('Before the change. During it. After it.');
    await page.getByRole('button', { name: 'Save Progress' }).click();
    await expect(page.getByText('Story saved successfully!')).toBeVisible();
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(story).toHaveValue('Before the change. During it. After it.');
    for (const path of files) expect((await page.request.get(path)).status(), path).toBe(200);
  });

  test('ends by itself and leaves no process behind', async ({ cluster }) => {
    expect(await cluster.stop()).toEqual({ status: 0, left: [] });
  });
});
