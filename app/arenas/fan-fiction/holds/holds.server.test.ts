import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { OpenDatabase } from '~/platform/database/database.server';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { storiesPersonalData } from '~/stories/personal-data.server';
import type { DraftPlace } from '../drafts/draft.contract';
import { fanFictionPersonalData } from '../personal-data.server';
import { type FanFixture, onFanFixture } from '../testing/fan-fixture';
import { HOLD_MS } from './hold';

let fixture: FanFixture;
let database: OpenDatabase;
let clock: TestClock;
let mara: Viewer;
let ivo: Viewer;
let beta: Viewer;
let storyId: string;

onFanFixture(async (context) => {
  ({ fixture, database, clock, mara, ivo } = context);
  beta = await makePlayer(database, clock, 'Lena');
});
beforeEach(async () => {
  storyId = await fixture.publish(mara, { content: 'The harbour was empty.' });
  for (const who of [ivo, beta]) {
    await database.execute('insert into player_follow (follower_id, followed_id, created_at) values ($1, $2, now())', [who.id, mara.id]);
  }
  await fixture.service.coAuthors.invite(mara, storyId, 'Ivo');
  clock.advance(1000);
  await fixture.service.coAuthors.answer(ivo, storyId, { nameId: ivo.id, accepts: true });
});

const base = async (id: string) => (await fixture.service.reading.chapterSource(storyId, id, mara.id))?.base ?? 0;

async function save(who: Viewer, id: string, body: string, baseVersion = 0, place: DraftPlace = { kind: 'chapter', storyId }) {
  return fixture.service.drafts.keep(who, id, { writerId: who.id, saveId: randomUUID(), title: 'The Quay', body, baseVersion, place });
}

const words = async (who: Viewer, id: string) => (await fixture.service.drafts.open(who.id, { storyId }, id))?.body;

const characters = async () =>
  (await database.execute('select characters from story_writer where story_id = $1 order by place', [storyId])).rows.map(
    (row) => row.characters,
  );

describe('a chapter of a story by several', () => {
  it('is written by one at a time, who keeps it by saving', async () => {
    const id = randomUUID();
    await save(mara, id, 'By Mara.');
    expect(await save(ivo, id, 'By Ivo.', 1)).toMatchObject({ status: 'held', by: { name: 'Mara' } });
    clock.advance(HOLD_MS - 1);
    await save(mara, id, 'By Mara still.', 1);
    clock.advance(HOLD_MS - 1);
    expect(await fixture.service.drafts.holderOf(ivo, id)).toMatchObject({ name: 'Mara' });
    expect(await save(ivo, id, 'By Ivo.', 2)).toMatchObject({ status: 'held' });
    expect(await words(ivo, id)).toBe('By Mara still.');
  });

  it('is free when its time is over; words typed meanwhile are then merged or offered', async () => {
    const id = randomUUID();
    await save(mara, id, 'By Mara.');
    clock.advance(HOLD_MS);
    expect(await fixture.service.drafts.holderOf(ivo, id)).toBeUndefined();
    expect(await save(ivo, id, 'By Ivo, offline.', 0)).toMatchObject({ status: 'conflict', version: 1, body: 'By Mara.' });
    expect(await save(ivo, id, 'By Mara. By Ivo.', 1)).toMatchObject({ status: 'saved', version: 2 });
    expect(await save(mara, id, 'Mine again.', 2)).toMatchObject({ status: 'held', by: { name: 'Ivo' } });
  });

  it('is saved by one tab of its writer while another publishes it, and neither waits for the other', async () => {
    const [id = ''] = await fixture.chapterIds(storyId);
    const edit: DraftPlace = { kind: 'edit', storyId, base: await base(id) };
    await save(mara, id, 'The harbour was full.', 0, edit);
    for (let round = 1; round <= 20; round += 1) {
      // As when it was published last: nobody holds it.
      await database.execute('delete from chapter_hold');
      const outcomes = await Promise.allSettled([
        fixture.service.chapters.edit(mara, storyId, { id, title: 'One', content: `Published ${round}.`, base: await base(id) }),
        ...[1, 2].map((tab) => save(mara, id, `Saved ${round} in ${tab}.`, round, edit)),
      ]);
      const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason)] : []));
      expect(reasons.filter((reason) => reason.includes('deadlock'))).toEqual([]);
    }
  });

  it('leaves the other chapters to the others', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    expect(await save(mara, one, 'By Mara.')).toMatchObject({ status: 'saved' });
    expect(await save(ivo, other, 'By Ivo.')).toMatchObject({ status: 'saved' });
  });

  it('is published, deleted and split by nobody else meanwhile, and free once it is published', async () => {
    const [id = ''] = await fixture.chapterIds(storyId);
    const edit: DraftPlace = { kind: 'edit', storyId, base: await base(id) };
    await save(mara, id, 'The harbour was full.', 0, edit);
    const change = async () => ({ id, title: 'One', content: 'By Ivo.', base: await base(id) });
    await expect(fixture.service.chapters.edit(ivo, storyId, await change())).rejects.toThrow('Mara is writing this chapter');
    await expect(fixture.service.histories.bringBack(ivo, id, randomUUID())).rejects.toThrow();
    await fixture.service.chapters.edit(mara, storyId, { ...(await change()), content: 'The harbour was full.', version: 1 });
    expect(await fixture.service.drafts.holderOf(ivo, id)).toBeUndefined();
    await fixture.service.chapters.edit(ivo, storyId, await change());
  });

  it('takes no wording of a beta reader for one while the other writes, and takes it afterwards', async () => {
    const id = randomUUID();
    await save(mara, id, 'The harbor was empty.');
    await fixture.service.beta.share(mara, storyId, { id: randomUUID(), name: 'Lena', chapterId: undefined, days: 7 });
    const note = randomUUID();
    await fixture.service.beta.notes.write(beta, storyId, {
      ...{ id: note, chapterId: id, text: '' },
      about: { at: 0, replaces: 'The harbor was empty.', wording: 'The harbour was empty.' },
    });
    await expect(fixture.service.beta.notes.take(ivo, storyId, note)).rejects.toThrow('Mara is writing');
    clock.advance(HOLD_MS);
    await fixture.service.beta.notes.take(ivo, storyId, note);
    expect(await words(mara, id)).toBe('The harbour was empty.');
    expect(await save(mara, id, 'The harbor was empty. And cold.', 1)).toMatchObject({ status: 'held', by: { name: 'Ivo' } });
  });

  it('is not published at its time while one of them writes it, and is once they have stopped', async () => {
    const id = randomUUID();
    await save(mara, id, 'By Mara.');
    const at = new Date(clock.now().getTime() + HOLD_MS);
    await fixture.service.schedule.schedule(mara, storyId, { id, before: undefined, at });
    clock.advance(HOLD_MS);
    await save(ivo, id, 'By Mara. And half a', 1);
    await fixture.service.schedule.publishDue();
    expect(await fixture.chapterIds(storyId)).not.toContain(id);
    clock.advance(HOLD_MS);
    await fixture.service.schedule.publishDue();
    expect(await fixture.chapterIds(storyId)).toContain(id);
  });

  it('keeps what the other one wrote when a change of it is given up', async () => {
    const [id = ''] = await fixture.chapterIds(storyId);
    const edit: DraftPlace = { kind: 'edit', storyId, base: await base(id) };
    await save(mara, id, 'The harbour was full.', 0, edit);
    clock.advance(HOLD_MS);
    await save(ivo, id, 'The harbour was full. Ivo came.', 1, edit);
    await expect(fixture.service.drafts.discard(mara, id)).rejects.toThrow('Ivo is writing');
    clock.advance(HOLD_MS);
    await fixture.service.drafts.discard(mara, id);
    const kept = await database.execute('select body from text_version where text_id = $1', [id]);
    expect(kept.rows.map(({ body }) => body)).toContain('The harbour was full. Ivo came.');
  });

  it('is held by nobody where one person writes it', async () => {
    const own = await fixture.publish(mara);
    const place: DraftPlace = { kind: 'chapter', storyId: own };
    expect(await save(mara, randomUUID(), 'Alone.', 0, place)).toMatchObject({ status: 'saved' });
    expect((await database.execute('select from chapter_hold where story_id = $1', [own])).rows).toEqual([]);
  });
});

