import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '~/platform/clock/durations';
import { makePenName } from '~/platform/testing/make-player';
import { writtenTags } from '~/tags/story-tags/story-tags.server';
import { sketchOf } from './files/sketch';
import { AO3, BATCH, type BacklistFixture, onBacklistFixture } from './testing/backlist-fixture';
import { backlistTexts as texts } from './texts';

let arena: BacklistFixture['arena'];
let clock: BacklistFixture['clock'];
let database: BacklistFixture['database'];
let fixture: BacklistFixture['fixture'];
let ivo: BacklistFixture['ivo'];
let mara: BacklistFixture['mara'];
const site = onBacklistFixture();
const { bring, stories, states } = site;
beforeEach(() => {
  ({ arena, clock, database, fixture, ivo, mara } = site);
});

const chapters = () =>
  database.db.selectFrom('fanfic_chapter').select(['story_id', 'number', 'title', 'note_before']).orderBy('number').execute();

describe('a work that is brought along', () => {
  it('becomes a draft with all that its file says, which only its author reads', async () => {
    const said = {
      summary: 'Of tides.',
      rating: 'teen',
      warnings: ['death'],
      freeforms: 'Slow Burn',
      noteBefore: 'Thanks.',
      progress: 'complete',
    };
    const id = await bring({ said });
    const story = await arena.reading.page({ storyId: id, chapterNumber: 1, viewerId: mara.id });
    expect(story).toMatchObject({
      ...{ title: 'Tides', fandom: { name: 'Tidewater (TV)' }, summary: 'Of tides.', noteBefore: 'Thanks.', publishedOn: 'May 5, 2019' },
      ...{ outOfSight: texts.draftNotice, origin: { byline: 'Mara' }, chapter: { title: 'Part 1', noteBefore: 'Before.' } },
    });
    expect(story?.content).toContain('Teen');
    expect(story?.tags.map(({ name }) => name)).toEqual(['Tidewater (TV)', 'Slow Burn']);
    expect(await arena.reading.page({ storyId: id, chapterNumber: 1, viewerId: ivo.id })).toBeUndefined();
    expect(await arena.reading.whyAbsent(id)).toBe('missing');
    expect(await states()).toEqual([['Tides', 'draft']]);
  });

  it('is of the fandoms that its archive means, by their names here', async () => {
    await bring({ fandom: 'The Wyvern Post' });
    const fandoms = 'Harry Potter - J. K. Rowling, The Wyvern Post - A. Writer, 進撃の巨人 | Attack on Titan, Nowhere (2018)';
    const tagsOf = async (id: string) => (await writtenTags(database.db, id)).map(({ name }) => name);
    const id = await bring({ said: { fandoms }, fandom: '呪術廻戦 | Jujutsu Kaisen (Manga)' });
    expect(await database.db.selectFrom('story').select('prompt').where('id', '=', id).execute()).toEqual([{ prompt: 'Jujutsu Kaisen' }]);
    expect(await tagsOf(id)).toEqual(['Harry Potter', 'The Wyvern Post', 'Attack on Titan', 'Nowhere (2018)']);
    const own = await bring({ said: { fandoms: 'Harry Potter - All Media Types' }, fandom: 'Harry Potter' });
    expect(await tagsOf(own)).toEqual([]);
    const named = await bring({ fandom: 'The Wyvern Post (TV)' });
    expect(await tagsOf(named)).toEqual(['The Wyvern Post']);
  });

  it('is no story while a chapter is missing, and no second one when all is sent again', async () => {
    const id = randomUUID();
    const work = { batchId: BATCH, title: 'Tides', fandom: '', chapters: 2, origin: { byline: '', series: [] } };
    const send = (from: number) => arena.backlist.add(mara, id, { from, chapters: [{ title: '', body: `Part ${from}.` }] });
    await arena.backlist.begin(mara, id, work);
    expect(await send(2)).toBe(false);
    expect(await send(2)).toBe(false);
    expect(await stories()).toEqual([]);
    expect(await states()).toEqual([['Tides', 'unfinished']]);
    expect(await send(1)).toBe(true);
    await arena.backlist.begin(mara, id, work);
    expect(await send(1)).toBe(true);
    expect(await stories()).toHaveLength(1);
    expect((await chapters()).map(({ number, title }) => [number, title])).toEqual([
      [1, 'Chapter 1'],
      [2, 'Chapter 2'],
    ]);
    expect(await database.db.selectFrom('imported_chapter').selectAll().execute()).toEqual([]);
  });

  it('is whole and once when its last chapters arrive at the same moment', async () => {
    const id = randomUUID();
    await arena.backlist.begin(mara, id, { batchId: BATCH, title: 'Tides', fandom: '', chapters: 3, origin: { byline: '', series: [] } });
    await Promise.all([1, 2, 3, 3].map((from) => arena.backlist.add(mara, id, { from, chapters: [{ title: '', body: `Part ${from}.` }] })));
    expect(await stories()).toHaveLength(1);
    expect(await chapters()).toHaveLength(3);
  });

  it('is not taken with what no story may have, and not under the id of another author’s', async () => {
    const id = await bring();
    const origin = { byline: '', series: [] };
    const work = { batchId: BATCH, title: 'Mine', fandom: '', chapters: 1, origin };
    await expect(arena.backlist.begin(ivo, id, work)).rejects.toThrow(texts.notSent);
    await expect(arena.backlist.add(ivo, id, { from: 1, chapters: [{ title: '', body: 'Mine.' }] })).rejects.toThrow(texts.notSent);
    await expect(arena.backlist.begin(mara, randomUUID(), { ...work, title: ' ' })).rejects.toThrow();
    const other = randomUUID();
    await arena.backlist.begin(mara, other, work);
    await expect(arena.backlist.add(mara, other, { from: 1, chapters: [{ title: '', body: 'x'.repeat(200_001) }] })).rejects.toThrow();
    await expect(arena.backlist.add(mara, other, { from: 2, chapters: [{ title: '', body: 'x' }] })).rejects.toThrow(texts.notSent);
  });

  it('is deleted by its author while nobody else sees it, and after a day where chapters are missing', async () => {
    const id = await bring();
    await expect(arena.backlist.discard(ivo, id)).rejects.toThrow(texts.notDiscardable);
    await arena.backlist.discard(mara, id);
    expect(await stories()).toEqual([]);
    await arena.backlist.begin(mara, randomUUID(), {
      batchId: BATCH,
      title: 'Half',
      fandom: '',
      chapters: 2,
      origin: { byline: '', series: [] },
    });
    clock.advance(DAY_MS + 1);
    await arena.publishImports();
    expect(await states()).toEqual([]);
  });

  it('is known by its address, and by its first words', async () => {
    await bring({ address: `${AO3}123`, bodies: ['The harbour was empty, and nobody waited for her by the gate.'] });
    const night = { title: 'Night', content: 'A night without a moon fell over the town, and all its windows were dark.' };
    const storyId = await fixture.publish(mara, night);
    const pen = await makePenName(database, clock, mara.id, 'Juniper Vale');
    const now = clock.now();
    const signed = { story_id: storyId, player_id: mara.id, pen_id: pen.id, invited_by: null, invited_at: now, joined_at: now };
    await database.db.insertInto('co_author').values(signed).execute();
    await database.db.updateTable('story').set({ author_id: pen.id }).where('id', '=', storyId).execute();
    const [one, two, three] = [randomUUID(), randomUUID(), randomUUID()];
    const asked = [
      { id: one, address: 'http://archiveofourown.org/works/123/chapters/9', sketch: sketchOf('Other words altogether.') },
      { id: two, sketch: sketchOf('*A night without a moon* fell over the town, and all its windows were dark.') },
      { id: three, sketch: sketchOf('Nothing like it was ever written here before this very day.') },
    ];
    expect(await arena.backlist.look(mara, asked)).toEqual([
      { id: one, title: 'Tides', by: 'address' },
      { id: two, title: 'Night', by: 'text' },
    ]);
    expect(await arena.backlist.look(ivo, asked)).toEqual([]);
  });
});
