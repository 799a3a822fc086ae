import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { OpenDatabase } from '~/platform/database/database.server';
import type { TestClock } from '~/platform/testing/test-clock';
import type { DraftPlace } from '../../drafts/draft.contract';
import { FANDOM, type FanFixture, onFanFixture } from '../../testing/fan-fixture';
import { noteTexts } from './texts';

const HARBOUR = 'The *harbour* was empty.';
const GULL = 'A gull cried.';

let fixture: FanFixture;
let database: OpenDatabase;
let clock: TestClock;
let mara: Viewer;
let ivo: Viewer;
let workId: string;

onFanFixture((context) => {
  ({ fixture, database, clock, mara, ivo } = context);
});

const notes = () => fixture.service.beta.notes;
const STORY: DraftPlace = { kind: 'story', fandomId: FANDOM.id };

/** The author goes on writing. */
async function write(body: string, baseVersion: number, { id = workId, place = STORY } = {}) {
  clock.advance(60_000);
  const sent = { writerId: mara.id, saveId: randomUUID(), title: 'A Harbour', body, baseVersion, place };
  return fixture.service.drafts.keep(mara, id, sent);
}

async function share(id: string) {
  await database.execute('insert into player_follow (follower_id, followed_id, created_at) values ($1, $2, now())', [ivo.id, mara.id]);
  await fixture.service.beta.share(mara, id, { id: randomUUID(), name: 'Ivo', chapterId: undefined, days: 30 });
}

beforeEach(() => {
  workId = randomUUID();
});

/** A draft of two paragraphs, which Ivo reads along. */
async function sharedDraft() {
  await write([HARBOUR, GULL].join('\n\n'), 0);
  await share(workId);
}

async function propose(wording: string, { replaces = HARBOUR, at = 0, chapterId = workId } = {}) {
  const id = randomUUID();
  clock.advance(1_000);
  await notes().write(ivo, workId, { id, chapterId, about: { at, replaces, wording }, text: '' });
  return id;
}

const take = (id: string) => notes().take(mara, workId, id);
const body = async (id = workId) => (await database.execute('select body from chapter_draft where id = $1', [id])).rows[0]?.body;

async function proposal(reader = mara) {
  const page = await fixture.service.beta.page(reader, { workId, chapterId: workId, link: undefined });
  return page?.view === 'read' ? page.notes.threads[0]?.proposal : undefined;
}

it('goes into the words with one press, once, and what stood there is in the history', async () => {
  await sharedDraft();
  const id = await propose('The harbour lay empty.');
  expect(await proposal(ivo)).toMatchObject({ state: 'open', mayTake: false });
  expect(await proposal()).toMatchObject({ state: 'open', mayTake: true });
  await Promise.all([take(id), take(id)]);
  expect(await body()).toBe(['The harbour lay empty.', GULL].join('\n\n'));
  expect(await proposal()).toMatchObject({ state: 'taken', mayTake: false });
  const history = await fixture.service.histories.read(mara, workId, new URLSearchParams());
  expect(history?.versions).toHaveLength(1);
  expect((await database.execute(`select kind from notice where player_id = $1 and kind = 'beta-taken'`, [ivo.id])).rows).toHaveLength(1);
});

it('tells a desk that is open meanwhile, which merges it', async () => {
  await sharedDraft();
  await take(await propose('The harbour lay empty.'));
  expect(await write([HARBOUR, GULL, 'More.'].join('\n\n'), 1)).toMatchObject({ status: 'conflict', version: 2 });
});

it('follows its paragraph where others are written around it', async () => {
  await sharedDraft();
  const id = await propose('The harbour lay empty.');
  await write(['New.', 'And more.', HARBOUR, GULL].join('\n\n'), 1);
  await take(id);
  expect(await body()).toBe(['New.', 'And more.', 'The harbour lay empty.', GULL].join('\n\n'));
});

