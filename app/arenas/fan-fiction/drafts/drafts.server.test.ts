import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { OpenDatabase } from '~/platform/database/database.server';
import type { TestDatabaseFixture } from '~/platform/testing/database/test-database';
import { importingTexts } from '../importing/texts';
import { MAX_CHAPTER, MAX_DRAFTS } from '../limits';
import { FANDOM, type FanFixture, onFanFixture } from '../testing/fan-fixture';
import { makeHolding } from '../testing/held-stories';
import { draftTexts, formTexts } from '../texts';
import type { DraftPlace } from './draft.contract';
import { countUnpublished, unpublishedCount } from './is-unpublished.server';

let context: TestDatabaseFixture;
let database: OpenDatabase;
let fixture: FanFixture;
let mara: Viewer;
let ivo: Viewer;

onFanFixture(async (made) => {
  context = made;
  ({ database, fixture, mara, ivo } = made);
});

const inFandom: DraftPlace = { kind: 'story', fandomId: FANDOM.id };

function keep(id: string, body: string, more: { baseVersion?: number; place?: DraftPlace; player?: Viewer; title?: string } = {}) {
  const { baseVersion = 0, place = inFandom, player = mara, title = 'A Title' } = more;
  return fixture.service.drafts.keep(player, id, { writerId: player.id, saveId: randomUUID(), title, body, baseVersion, place });
}
const drafts = (player = mara, storyId?: string) => fixture.service.drafts.list(player.id, storyId);