describe('the characters of each', () => {
  it('are those that they put into what is published, by any of them', async () => {
    expect(await characters()).toEqual([22, 0]);
    const id = randomUUID();
    await save(ivo, id, 'By Ivo.');
    clock.advance(HOLD_MS);
    await save(mara, id, 'By Ivo. And by Mara.', 1);
    expect(await characters()).toEqual([22, 0]);
    await fixture.service.chapters.add(mara, storyId, { id, title: 'The Quay', content: 'By Ivo. And by Mara.', version: 2 });
    expect(await characters()).toEqual([22 + 13, 7]);
    const [first = ''] = await fixture.chapterIds(storyId);
    const content = 'The harbour was empty. Ivo came.';
    await fixture.service.chapters.edit(ivo, storyId, { id: first, title: 'One', content, base: await base(first) });
    expect(await characters()).toEqual([22 + 13, 7 + 10]);
    await fixture.service.chapters.delete(mara, storyId, id);
    expect(await characters()).toEqual([22, 10]);
  });

  it('stay those of one who has left, of what the others publish then, and are not those of one who comes next', async () => {
    const id = randomUUID();
    await save(ivo, id, 'By Ivo.');
    await fixture.service.coAuthors.leave(ivo, storyId, false);
    await fixture.service.coAuthors.invite(mara, storyId, 'Lena');
    await fixture.service.coAuthors.answer(beta, storyId, { nameId: beta.id, accepts: true });
    await fixture.service.chapters.add(mara, storyId, { id, title: 'The Quay', content: 'By Ivo. And by Mara.', version: 1 });
    expect(await characters()).toEqual([22 + 13, 7, 0]);
    const { rows } = await database.execute('select player_id from story_writer where story_id = $1 order by place', [storyId]);
    expect(rows.map((row) => row.player_id)).toEqual([mara.id, null, beta.id]);
  });

  it('stay those of one whose account is gone, too', async () => {
    const id = randomUUID();
    await save(ivo, id, 'By Ivo.');
    const features = [storiesPersonalData, fanFictionPersonalData];
    const leaving = { playerId: ivo.id, works: 'keep', now: clock.now(), addressHash: '' } as const;
    await database.db.transaction().execute(async (trx) => {
      for (const { settle } of features) await settle?.(trx, leaving);
      for (const { forget } of features) await forget?.(trx, leaving);
      await trx.deleteFrom('player').where('id', '=', ivo.id).execute();
    });
    await fixture.service.chapters.add(mara, storyId, { id, title: 'The Quay', content: 'By Ivo. And by Mara.', version: 1 });
    expect(await characters()).toEqual([22 + 13, 7]);
  });

  it('go with each half of a chapter that is split', async () => {
    const id = randomUUID();
    await fixture.service.chapters.add(ivo, storyId, { id, title: 'Two', content: 'By Ivo.\n\nBy Ivo, too.' });
    expect(await characters()).toEqual([22, 21]);
    await fixture.service.order.split(mara, storyId, { chapterId: id, id: randomUUID(), title: 'Three', at: 9, base: await base(id) });
    // The empty line between the halves is gone.
    expect(await characters()).toEqual([22, 19]);
  });
});