it('changes nothing once its paragraph has changed, and says so', async () => {
  await sharedDraft();
  const id = await propose('The harbour lay empty.');
  await write([HARBOUR.replace('empty', 'full'), GULL].join('\n\n'), 1);
  expect(await proposal()).toMatchObject({ state: 'changed', mayTake: false });
  await expect(take(id)).rejects.toMatchObject({ message: noteTexts.notTakeable, status: 409 });
  expect(await body()).toBe([HARBOUR.replace('empty', 'full'), GULL].join('\n\n'));
});

it('is refused for words that the chapter does not have, and where it says the same', async () => {
  await sharedDraft();
  await expect(propose('Yes.', { replaces: 'She never wrote this.' })).rejects.toThrow(noteTexts.passageChanged);
  await expect(propose(HARBOUR)).rejects.toMatchObject({ message: noteTexts.sameWording, field: 'wording' });
});

it('leaves what readers see of a published chapter until its author publishes the change', async () => {
  workId = await fixture.publish(mara, { content: [HARBOUR, GULL].join('\n\n') });
  await share(workId);
  await take(await propose('The harbour lay empty.'));
  const source = await fixture.service.reading.chapterSource(workId, workId, mara.id);
  expect(source?.content).toBe([HARBOUR, GULL].join('\n\n'));
  expect(await fixture.service.drafts.open(mara.id, { chapterId: workId })).toMatchObject({
    body: ['The harbour lay empty.', GULL].join('\n\n'),
    base: source?.base,
  });
});

it('goes into words of an earlier markup, of which the others are read as before', async () => {
  const old = '~~Not~~ so.';
  workId = await fixture.publish(mara, { content: [HARBOUR, old].join('\n\n') });
  await database.execute('update fanfic_chapter set markup = 1 where id = $1', [workId]);
  await share(workId);
  const source = async (at: number) => {
    const page = await fixture.service.beta.page(ivo, { workId, chapterId: workId, link: undefined, passage: at });
    return page?.view === 'read' ? page.notes.source : undefined;
  };
  const escaped = String.raw`\~\~Not\~\~ so.`;
  expect([await source(0), await source(1)]).toEqual([HARBOUR, escaped]);
  await take(await propose('It was ~~full~~ *empty*.'));
  await take(await propose('Not ~~so~~.', { replaces: escaped, at: 1 }));
  expect(await body()).toBe('It was ~~full~~ *empty*.\n\nNot ~~so~~.');
  expect((await database.execute('select markup from chapter_draft where id = $1', [workId])).rows).toEqual([{ markup: 2 }]);
});

it('is taken by the author of the words alone', async () => {
  await sharedDraft();
  const id = await propose('The harbour lay empty.');
  await expect(notes().take(ivo, workId, id)).rejects.toMatchObject({ status: 404 });
  expect(await body()).toContain(HARBOUR);
});

it('loses no word of an author who saves at the same moment', async () => {
  await sharedDraft();
  const id = await propose('The harbour lay empty.');
  const [, saved] = await Promise.all([take(id), write([HARBOUR, GULL, 'More.'].join('\n\n'), 1)]);
  const taken = ['The harbour lay empty.', GULL];
  expect(await body()).toBe((saved.status === 'saved' ? [...taken, 'More.'] : taken).join('\n\n'));
  expect(['saved', 'conflict']).toContain(saved.status);
});

it('is one of two for the same paragraph: the other no longer fits, and says so', async () => {
  await sharedDraft();
  const ids = [await propose('The harbour lay empty.'), await propose('No ship was there.')];
  const taken = await Promise.allSettled(ids.map(take));
  expect(taken.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(taken.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { message: noteTexts.notTakeable } });
});

it('goes with its note, also for people who have its number', async () => {
  await sharedDraft();
  const id = await propose('The harbour lay empty.');
  await notes().write(mara, workId, { id: randomUUID(), chapterId: workId, about: { answers: id }, text: 'Thanks!' });
  await notes().remove(ivo, workId, id);
  expect(await proposal()).toBeUndefined();
  expect((await database.execute('select id from beta_note where wording is not null or replaces is not null')).rows).toEqual([]);
  await expect(take(id)).rejects.toMatchObject({ status: 404 });
});