describe('a story that is not published yet', () => {
  const id = randomUUID();

  it('is kept version by version, and found on every device of its writer only', async () => {
    expect(await keep(id, 'Once.')).toMatchObject({ status: 'saved', version: 1 });
    expect(await keep(id, 'Once upon.\n\nA time.', { baseVersion: 1 })).toMatchObject({ status: 'saved', version: 2 });
    const found = { id, title: 'A Title', body: 'Once upon.\n\nA time.', version: 2 };
    expect(await fixture.service.drafts.open(mara.id, { fandomId: FANDOM.id })).toMatchObject(found);
    expect(await fixture.service.drafts.open(ivo.id, { fandomId: FANDOM.id })).toBeUndefined();
    expect(await fixture.service.drafts.open(ivo.id, { fandomId: FANDOM.id }, id)).toBeUndefined();
    expect(await drafts()).toMatchObject([{ id, lastLine: 'A time.', words: 4, fandomId: FANDOM.id }]);
    expect(await drafts(ivo)).toEqual([]);
  });

  it('keeps what its imported file says of it for the form that publishes it, as far as that is what a form sends', async () => {
    const said = { summary: 'Of tides.', freeforms: 'Slow Burn', rating: 'teen', warnings: ['death'] };
    await keep(id, 'Once.', { place: { ...inFandom, said } });
    await keep(id, 'Once upon.', { baseVersion: 1 });
    expect((await fixture.service.drafts.open(mara.id, { fandomId: FANDOM.id }))?.said).toEqual(said);
    await database.execute(`update chapter_draft set said = '{"summary": 7, "rating": "teen", "title": "Mine"}' where id = $1`, [id]);
    expect((await fixture.service.drafts.open(mara.id, { fandomId: FANDOM.id }))?.said).toEqual({ rating: 'teen' });
  });

  it('has the fandoms of an archive’s file by the names that they have here', async () => {
    const fandoms = 'Harry Potter - J. K. Rowling, Sherlock (TV), Nowhere Known (2018)';
    await keep(id, 'Once.', { place: { ...inFandom, said: { fandoms } } });
    const draft = await fixture.service.drafts.open(mara.id, { fandomId: FANDOM.id });
    expect(draft?.said).toEqual({ fandoms: 'Harry Potter, Sherlock, Nowhere Known (2018)' });
  });

  it('is not overwritten by words of an earlier version, nor by anybody else', async () => {
    await keep(id, 'Of the first tab.');
    expect(await keep(id, 'Of the second tab.')).toMatchObject({ status: 'conflict', version: 1, body: 'Of the first tab.' });
    expect(await keep(id, 'Of the first tab.')).toMatchObject({ status: 'saved', version: 1 });
    expect(await keep(id, 'Of Ivo.', { player: ivo, baseVersion: 1 })).toEqual({ status: 'gone' });
  });

  it('tells a page whose save got no answer that it was taken', async () => {
    const saveId = randomUUID();
    const request = { writerId: mara.id, saveId, title: 'A Title', body: 'One. Two.', baseVersion: 0, place: inFandom };
    await fixture.service.drafts.keep(mara, id, request);
    await keep(id, 'One.', { baseVersion: 1 });
    const answer = await fixture.service.drafts.keep(mara, id, request);
    expect(answer).toMatchObject({ status: 'conflict', version: 2, body: 'One.', saves: [expect.not.stringMatching(saveId), saveId] });
  });

  it('keeps words that were not chosen in a conflict in its history alone', async () => {
    await keep(id, 'Theirs.');
    const request = { writerId: mara.id, saveId: randomUUID(), title: 'A Title', body: 'Mine.', baseVersion: 0, place: inFandom };
    const setAside = (draftId: string, player = mara) => fixture.service.drafts.keep(player, draftId, { ...request, purpose: 'set-aside' });
    expect(await setAside(id)).toMatchObject({ status: 'saved', version: 1 });
    expect(await setAside(id, ivo)).toEqual({ status: 'gone' });
    expect(await setAside(randomUUID())).toEqual({ status: 'gone' });
    expect((await fixture.service.histories.read(mara, id, new URLSearchParams()))?.versions).toMatchObject([{ words: 1 }]);
    expect(await fixture.service.drafts.open(mara.id, { fandomId: FANDOM.id })).toMatchObject({ body: 'Theirs.' });
  });

  it('brings chapters with it, which become its unpublished ones when it is published, and go with it when it is not', async () => {
    const [second, third] = [randomUUID(), randomUUID()];
    const toCome: DraftPlace = { kind: 'to-come', fandomId: FANDOM.id, beginsWith: id };
    expect(await keep(second, 'Too early.', { place: toCome })).toEqual({ status: 'gone' });
    await keep(id, 'Once upon a time.', { place: { ...inFandom, chapterTitle: 'The First One' } });
    expect(await keep(second, 'Of Ivo.', { place: toCome, player: ivo })).toEqual({ status: 'gone' });
    for (const chapter of [third, second]) expect(await keep(chapter, 'And then.', { place: toCome })).toMatchObject({ status: 'saved' });
    expect(await keep(randomUUID(), 'Deeper.', { place: { ...toCome, beginsWith: second } })).toEqual({ status: 'gone' });
    expect(await drafts()).toMatchObject([{ id }]);
    expect(await fixture.service.drafts.open(mara.id, { fandomId: FANDOM.id })).toMatchObject({ id, chaptersToCome: 2 });
    await fixture.service.stories.create(mara, { id, fandom: FANDOM, title: 'A Title', content: 'Once upon a time.' });
    expect((await database.execute('select title from fanfic_chapter')).rows).toEqual([{ title: 'The First One' }]);
    expect((await drafts(mara, id)).map((draft) => draft.id).sort()).toEqual([second, third].sort());

    const other = randomUUID();
    await keep(other, 'Not this one.');
    await keep(randomUUID(), 'Nor this.', { place: { ...toCome, beginsWith: other } });
    await fixture.service.drafts.discard(mara, other);
    expect(await drafts()).toHaveLength(2);
  });

  it('is gone as a draft once it is published, and late words do not bring it back', async () => {
    await keep(id, 'Once.');
    await fixture.service.stories.create(mara, { id, fandom: FANDOM, title: 'A Title', content: 'Once upon a time.' });
    expect(await drafts()).toEqual([]);
    expect(await keep(id, 'Once up', { baseVersion: 1 })).toEqual({ status: 'gone' });
    expect(await keep(id, 'Once up')).toEqual({ status: 'gone' });
    expect(await keep(id, 'Once upon a time.', { baseVersion: 1 })).toMatchObject({ status: 'saved' });
    expect(await drafts()).toEqual([]);
  });

  it('that was discarded stays so', async () => {
    await keep(id, 'Once.');
    await fixture.service.drafts.discard(ivo, id);
    expect(await drafts()).toHaveLength(1);
    await fixture.service.drafts.discard(mara, id);
    expect(await keep(id, 'Once up', { baseVersion: 1 })).toEqual({ status: 'gone' });
    expect(await drafts()).toEqual([]);
  });

  it('is not begun by an empty form', async () => {
    expect(await keep(id, '', { title: ' ' })).toMatchObject({ status: 'saved', version: 0 });
    expect(await drafts()).toEqual([]);
  });

  it('has the limits of a chapter, and a writer has a hundred of them', async () => {
    expect(await keep(id, 'x'.repeat(MAX_CHAPTER + 1))).toEqual({ status: 'too-long', text: formTexts.chapterTooLong });
    for (let count = 0; count < MAX_DRAFTS; count += 1) await keep(randomUUID(), 'Once.');
    expect(await keep(id, 'One more.')).toEqual({ status: 'too-long', text: draftTexts.tooMany });
  });
});

