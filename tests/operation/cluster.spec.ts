import { liveConnection } from '../support/browser/live';
import { join, publish } from '../support/people/people';
import { steadyWriter } from '../support/people/steady-writer';
import { cookieOf, weaveClient } from '../support/people/weave-client';
import { fillStory, saveProgress, storyBox, storyText } from '../support/people/writing-room';
import { openCluster } from '../support/sites/cluster';
import { testsWith } from '../support/sites/own-site';
import { expect, hydrated, newPerson, PASSWORD, signIn } from '../support/test';

// A player's turn in Story Weave lasts 15 s.
const test = testsWith(async (mailbox) => {
  const cluster = await openCluster({ SMTP_URL: mailbox.url, GAME_SPEED: '4' });
  return { ...cluster, dispose: async () => void (await cluster.stop()) };
});

test.describe('a site of two processes behind nginx', () => {
  test.describe.configure({ mode: 'serial' });
  test.use({ expectedErrors: [/status of (401|429|502)|WebSocket|ERR_(CONNECTION|EMPTY)/] });

  test('shares accounts, limits and pages between both', async ({ page, mailbox, own: cluster, anotherBrowser }) => {
    const person = await join(page, mailbox);
    const connected = liveConnection(page);
    await page.goto('/about');
    await connected;
    const elsewhere = await anotherBrowser();
    await signIn(elsewhere, person);
    await expect(page.getByText('New login detected')).toBeVisible();

    const address = await publish(elsewhere, { title: 'Read on Both', body: 'Whoever asks, and whomever.' });
    const visitor = await anotherBrowser();
    const onBoth = (path: string) => Promise.all(cluster.processes.map((url) => visitor.request.get(url + path)));
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
    }).toPass();

    const { email } = newPerson('Guessed');
    const tries = Array.from({ length: 11 }, (_, index) => cluster.processes[index % 2]);
    const statuses: number[] = [];
    for (const url of tries) statuses.push((await page.request.post(`${url}/signin`, { form: { email, password: PASSWORD } })).status());
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  });

  test('replaces its processes while somebody writes, and no word or page is lost', async ({ page, mailbox, own: cluster }) => {
    await join(page, mailbox);
    await page.goto('/creative-writing');
    await hydrated(page);
    const files = [...(await page.content()).matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path);
    await page.getByRole('button', { name: 'Start Writing (30 Minutes)' }).click();
    const story = storyBox(page);
    await fillStory(page, 'Before the change.');
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
    await saveProgress(page);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(storyText(page)).toHaveValue('Before the change. During it. After it.');
    for (const path of files) expect((await page.request.get(path)).status(), path).toBe(200);
  });

  test('replaces its processes while a room writes, and keeps each of its words exactly once', async ({
    page,
    mailbox,
    own: cluster,
    anotherBrowser,
  }) => {
    const { url, processes } = cluster;
    await join(page, mailbox, 'Ada');
    const second = await anotherBrowser();
    await join(second, mailbox, 'Ben');
    const [adaCookie, benCookie] = [await cookieOf(page.context()), await cookieOf(second.context())];
    const opener = await weaveClient(url, adaCookie);
    const { roomId } = await opener.enter();
    const readers = await Promise.all(processes.map((process) => weaveClient(process, undefined, url)));
    for (const reader of readers) await reader.watch(roomId);
    // One connects through nginx, the other one directly to a process.
    const ada = await steadyWriter({ url, origin: url, cookie: adaCookie, roomId, name: 'Ada' });
    const ben = await steadyWriter({ url: processes[1], origin: url, cookie: benCookie, roomId, name: 'Ben' });
    opener.close();
    const writers = [ada, ben];
    await Promise.all(writers.map((writer) => writer.hasWritten(1)));
    for (const reader of readers) {
      for (const { taken } of writers) await reader.until(({ parts }) => parts.some(({ text }) => text === taken[0]));
    }

    await cluster.replace();
    await Promise.all(writers.map((writer) => writer.hasWritten(writer.taken.length + 1)));
    await Promise.all(writers.map((writer) => writer.stop()));
    const reader = await weaveClient(processes[0], undefined, url);
    const { parts } = await reader.watch(roomId);
    const texts = parts.filter(({ kind }) => kind === 'person').map(({ text }) => text);
    expect(texts).toEqual([...new Set(texts)]);
    expect(texts).toEqual(expect.arrayContaining(writers.flatMap(({ taken }) => taken)));
    const numbers = parts.map(({ number }) => number);
    expect(numbers).toEqual([...new Set(numbers)].sort((one, next) => one - next));
    expect(ben.reconnects()).toBeGreaterThan(0);
    for (const client of [reader, ...readers]) client.close();
  });

  test('exits cleanly and leaves no process behind', async ({ own: cluster }) => {
    expect(await cluster.stop()).toEqual({ status: 0, left: [] });
  });
});
