import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '~/accounts/viewer/viewer';
import { createBlocksService } from '~/blocks/blocks.server';
import type { OpenDatabase } from '~/platform/database/database.server';
import { createRateLimiter } from '~/platform/limits/rate-limit.server';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { noteReportable } from '../../reporting/note-reportable.server';
import { FANDOM, type FanFixture, onFanFixture } from '../../testing/fan-fixture';
import { noteTexts } from './texts';

const HARBOUR = 'The harbour was empty when the ferry came in.';
const LANTERN = 'She waited on the stairs with a *lantern* in her hand.';
const GULL = 'A gull cried.';

let fixture: FanFixture;
let database: OpenDatabase;
let clock: TestClock;
let mara: Viewer;
let ivo: Viewer;
let lena: Viewer;
let workId: string;
let version: number;

onFanFixture(async (context) => {
  ({ fixture, database, clock, mara, ivo } = context);
  lena = await makePlayer(database, clock, 'Lena');
});

const beta = () => fixture.service.beta;
const notes = () => beta().notes;

/** The author goes on writing. */
async function write(...paragraphs: string[]) {
  clock.advance(60_000);
  const sent = { writerId: mara.id, saveId: randomUUID(), title: 'A Harbour', body: paragraphs.join('\n\n'), baseVersion: version };
  await fixture.service.drafts.keep(mara, workId, { ...sent, place: { kind: 'story', fandomId: FANDOM.id } });
  version += 1;
}

beforeEach(async () => {
  workId = randomUUID();
  version = 0;
  await write(HARBOUR, LANTERN, GULL);
  for (const reader of [ivo, lena]) {
    await database.execute('insert into player_follow (follower_id, followed_id, created_at) values ($1, $2, now())', [reader.id, mara.id]);
    await beta().share(mara, workId, { id: randomUUID(), name: reader.name, chapterId: undefined, days: 30 });
  }
});

async function page(reader: Viewer) {
  const found = await beta().page(reader, { workId, chapterId: workId, link: undefined });
  return found?.view === 'read' ? found : undefined;
}

const threads = async (reader: Viewer = mara) => (await page(reader))?.notes.threads ?? [];
const shown = async (reader?: Viewer) =>
  (await threads(reader)).map(({ at, note, answers }) => [at, note?.text, ...answers.map(({ text }) => text)]);

const note = async (who: Viewer, text: string, about: { at: number; quote: string } | { answers: string } = { at: 0, quote: HARBOUR }) => {
  const id = randomUUID();
  clock.advance(1_000);
  await notes().write(who, workId, { id, chapterId: workId, about, text });
  return id;
};

const told = async (who: Viewer) =>
  (await database.execute(`select count from notice where kind = 'beta-note' and player_id = $1`, [who.id])).rows.map((row) => row.count);

