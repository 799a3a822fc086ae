import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { OpenDatabase } from '~/platform/database/database.server';
import type { TestClock } from '~/platform/testing/test-clock';
import { storiesPersonalData } from '~/stories/personal-data.server';
import { HOLD_MS } from '../holds/hold';
import { fanFictionPersonalData } from '../personal-data.server';
import type { FanFixture } from '../testing/fan-fixture';
import { onJointStory } from '../testing/joint-story';

let fixture: FanFixture;
let database: OpenDatabase;
let clock: TestClock;
let mara: Viewer;
let ivo: Viewer;
let lena: Viewer;
let storyId: string;

const { service, coAuthors, follow, read, join, author, told, published, chapter, draft } = onJointStory((made) => {
  ({ fixture, database, clock, mara, ivo, lena, storyId } = made);
});

describe('a story by several', () => {
  beforeEach(() => join(ivo));

  it('is written, arranged and published by each of them', async () => {
    await chapter(ivo);
    const [first = ''] = await fixture.chapterIds(storyId);
    const source = await service().reading.chapterSource(storyId, first, ivo.id);
    await service().chapters.edit(ivo, storyId, { id: first, title: 'One', content: 'Changed.', base: source?.base ?? 0 });
    await service().order.move(ivo, storyId, { id: first, to: 2 });
    await service().stories.rename(ivo, storyId, 'Two Harbours');
    expect(await read(lena)).toMatchObject({ title: 'Two Harbours', chapters: [{ title: 'The Quay' }, { title: 'One' }] });
    await expect(chapter(lena)).rejects.toThrow();
  });

  it('shows what is not published to each of them, and to nobody else', async () => {
    const id = randomUUID();
    await draft(ivo, id, 'Begun by Ivo.');
    expect(await service().drafts.list(mara.id, storyId)).toMatchObject([{ id, by: 'Ivo' }]);
    clock.advance(HOLD_MS);
    expect(await draft(mara, id, 'Begun by Ivo. Continued.', 1)).toMatchObject({ status: 'saved' });
    expect(await service().drafts.open(ivo.id, { storyId }, id)).toMatchObject({ body: 'Begun by Ivo. Continued.' });
    expect(await draft(lena, id, 'Mine.', 2)).toEqual({ status: 'gone' });
    expect(await service().drafts.list(lena.id, storyId)).toEqual([]);
    expect(await service().histories.read(lena, id, new URLSearchParams())).toBeUndefined();
    expect(await service().histories.read(mara, id, new URLSearchParams())).toMatchObject({ title: 'The Quay' });
    clock.advance(HOLD_MS);
    await service().drafts.discard(mara, id);
    expect(await service().drafts.list(ivo.id, storyId)).toHaveLength(1);
  });

  it('tells each of them of comments, which each approves', async () => {
    await service().comments.setRule(ivo, storyId, 'approved');
    const id = randomUUID();
    await service().comments.post(lena, { id, storyId, chapterId: undefined, text: 'Well done.' });
    expect([await told(mara), await told(ivo)]).toEqual([expect.arrayContaining(['waiting']), expect.arrayContaining(['waiting'])]);
    expect((await service().ownComments.waiting(ivo.id, null)).comments).toHaveLength(1);
    await service().comments.approve(ivo, id);
    const own = randomUUID();
    await service().comments.post(ivo, { id: own, storyId, chapterId: undefined, text: 'Thank you.' });
    expect(await service().comments.find(own, { storyId, viewerId: lena.id })).toMatchObject({ badge: 'author', waiting: false });
  });

  it('holds comments by the words, and for the time, that each of them chose', async () => {
    const [held, shielded, shown] = [randomUUID(), randomUUID(), randomUUID()];
    const post = (id: string, text: string) => service().comments.post(lena, { id, storyId, chapterId: undefined, text });
    await service().ownComments.setHeldWords(ivo, ['lighthouse']);
    await post(held, 'The lighthouse is wrong.');
    await post(shown, 'Well done.');
    await service().ownComments.setShield(ivo, true);
    await post(shielded, 'Well done again.');
    const waits = async (id: string) => (await service().comments.find(id, { storyId, viewerId: lena.id }))?.waiting;
    expect([await waits(held), await waits(shown), await waits(shielded)]).toEqual([true, false, true]);
  });

  it('lets those comment whom one of them follows, where it is for these', async () => {
    const post = () => service().comments.post(lena, { id: randomUUID(), storyId, chapterId: undefined, text: 'Well done.' });
    await service().comments.setRule(mara, storyId, 'followed');
    await expect(post()).rejects.toThrow();
    await follow(ivo, lena);
    await post();
  });

  it('takes no comments of a reader whom one of them blocks', async () => {
    await database.execute(`insert into player_block (player_id, other_id, kind, created_at) values ($1, $2, 'block', now())`, [
      ivo.id,
      lena.id,
    ]);
    await expect(service().comments.post(lena, { id: randomUUID(), storyId, chapterId: undefined, text: 'Well done.' })).rejects.toThrow();
  });

  it('tells a reader who follows both of a new chapter once', async () => {
    await follow(lena, ivo);
    await chapter(ivo);
    expect((await told(lena)).filter((kind) => kind === 'chapter')).toHaveLength(1);
    expect(await told(mara)).not.toContain('chapter');
  });

  it('stays with the others when its first author deletes their account, unpublished chapters included', async () => {
    const id = randomUUID();
    await draft(mara, id, 'Begun by Mara.');
    await database.db.transaction().execute(async (trx) => {
      const leaving = { playerId: mara.id, works: 'delete' as const, now: clock.now(), addressHash: '' };
      await storiesPersonalData.forget?.(trx, leaving);
      await fanFictionPersonalData.forget?.(trx, leaving);
      await trx.deleteFrom('player').where('id', '=', mara.id).execute();
    });
    expect(await author()).toBe('Anonymous and Ivo');
    expect(await service().drafts.open(ivo.id, { storyId }, id)).toMatchObject({ body: 'Begun by Mara.' });
    await chapter(ivo);
  });
});

describe('deleting a story by several', () => {
  beforeEach(() => join(ivo));

  it('takes all of them', async () => {
    await expect(service().stories.delete(mara, storyId)).rejects.toThrow('once all of you agree');
    expect(await coAuthors().agree(mara, storyId, true)).toBe(false);
    expect(await coAuthors().agree(mara, storyId, false)).toBe(false);
    expect(await coAuthors().agree(ivo, storyId, true)).toBe(false);
    expect(await read()).toBeDefined();
    expect(await coAuthors().agree(mara, storyId, true)).toBe(true);
    expect(await read()).toBeUndefined();
    expect(await service().reading.whyAbsent(storyId)).toBe('gone');
    expect([await published(mara), await published(ivo)]).toEqual([0, 0]);
  });

  it('is asked again once another joins', async () => {
    await coAuthors().agree(mara, storyId, true);
    await join(lena);
    await coAuthors().agree(ivo, storyId, true);
    await coAuthors().agree(lena, storyId, true);
    expect(await read()).toBeDefined();
  });
});
