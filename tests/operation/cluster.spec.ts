import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { hiddenField, httpClient } from '../support/http/http-client';
import { publish, startSession } from '../support/http/publish';
import { newPerson, PASSWORD } from '../support/people/person';
import { steadyWriter } from '../support/people/steady-writer';
import { weaveClient } from '../support/people/weave-client';
import { type Cluster, openCluster } from '../support/sites/cluster';
import { expect, type Member, newMember, signInElsewhere, test } from '../support/sites/server-test';

/** Between two visits, and between two saves, in ms: as fast as they go, they would take the processor that processes need to start. */
const VISIT_MS = 50;

test.describe('a site of two processes behind nginx', () => {
  test.describe.configure({ mode: 'serial' });
  let cluster: Cluster;

  // A player's turn in Story Weave lasts 15 s.
  test.beforeAll(async ({ mailbox }) => {
    cluster = await openCluster({ SMTP_URL: mailbox.url, GAME_SPEED: '4' });
  });
  test.afterAll(async () => {
    await cluster?.stop();
  });

  test('shares accounts, limits and pages between both', async ({ mailbox }) => {
    const { url, processes } = cluster;
    const person = await newMember(url, mailbox);
    const connection = await weaveClient(url, person.cookie());
    const writer = await signInElsewhere(url, person);
    await connection.sessionEnded;
    connection.close();

    const address = await publish(writer, { title: 'Read on Both', body: 'Whoever asks, and whomever.' });
    const visitor = httpClient();
    const onBoth = (path: string) =>
      Promise.all(
        processes.map(async (process) => {
          const answer = await visitor.fetch(process + path);
          return { etag: answer.headers.get('etag'), text: await answer.text() };
        }),
      );
    await expect(async () => {
      for (const { etag } of await onBoth(address)) expect(etag, 'kept').toBeTruthy();
    }).toPass();
    const reader = await newMember(url, mailbox);
    expect((await reader.ask(`${address}/rating`, { form: { value: '4' } })).status).toBeLessThan(400);
    await expect(async () => {
      for (const { text } of await onBoth(address)) expect(text).toContain('4.0');
    }).toPass();

    const { email } = newPerson('Guessed');
    const guesser = httpClient({ headers: { origin: url } });
    const statuses: number[] = [];
    for (let guess = 0; guess <= 10; guess += 1)
      statuses.push((await guesser.ask(`${processes[guess % 2]}/signin`, { form: { email, password: PASSWORD } })).status);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  });

  test('replaces its processes while people write, alone and in a room: no page is lost, no word is, and none is kept twice', async ({
    mailbox,
  }) => {
    const { url, processes } = cluster;
    const [alone, ada, ben] = await Promise.all(['Alone', 'Ada', 'Ben'].map((name) => newMember(url, mailbox, { name })));
    if (!alone || !ada || !ben) throw new Error('Nobody writes.');
    const story = await startedStory(alone);
    const { files } = story;
    await story.save('Before the change.');

    const opener = await weaveClient(url, ada.cookie());
    const { roomId } = await opener.enter();
    const readers = await Promise.all(processes.map((process) => weaveClient(process, undefined, url)));
    for (const reader of readers) await reader.watch(roomId);
    // One connects through nginx, the other one directly to a process.
    const first = await steadyWriter({ url, origin: url, cookie: ada.cookie(), roomId, name: 'Ada' });
    const second = await steadyWriter({ url: processes[1], origin: url, cookie: ben.cookie(), roomId, name: 'Ben' });
    opener.close();
    const writers = [first, second];
    await Promise.all(writers.map((writer) => writer.hasWritten(1)));
    for (const reader of readers) {
      for (const { taken } of writers) await reader.until(({ parts }) => parts.some(({ text }) => text === taken[0]));
    }

    const visits: number[] = [];
    let replacing = true;
    const visiting = (async () => {
      for (const visitor = httpClient(); replacing; await pause(VISIT_MS)) visits.push((await visitor.ask(`${url}/stories`)).status);
    })();
    const saving = (async () => {
      for (let save = 1; replacing; save += 1, await pause(VISIT_MS)) await story.save(`Before the change. During it, ${save}.`);
    })();
    try {
      await cluster.replace();
    } finally {
      replacing = false;
    }
    await Promise.all([visiting, saving]);
    expect(new Set(visits)).toEqual(new Set([200]));
    await story.save('Before the change. During it. After it.');
    expect((await alone.ask('/creative-writing')).text).toContain('>Before the change. During it. After it.</textarea>');
    for (const path of files) expect((await alone.ask(path)).status, path).toBe(200);

    await Promise.all(writers.map((writer) => writer.hasWritten(writer.taken.length + 1)));
    await Promise.all(writers.map((writer) => writer.stop()));
    const reader = await weaveClient(processes[0], undefined, url);
    const { parts } = await reader.watch(roomId);
    const texts = parts.filter(({ kind }) => kind === 'person').map(({ text }) => text);
    expect(texts).toEqual([...new Set(texts)]);
    expect(texts).toEqual(expect.arrayContaining(writers.flatMap(({ taken }) => taken)));
    const numbers = parts.map(({ number }) => number);
    expect(numbers).toEqual([...new Set(numbers)].sort((one, next) => one - next));
    expect(second.reconnects()).toBeGreaterThan(0);
    for (const client of [reader, ...readers]) client.close();
  });

  test('exits cleanly and leaves no process behind', async () => {
    expect(await cluster.stop()).toEqual({ status: 0, left: [] });
  });
});

/** A story that somebody has begun, and the scripts of its page. */
async function startedStory(writer: Member) {
  await startSession(writer);
  const { text: room } = await writer.ask('/creative-writing');
  const storyId = hiddenField(room, 'storyId');
  let baseVersion = Number(hiddenField(room, 'baseVersion'));
  return {
    files: [...room.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path),
    /** Saves its words as its page does, again as long as a process is being replaced. */
    async save(body: string): Promise<void> {
      const json = { purpose: 'save', writerId: hiddenField(room, 'writerId'), saveId: randomUUID(), baseVersion, title: '', body };
      for (;;) {
        const { status, text } = await writer.ask(`/creative-writing/${storyId}/save`, { json, accept: 'application/json' });
        if (status === 200) {
          baseVersion = JSON.parse(text).version;
          return;
        }
        // From nginx, or from a process that is starting.
        expect([502, 503, 504], text).toContain(status);
        await pause(VISIT_MS);
      }
    },
  };
}
