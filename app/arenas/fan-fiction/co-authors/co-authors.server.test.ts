import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ANONYMOUS } from '~/accounts/anonymous';
import type { Viewer } from '~/accounts/viewer/viewer';
import { createBlocksService } from '~/blocks/blocks.server';
import { DAY_MS } from '~/platform/clock/durations';
import type { OpenDatabase } from '~/platform/database/database.server';
import { createRateLimiter } from '~/platform/limits/rate-limit.server';
import { makePenName, makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { createReach } from '~/stories/reach/reach.server';
import { reachNames } from '~/stories/reach/reach-names';
import type { FanFixture } from '../testing/fan-fixture';
import { onJointStory } from '../testing/joint-story';
import { endInvitationsBetween } from './inviting.server';

let fixture: FanFixture;
let database: OpenDatabase;
let clock: TestClock;
let mara: Viewer;
let ivo: Viewer;
let lena: Viewer;
let storyId: string;

const { service, coAuthors, follow, join, read, about, author, view, told, published, onPageOf, chapter } = onJointStory((made) => {
  ({ fixture, database, clock, mara, ivo, lena, storyId } = made);
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
    storyId = about(randomUUID());
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

  it('gives no name of an author whom moderators hide', async () => {
    await join(ivo);
    await coAuthors().invite(mara, storyId, 'Lena');
    await database.db.updateTable('player').set({ hidden_at: clock.now() }).where('id', '=', ivo.id).execute();
    const authors = [
      { name: 'Mara', playerId: mara.id, isAi: false },
      { name: ANONYMOUS, playerId: null, isAi: false },
    ];
    expect(await coAuthors().page(lena, storyId)).toMatchObject({ view: 'invited', authors });
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
