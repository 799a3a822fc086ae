import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '~/accounts/viewer/viewer';
import { createBlocksService } from '~/blocks/blocks.server';
import { DAY_MS } from '~/platform/clock/durations';
import type { OpenDatabase } from '~/platform/database/database.server';
import { createRateLimiter } from '~/platform/limits/rate-limit.server';
import { makePenName, makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { listStories } from '~/stories/listing/list-stories.server';
import { storiesPersonalData } from '~/stories/personal-data.server';
import { createReach } from '~/stories/reach/reach.server';
import { reachNames } from '~/stories/reach/reach-names';
import { HOLD_MS } from '../holds/hold';
import { fanFictionPersonalData } from '../personal-data.server';
import { orphanFanStory } from '../stories/orphan-story.server';
import { type FanFixture, onFanFixture } from '../testing/fan-fixture';
import { endInvitationsBetween } from './inviting.server';

let fixture: FanFixture;
let database: OpenDatabase;
let clock: TestClock;
let mara: Viewer;
let ivo: Viewer;
let lena: Viewer;
let storyId: string;

onFanFixture(async (context) => {
  ({ fixture, database, clock, mara, ivo } = context);
  lena = await makePlayer(database, clock, 'Lena');
});
beforeEach(async () => {
  storyId = await fixture.publish(mara);
  for (const who of [ivo, lena]) await follow(who, mara);
});

const service = () => fixture.service;
const coAuthors = () => fixture.service.coAuthors;
const follow = (who: Viewer, whom: Viewer) =>
  database.execute('insert into player_follow (follower_id, followed_id, created_at) values ($1, $2, now())', [who.id, whom.id]);

async function join(...people: readonly Viewer[]) {
  for (const person of people) {
    await coAuthors().invite(mara, storyId, person.name);
    clock.advance(1000);
    await coAuthors().answer(person, storyId, { nameId: person.id, accepts: true });
  }
}

const read = (viewer?: Viewer) => service().reading.story({ storyId, chapterNumber: 1, viewerId: viewer?.id });
const author = async () => (await read())?.author;
const view = async (who: Viewer) => (await coAuthors().page(who, storyId))?.view;
const told = async (who: Viewer) =>
  (await database.execute('select kind from notice where player_id = $1 order by kind', [who.id])).rows.map((row) => row.kind);
const published = async ({ id }: Viewer) =>
  Number(
    (await database.execute('select stories_published from player_progress where player_id = $1', [id])).rows[0]?.stories_published ?? 0,
  );
const onPageOf = async ({ id }: Viewer) => (await listStories(database.db, { sort: 'latest', authorId: id })).cards.map((card) => card.id);

const chapter = (by: Viewer, title = 'The Quay', content = 'A second chapter.') =>
  service().chapters.add(by, storyId, { id: randomUUID(), title, content });

const draft = (by: Viewer, id: string, body: string, baseVersion = 0) =>
  service().drafts.keep(by, id, {
    ...{ writerId: by.id, saveId: randomUUID(), title: 'The Quay', body, baseVersion },
    place: { kind: 'chapter', storyId },
  });

describe('an invitation', () => {
  it('is told to the one who is named, and makes them an author once they accept', async () => {
    await coAuthors().invite(mara, storyId, 'Ivo');
    expect(await told(ivo)).toContain('co-author-asked');
    expect(await view(ivo)).toBe('invited');
    expect(await author()).toBe('Mara');
    await expect(chapter(ivo)).rejects.toThrow();
    await coAuthors().answer(ivo, storyId, { nameId: ivo.id, accepts: true });
    await coAuthors().answer(ivo, storyId, { nameId: ivo.id, accepts: true });
    expect(await author()).toBe('Mara and Ivo');
    expect(await view(ivo)).toBe('own');
    expect(await told(mara)).toContain('co-author');
    expect([await published(mara), await published(ivo)]).toEqual([1, 1]);
    expect(await onPageOf(ivo)).toEqual([storyId]);
  });

  it('comes before anybody reads the story, which is then published by one of them: once, on that day, for the followers of both', async () => {
    const { db } = database;
    storyId = randomUUID();
    const fandom = { id: 'the-long-voyage', name: 'The Long Voyage' };
    await service().stories.create(mara, { id: storyId, fandom, title: 'Not Yet', content: 'A first chapter.', alone: true });
    await coAuthors().invite(mara, storyId, 'Ivo');
    expect([await view(ivo), await read(ivo), await service().reading.whyAbsent(storyId)]).toEqual(['invited', undefined, 'missing']);
    await coAuthors().answer(ivo, storyId, { nameId: ivo.id, accepts: true });
    await service().acknowledgements.give(mara, storyId, 'Lena');
    await chapter(ivo);
    expect((await service().reading.story({ storyId, chapterNumber: 1, viewerId: ivo.id }))?.outOfSight).toBe(reachNames.neverPublic);
    const stranger = await makePlayer(database, clock, 'Otto');
    await follow(stranger, ivo);
    expect([await onPageOf(ivo), await published(ivo), await told(stranger)]).toEqual([[], 0, []]);
    clock.advance(DAY_MS);
    const reach = createReach({ db, clock, progress: fixture.progress, orphanings: [] });
    await Promise.allSettled([ivo, mara].map(({ id: playerId }) => reach.set({ storyId, playerId }, 'library')));
    expect([await onPageOf(ivo), await published(ivo), await told(stranger)]).toEqual([[storyId], 1, ['story']]);
    const row = () => db.selectFrom('story').select(['published_at', 'never_public']).where('id', '=', storyId).executeTakeFirst();
    const shown = await row();
    expect(shown).toEqual({ published_at: clock.now(), never_public: false });
    clock.advance(DAY_MS);
    for (const choice of ['taken-back', 'library'] as const) await reach.set({ storyId, playerId: mara.id }, choice);
    expect([await row(), await told(stranger)]).toEqual([shown, ['story']]);
  });

  it('can be declined, and taken back', async () => {
    await coAuthors().invite(mara, storyId, 'Ivo');
    await coAuthors().answer(ivo, storyId, { nameId: ivo.id, accepts: false });
    expect(await view(ivo)).toBeUndefined();
    await coAuthors().invite(mara, storyId, 'Ivo');
    await coAuthors().withdraw(mara, storyId, ivo.id);
    await expect(coAuthors().answer(ivo, storyId, { nameId: ivo.id, accepts: true })).rejects.toThrow();
    expect(await author()).toBe('Mara');
  });

  it('is for people whom the author knows, by those who write the story', async () => {
    await makePlayer(database, clock, 'Nils');
    await expect(coAuthors().invite(mara, storyId, 'Nils')).rejects.toThrow('has this name');
    await expect(coAuthors().invite(ivo, storyId, 'Mara')).rejects.toThrow('not an author');
    await coAuthors().invite(mara, storyId, 'Ivo');
    await expect(coAuthors().invite(mara, storyId, 'Ivo')).rejects.toThrow('already');
  });

  it('is sent to one person five times a day by another, and twenty times by all', async () => {
    const ask = async (by: Viewer, story: string) => {
      await coAuthors().invite(by, story, 'Ivo');
      await coAuthors().withdraw(by, story, ivo.id);
    };
    for (let time = 0; time < 5; time += 1) await ask(mara, storyId);
    await expect(ask(mara, storyId)).rejects.toMatchObject({ status: 429, message: expect.stringContaining('Ivo has been invited often') });
    for (const name of ['Una', 'Otto', 'Pia']) {
      const other = await makePlayer(database, clock, name);
      await follow(other, ivo);
      const story = await fixture.publish(other);
      for (let time = 0; time < 5; time += 1) await ask(other, story);
    }
    await follow(lena, ivo);
    const story = await fixture.publish(lena);
    await expect(ask(lena, story)).rejects.toMatchObject({ status: 429 });
    clock.advance(DAY_MS);
    await ask(mara, storyId);
  });

  it('is not counted where it is refused', async () => {
    await coAuthors().invite(mara, storyId, 'Ivo');
    for (let time = 0; time < 6; time += 1) await expect(coAuthors().invite(mara, storyId, 'Ivo')).rejects.toMatchObject({ status: 409 });
    await coAuthors().withdraw(mara, storyId, ivo.id);
    await coAuthors().invite(mara, storyId, 'Ivo');
  });

  it('to a pen name is accepted while its person uses that', async () => {
    const pen = await makePenName(database, clock, ivo.id, 'Juniper Vale');
    const asked = { story_id: storyId, player_id: ivo.id, pen_id: pen.id, invited_by: mara.id, invited_at: clock.now(), joined_at: null };
    await database.db.insertInto('co_author').values(asked).execute();
    const retire = (at: Date | null) => database.db.updateTable('player').set({ pen_retired_at: at }).where('id', '=', pen.id).execute();
    const accept = () => coAuthors().answer(ivo, storyId, { nameId: pen.id, accepts: true });
    await retire(clock.now());
    await expect(accept()).rejects.toThrow('Use it again first');
    await retire(null);
    await accept();
    expect(await author()).toBe('Mara and Juniper Vale');
  });

  it('ends with a block, and reaches nobody across one', async () => {
    const limiter = createRateLimiter(database.db, clock, 'secret');
    const blocks = createBlocksService({ db: database.db, clock, limiter, endsBetween: [endInvitationsBetween] });
    await coAuthors().invite(mara, storyId, 'Ivo');
    await blocks.set(ivo, mara.id, 'block');
    expect(await view(ivo)).toBeUndefined();
    await expect(coAuthors().answer(ivo, storyId, { nameId: ivo.id, accepts: true })).rejects.toThrow();
    await blocks.set(lena, mara.id, 'block');
    await coAuthors().invite(mara, storyId, 'Lena');
    expect(await told(lena)).not.toContain('co-author-asked');
    expect(await view(lena)).toBeUndefined();
  });

  it('to a Mature story is accepted by those who are shown such', async () => {
    await coAuthors().invite(mara, storyId, 'Ivo');
    await database.execute(`update story set content_rating = 'mature' where id = $1`, [storyId]);
    expect(await view(ivo)).toBe('rated');
    await expect(coAuthors().answer(ivo, storyId, { nameId: ivo.id, accepts: true })).rejects.toThrow();
    await database.execute('update player set shows_mature = true, birth_year = 1990 where id = $1', [ivo.id]);
    await coAuthors().answer(ivo, storyId, { nameId: ivo.id, accepts: true });
    expect(await read(mara)).toMatchObject({ author: 'Mara and Ivo' });
  });
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

  it('takes no comments of somebody whom one of them blocks', async () => {
    await database.execute(`insert into player_block (player_id, other_id, kind, created_at) values ($1, $2, 'block', now())`, [
      ivo.id,
      lena.id,
    ]);
    await expect(service().comments.post(lena, { id: randomUUID(), storyId, chapterId: undefined, text: 'Well done.' })).rejects.toThrow();
  });

  it('tells somebody who follows both of a new chapter once', async () => {
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

describe('leaving', () => {
  beforeEach(() => join(ivo, lena));

  it('keeps the name, or takes it off; the story stays with the others', async () => {
    await chapter(ivo);
    await coAuthors().leave(mara, storyId, true);
    expect(await author()).toBe('Mara, Ivo and Lena');
    await expect(chapter(mara)).rejects.toThrow();
  });

  it('keeps the name of one who has published nothing of it, for whom the story counts until it is gone', async () => {
    await coAuthors().leave(ivo, storyId, true);
    await coAuthors().leave(lena, storyId, false);
    expect(await author()).toBe('Mara and Ivo');
    expect([await published(ivo), await onPageOf(ivo)]).toEqual([1, [storyId]]);
    await service().stories.delete(mara, storyId);
    expect([await published(mara), await published(ivo), await published(lena)]).toEqual([0, 0, 0]);
  });

  it('for good, as the last one, takes the name off beside those that were kept', async () => {
    await coAuthors().leave(ivo, storyId, true);
    await coAuthors().leave(lena, storyId, false);
    const reach = createReach({ db: database.db, clock, progress: fixture.progress, orphanings: [orphanFanStory] });
    await reach.orphan({ storyId, playerId: mara.id });
    expect([await author(), await published(mara), await published(ivo)]).toEqual(['Anonymous and Ivo', 0, 1]);
  });

  it('takes the name off everywhere, where that is wished', async () => {
    await coAuthors().leave(mara, storyId, false);
    expect(await author()).toBe('Anonymous, Ivo and Lena');
    expect(await onPageOf(mara)).toEqual([]);
    expect(await published(mara)).toBe(0);
    await expect(chapter(mara)).rejects.toThrow();
    await chapter(ivo);
    expect(await told(lena)).toContain('co-author');
    await expect(coAuthors().leave(mara, storyId, false)).rejects.toThrow();
  });

  it('takes nothing along that one keeps of another story with the same people', async () => {
    const left = storyId;
    storyId = await fixture.publish(mara);
    await join(ivo);
    const id = randomUUID();
    await draft(ivo, id, 'Of the other story.');
    await coAuthors().leave(ivo, left, true);
    expect((await database.execute('select player_id from chapter_draft where id = $1', [id])).rows).toEqual([{ player_id: ivo.id }]);
  });

  it('leaves one alone as its only author', async () => {
    await coAuthors().leave(ivo, storyId, false);
    await coAuthors().leave(lena, storyId, false);
    expect(await author()).toBe('Mara');
    await service().stories.delete(mara, storyId);
    expect(await read(mara)).toBeUndefined();
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

  it('is asked again once somebody joins', async () => {
    await coAuthors().agree(mara, storyId, true);
    await join(lena);
    await coAuthors().agree(ivo, storyId, true);
    await coAuthors().agree(lena, storyId, true);
    expect(await read()).toBeDefined();
  });
});