describe('a note', () => {
  it('is read by all who read along and the author, who answer it and are told', async () => {
    const id = await note(ivo, 'How empty?');
    await note(mara, 'Very.', { answers: id });
    await note(lena, 'I like it.', { answers: id });
    for (const reader of [mara, ivo, lena]) expect(await shown(reader)).toEqual([[0, 'How empty?', 'Very.', 'I like it.']]);
    expect([await told(mara), await told(ivo), await told(lena)]).toEqual([[2], [2], []]);
  });

  it('follows its paragraph, and stands below the text once that is gone, without quoting it', async () => {
    await note(ivo, 'Which hand?', { at: 1, quote: 'She waited on the stairs with a lantern in her hand.' });
    await write('A new beginning.', HARBOUR, LANTERN.replace('waited', 'stood'), GULL);
    expect((await threads()).map(({ at, quote }) => [at, quote])).toEqual([[2, 'She stood on the stairs with a lantern in her hand.']]);
    await write(HARBOUR, GULL);
    expect((await threads()).map(({ at, quote }) => [at, quote])).toEqual([[undefined, undefined]]);
  });

  it('is refused on words that the chapter does not have, without it being shared any longer, and twice is one', async () => {
    await expect(note(ivo, 'What?', { at: 0, quote: 'She never wrote this anywhere.' })).rejects.toThrow(noteTexts.passageChanged);
    const same = { id: randomUUID(), chapterId: workId, about: { at: 0, quote: HARBOUR }, text: 'Once.' };
    await notes().write(ivo, workId, same);
    await notes().write(ivo, workId, same);
    expect(await shown()).toEqual([[0, 'Once.']]);
    await expect(notes().write(lena, workId, same)).rejects.toMatchObject({ status: 409 });
    for (const other of [{ text: 'Twice.' }, { about: { at: 2, quote: GULL } }, { about: { answers: same.id } }])
      await expect(notes().write(ivo, workId, { ...same, ...other })).rejects.toMatchObject({ status: 409 });
    await beta().remove(mara, workId, ivo.id);
    await expect(note(ivo, 'Still here.')).rejects.toThrow(noteTexts.notShared);
    await expect(note(ivo, 'Still here.', { answers: same.id })).rejects.toThrow(noteTexts.notShared);
    expect(await shown()).toEqual([[0, 'Once.']]);
  });

  it('is resolved and opened again by its writer and the author alone', async () => {
    const id = await note(ivo, 'How empty?');
    await expect(notes().resolve(lena, workId, id, true)).rejects.toMatchObject({ status: 403 });
    await notes().resolve(mara, workId, id, true);
    expect((await threads()).map(({ resolved }) => resolved)).toEqual([true]);
    const own = await beta().page(mara, { workId, chapterId: undefined, link: undefined });
    expect(own?.view === 'own' && own.chapters.map(({ open }) => open)).toEqual([0]);
    await notes().resolve(ivo, workId, id, false);
    expect((await threads()).map(({ resolved }) => resolved)).toEqual([false]);
  });

  it('that is removed leaves a gap while it has answers', async () => {
    const id = await note(ivo, 'How empty?');
    const answer = await note(lena, 'Very.', { answers: id });
    await expect(notes().remove(lena, workId, id)).rejects.toMatchObject({ status: 403 });
    await notes().remove(ivo, workId, id);
    expect(await shown()).toEqual([[0, undefined, 'Very.']]);
    await notes().remove(mara, workId, answer);
    expect(await shown()).toEqual([]);
    expect((await database.execute('select id from beta_note')).rows).toEqual([]);
  });

  it('is shown neither to whom its writer blocks nor while moderators hide it, and nobody answers across a block', async () => {
    const id = await note(ivo, 'How empty?');
    const limiter = createRateLimiter(database.db, clock, 'secret');
    await createBlocksService({ db: database.db, clock, limiter, endsBetween: [] }).set(ivo, lena.id, 'block');
    expect([await shown(lena), await shown(ivo)]).toEqual([[], [[0, 'How empty?']]]);
    await expect(note(lena, 'Very.', { answers: id })).rejects.toMatchObject({ status: 403 });
    expect(await noteReportable.find(database.db, id, 'anybody')).toMatchObject({ excerpt: '', author: 'Anonymous' });
    expect(await noteReportable.find(database.db, id, 'moderator')).toMatchObject({ excerpt: 'How empty?', author: 'Ivo' });
    await database.db.transaction().execute((trx) => noteReportable.setHidden({ trx, clock }, { id, storyId: null }, true));
    expect(await shown()).toEqual([]);
  });

  it('is not counted for an author who mutes its writer', async () => {
    await note(ivo, 'How empty?');
    const limiter = createRateLimiter(database.db, clock, 'secret');
    await createBlocksService({ db: database.db, clock, limiter, endsBetween: [] }).set(mara, ivo.id, 'mute');
    const own = await beta().page(mara, { workId, chapterId: undefined, link: undefined });
    expect(own?.view === 'own' && own.chapters.map(({ open }) => open)).toEqual([0]);
    expect(await shown()).toEqual([]);
  });

  it('stays without a name when its writer has left, and goes with its chapter', async () => {
    await note(ivo, 'How empty?');
    await database.execute('delete from player where id = $1', [ivo.id]);
    expect((await threads()).map((thread) => thread.note?.author)).toEqual(['Anonymous']);
    await fixture.service.drafts.discard(mara, workId);
    expect((await database.execute('select id from beta_note')).rows).toEqual([]);
  });

  it('goes on with the draft that is published', async () => {
    await note(ivo, 'How empty?');
    const content = [HARBOUR, LANTERN, GULL].join('\n\n');
    await fixture.service.stories.create(mara, { id: workId, fandom: FANDOM, title: 'A Harbour', content });
    expect(await shown(ivo)).toEqual([[0, 'How empty?']]);
  });
});