describe('a chapter being written', () => {
  let storyId: string;
  let first: string;
  let edit: DraftPlace;
  const base = async () => (await fixture.service.reading.chapterSource(storyId, first, mara.id))?.base ?? 0;

  beforeEach(async () => {
    storyId = await fixture.publish(mara);
    first = (await fixture.chapterIds(storyId))[0] ?? '';
    edit = { kind: 'edit', storyId, base: await base() };
  });

  it('belongs to a story of its writer', async () => {
    const id = randomUUID();
    expect(await keep(id, 'Mine?', { place: { kind: 'chapter', storyId }, player: ivo })).toEqual({ status: 'gone' });
    expect(await keep(id, 'Mine.', { place: { kind: 'chapter', storyId } })).toMatchObject({ status: 'saved', version: 1 });
    expect(await drafts(mara, storyId)).toMatchObject([
      { id, place: 'A Harbour', address: `/fan-fiction/story/${storyId}?do=add&draft=${id}` },
    ]);
    await fixture.service.chapters.add(mara, storyId, { id, title: 'A Title', content: 'Mine.' });
    expect(await drafts(mara, storyId)).toEqual([]);
  });

  it('comes from no file that names another author than those of the story', async () => {
    const from = (byline: string) => ({ place: { kind: 'chapter' as const, storyId, byline } });
    const refused = { status: 'too-long', text: importingTexts.ofAnother('Mara, Lena') };
    expect(await keep(randomUUID(), 'Hers.', from('Mara, Lena'))).toEqual(refused);
    expect(await drafts(mara, storyId)).toEqual([]);
    expect(await keep(randomUUID(), 'Mine.', from('mara'))).toMatchObject({ status: 'saved' });
    await database.execute(
      'insert into co_author (story_id, player_id, invited_by, invited_at, joined_at) values ($1, $2, $3, now(), now())',
      [...[storyId, ivo.id, mara.id]],
    );
    expect(await keep(randomUUID(), 'Ours.', from('Ivo and Mara'))).toMatchObject({ status: 'saved' });
  });

  it('leaves the published one as it is until it is published', async () => {
    expect(await keep(first, 'Changed.', { place: edit })).toMatchObject({ status: 'saved', version: 1, base: await base() });
    expect(await fixture.service.reading.chapterSource(storyId, first, mara.id)).toMatchObject({ content: 'The harbour was empty.' });
    expect(await drafts()).toMatchObject([{ id: first, address: `/fan-fiction/story/${storyId}?do=edit`, lastLine: 'Changed.' }]);
    await fixture.service.chapters.edit(mara, storyId, { id: first, title: 'A Title', content: 'Changed.', base: await base() });
    expect(await drafts()).toEqual([]);
  });

  it('is none of the hundred that its writer may have once it is published', async () => {
    await fixture.service.chapters.edit(mara, storyId, { id: first, title: 'A Title', content: 'Published.', base: await base() });
    for (let count = 1; count < MAX_DRAFTS; count += 1) await keep(randomUUID(), 'Once.');
    expect(await keep(randomUUID(), 'The hundredth.')).toMatchObject({ status: 'saved' });
    expect(await drafts()).toHaveLength(MAX_DRAFTS);
  });

  it('is counted without the chapters whose change was published, also when it has their words again', async () => {
    await fixture.service.chapters.edit(mara, storyId, { id: first, title: 'A Title', content: 'Published.', base: await base() });
    await database.execute(
      `insert into chapter_draft (id, player_id, story_id, base, title, body, word_count, version, created_at, updated_at)
       select gen_random_uuid(), player_id, story_id, base, title, body, 1, 1, created_at, updated_at
       from chapter_draft, generate_series(1, 3000) where id = $1`,
      [first],
    );
    const save = `update chapter_draft set updated_at = updated_at + interval '1 minute'`;
    await database.execute(`${save}, body = 'Begun.' where id in (select id from chapter_draft where id <> $1 limit 2)`, [first]);
    await database.execute(`${save} where id = $1`, [first]);
    await database.execute('analyze chapter_draft');
    expect(await countUnpublished(database.db, mara.id)).toBe(2);
    const plan = await unpublishedCount(database.db, mara.id).explain();
    expect(JSON.stringify(plan)).toContain('chapter_draft_unpublished');
  });

  it('tells a page that wrote on an earlier version what was published', async () => {
    await fixture.service.chapters.edit(mara, storyId, { id: first, title: 'A Title', content: 'Published.', base: await base() });
    expect(await keep(first, 'Late.', { place: edit })).toMatchObject({ status: 'conflict', body: 'Published.' });
    const open = await fixture.service.drafts.open(mara.id, { chapterId: first });
    expect(open).toMatchObject({ body: 'Published.', base: await base() });
    expect(await keep(first, 'Later.', { place: edit, baseVersion: open?.version ?? 0 })).toMatchObject({ status: 'saved' });
  });

  it('is kept as ever while a collection hides whose story it is', async () => {
    await (await makeHolding(context, ivo)).unname({ storyId, author: mara });
    for (const [id, place] of [[randomUUID(), { kind: 'chapter', storyId }] as const, [first, edit] as const]) {
      expect(await keep(id, 'One.', { place })).toMatchObject({ status: 'saved', version: 1 });
      expect(await keep(id, 'One, two.', { place, baseVersion: 1 })).toMatchObject({ status: 'saved', version: 2 });
      expect(await keep(id, 'Late.', { place, baseVersion: 1 })).toMatchObject({ status: 'conflict', body: 'One, two.' });
      const late = { writerId: mara.id, saveId: randomUUID(), title: 'A Title', body: 'Late.', baseVersion: 1, place };
      expect(await fixture.service.drafts.keep(mara, id, { ...late, purpose: 'set-aside' })).toMatchObject({ status: 'saved' });
      expect(await keep(id, 'Of Ivo.', { place, baseVersion: 2, player: ivo })).toEqual({ status: 'gone' });
      const history = await fixture.service.histories.read(mara, id, new URLSearchParams());
      expect(history?.versions.map(({ words }) => words)).toContain(1);
    }
  });

  it('is gone with its chapter, and with its story', async () => {
    await fixture.service.chapters.add(mara, storyId, { id: randomUUID(), title: 'Two', content: 'Two.' });
    await keep(first, 'Changed.', { place: edit });
    await fixture.service.chapters.delete(mara, storyId, first);
    expect(await keep(first, 'Late.', { place: edit, baseVersion: 1 })).toEqual({ status: 'gone' });
    await keep(randomUUID(), 'New.', { place: { kind: 'chapter', storyId } });
    await fixture.service.stories.delete(mara, storyId);
    expect(await drafts()).toEqual([]);
  });
});
