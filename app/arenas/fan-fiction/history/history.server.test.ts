import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { OpenDatabase } from '~/platform/database/database.server';
import type { TestClock } from '~/platform/testing/test-clock';
import type { DraftPlace } from '../drafts/draft.contract';
import { FANDOM, type FanFixture, onFanFixture } from '../testing/fan-fixture';

const MINUTE = 60_000;
const LONG = 'The harbour was empty. '.repeat(20);

let fixture: FanFixture;
let database: OpenDatabase;
let clock: TestClock;
let mara: Viewer;
let ivo: Viewer;

onFanFixture((context) => {
  ({ fixture, database, clock, mara, ivo } = context);
});

async function keep(id: string, body: string, baseVersion: number, place: DraftPlace = { kind: 'story', fandomId: FANDOM.id }) {
  clock.advance(MINUTE);
  return fixture.service.drafts.keep(mara, id, { writerId: mara.id, saveId: randomUUID(), title: 'A Title', body, baseVersion, place });
}
const history = (id: string, player = mara) => fixture.service.histories.read(player, id, new URLSearchParams());
const kept = async (id: string) => ((await history(id))?.versions ?? []).map(({ words, published }) => (published ? -words : words));

describe('the history of a chapter', () => {
  it('begins with its draft, goes on when it is published, and belongs to its writer', async () => {
    const id = randomUUID();
    await keep(id, LONG, 0);
    await keep(id, 'Gone.', 1);
    expect(await kept(id)).toEqual([80]);
    await fixture.service.stories.create(mara, { id, fandom: FANDOM, title: 'A Title', content: 'Gone again.' });
    expect(await kept(id)).toEqual([-2, 80]);
    expect(await history(id, ivo)).toBeUndefined();
  });

  it('has each published version, also where the first is older than the history', async () => {
    const storyId = await fixture.publish(mara);
    await database.execute('delete from text_version');
    const source = await fixture.service.reading.chapterSource(storyId, storyId, mara.id);
    clock.advance(MINUTE);
    const edited = { id: storyId, title: 'Chapter 1', content: 'The harbour was full of boats.', base: source?.base ?? 0 };
    await fixture.service.chapters.edit(mara, storyId, edited);
    expect(await kept(storyId)).toEqual([-6, -4]);
  });

  it('is gone with its draft, its chapter or its story', async () => {
    const id = randomUUID();
    await keep(id, LONG, 0);
    await keep(id, 'Gone.', 1);
    await fixture.service.drafts.discard(mara, id);
    const storyId = await fixture.publish(mara);
    const chapter = { id: randomUUID(), title: 'Two', content: 'Second.' };
    await fixture.service.chapters.add(mara, storyId, chapter);
    await fixture.service.chapters.delete(mara, storyId, chapter.id);
    await fixture.service.stories.delete(mara, storyId);
    expect((await database.execute('select id from text_version')).rows).toEqual([]);
  });
});

describe('bringing a version back', () => {
  it('puts it into the draft, and readers go on seeing what is published', async () => {
    const storyId = await fixture.publish(mara, { content: LONG });
    const source = await fixture.service.reading.chapterSource(storyId, storyId, mara.id);
    clock.advance(MINUTE);
    await fixture.service.chapters.edit(mara, storyId, { id: storyId, title: 'Chapter 1', content: 'Short.', base: source?.base ?? 0 });
    await keep(storyId, 'Shorter.', 1, { kind: 'edit', storyId, base: clock.now().getTime() - MINUTE });
    const version = (await history(storyId))?.versions.at(-1);
    const address = await fixture.service.histories.bringBack(mara, storyId, version?.id ?? '');
    expect(address).toBe(`/fan-fiction/story/${storyId}?do=edit`);
    expect(await fixture.service.drafts.open(mara.id, { chapterId: storyId })).toMatchObject({ body: LONG });
    expect(await fixture.service.reading.chapterSource(storyId, storyId, mara.id)).toMatchObject({ content: 'Short.' });
    expect(await kept(storyId)).toEqual([1, -1, -80]);
  });

  it('makes a draft of a published chapter that has none', async () => {
    const storyId = await fixture.publish(mara, { content: LONG });
    const version = (await history(storyId))?.versions[0];
    await fixture.service.histories.bringBack(mara, storyId, version?.id ?? '');
    const source = await fixture.service.reading.chapterSource(storyId, storyId, mara.id);
    expect(await fixture.service.drafts.open(mara.id, { chapterId: storyId })).toMatchObject({ body: LONG, base: source?.base });
    await expect(fixture.service.histories.bringBack(ivo, storyId, version?.id ?? '')).rejects.toMatchObject({ status: 404 });
  });
});
