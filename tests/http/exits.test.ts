import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type AskedSite, askedSite } from '../support/http/exits/asked-site.ts';
import { type LiveListener, listenLive } from '../support/http/exits/live-listener.ts';
import { openViewers, type Viewer, type Viewers, viewers } from '../support/http/exits/viewers.ts';
import { openWorld, type World } from '../support/http/exits/world.ts';
import { ID } from '../support/http/sent/samples.ts';
import { actions, addressOf } from '../support/http/sent-forms.ts';
import { database } from '../support/http/site.ts';
import { hasPage } from '../support/http/site-routes.ts';

/** What sends mails of what people are told. */
const MAILING = ['urgent-mails', 'daily-mails', 'weekly-mails'];

let all: Viewers;
let world: World;
let asked: AskedSite;
const listeners = new Map<Viewer, LiveListener>();

beforeAll(async () => {
  all = await openViewers();
  for (const viewer of viewers) listeners.set(viewer, await listenLive(viewer === 'visitor' ? '' : all.people[viewer].cookie()));
  world = await openWorld(all);
  asked = askedSite(all, world);
});

afterAll(() => {
  world.close();
  for (const listener of listeners.values()) listener.close();
  console.log(
    `${asked.counts.exits} exits, ${viewers.length} kinds of viewers, ${asked.counts.answers} answers: ${asked.leaks.length} leaks`,
  );
});

it('gives no words at any address to viewers who may not read them', async () => {
  await asked.askForEverything({ everywhere: Boolean(process.env.EVERYBODY_EVERYWHERE) });
  expect(asked.leaks).toEqual([]);
  expect(asked.unheard).toEqual([]);
});

it('sends nobody such words over a live connection, whatever room they watch', async () => {
  const connections = () => [...listeners.values()].map((listener) => listener.connections());
  const before = connections();
  for (const listener of listeners.values()) {
    for (const roomId of world.rooms) await listener.ask('weave:watch', { roomId });
  }
  await world.typePassage();
  for (const listener of listeners.values()) {
    for (const roomId of world.rooms) await listener.ask('weave:watch', { roomId });
  }
  expect(connections(), 'all have watched all along').toEqual(before);
  for (const [viewer, listener] of listeners) asked.heard(viewer, `live ${world.rooms.join(' ')}`, listener.heard());
  expect(asked.leaks).toEqual([]);
});

it('mails nobody such words', async () => {
  const { rows } = await database.use((db) =>
    db.query<{ id: string }>('insert into jobs.job (name) select unnest($1::text[]) returning id', [MAILING]),
  );
  await vi.waitFor(async () => {
    const waiting = await database.use((db) =>
      db.query(`select id from jobs.job where id = any($1) and state <> 'completed'`, [rows.map(({ id }) => id)]),
    );
    expect(waiting.rows).toEqual([]);
  });
  await asked.readMails();
  expect(asked.leaks).toEqual([]);
});

it('answers nobody with such words, whatever they send', async () => {
  const stories = world.values.storyId ?? [];
  const chapters = world.values.chapterId ?? [];
  const sent = actions.filter(({ path }) => path.includes(':storyId') || path.includes(':chapterId') || path.includes(':draftId'));
  for (const { path, form, json } of sent) {
    for (const id of path.includes(':storyId') ? stories : chapters) {
      const address = addressOf(path.replace(':storyId', id).replace(':chapterId', id).replace(':draftId', id));
      const filled = form && Object.fromEntries(Object.entries(form).map(([name, value]) => [name, value === ID ? id : value]));
      const exit = hasPage(path) ? `${address}.data` : address;
      await asked.ask('minor', exit, filled ? { form: filled } : { json, accept: 'application/json' });
    }
  }
  expect(asked.leaks).toEqual([]);
});

it('shows visitors the same pictures of a text that is kept from them, whatever its words are, and others of a text that they read', async () => {
  const { kept, shown } = world.stories;
  const ofKept = await asked.pictures(kept);
  await world.changeWords(kept);
  expect(await asked.pictures(kept)).toEqual(ofKept);
  const ofShown = await asked.pictures(shown);
  expect(ofKept.size + ofShown.size).toBeGreaterThan(50);
  await world.changeWords(shown);
  expect(await asked.pictures(shown)).not.toEqual(ofShown);
});
