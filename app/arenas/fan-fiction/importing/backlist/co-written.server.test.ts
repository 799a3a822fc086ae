import { beforeEach, describe, expect, it } from 'vitest';
import { makePlayer } from '~/platform/testing/make-player';
import { storiesPersonalData } from '~/stories/personal-data.server';
import { coAuthorTexts } from '../../co-authors/texts';
import { fanFictionPersonalData } from '../../personal-data.server';
import { importDetector } from '../../reporting/detectors.server';
import { AO3, onBacklistFixture } from './testing/backlist-fixture';

const site = onBacklistFixture();
let workId = '';

const follow = () =>
  site.database.execute('insert into player_follow (follower_id, followed_id, created_at) values ($1, $2, $3)', [
    site.ivo.id,
    site.mara.id,
    site.clock.now(),
  ]);
const story = () => site.database.db.selectFrom('story').selectAll().where('id', '=', workId).executeTakeFirst();
const published = async (player: { id: string }) =>
  (await site.database.db.selectFrom('player_progress').select('stories_published').where('player_id', '=', player.id).executeTakeFirst())
    ?.stories_published ?? 0;

/** Mara imports a work and writes it with Ivo from then on. */
beforeEach(async () => {
  workId = await site.bring();
  await follow();
  await site.arena.coAuthors.invite(site.mara, workId, 'Ivo');
  expect(await site.arena.coAuthors.page(site.ivo, workId)).toMatchObject({ view: 'invited', readable: false });
  site.clock.advance(1_000);
  await site.arena.coAuthors.answer(site.ivo, workId, { nameId: site.ivo.id, accepts: true });
});

describe('an imported draft that two people write', () => {
  it('is read by both, listed to both, and published by either at its old day', async () => {
    expect(await site.arena.reading.page({ storyId: workId, chapterNumber: 1, viewerId: site.ivo.id })).toMatchObject({
      author: 'Mara and Ivo',
      own: true,
    });
    expect(await site.arena.backlist.list(site.ivo.id)).toMatchObject([{ id: workId, state: 'draft', joint: true }]);
    expect([await published(site.mara), await published(site.ivo)]).toEqual([0, 0]);
    await site.arena.backlist.publish(site.ivo, workId);
    expect(await story()).toMatchObject({ status: 'published', author_id: site.mara.id });
    expect([await published(site.mara), await published(site.ivo)]).toEqual([1, 1]);
    expect(await site.arena.backlist.list(site.ivo.id)).toEqual([]);
  });

  it('is news for the followers of each of them, once of all that came with it', async () => {
    const { database, clock, arena, mara, ivo } = site;
    const lena = await makePlayer(database, clock, 'Lena');
    const alone = await site.bring({ title: 'Ebb' });
    await arena.backlist.publish(mara, alone);
    for (const { id } of [mara, ivo]) {
      const values = { follower_id: lena.id, followed_id: id, created_at: clock.now() };
      await database.db.insertInto('player_follow').values(values).execute();
    }
    const told = database.db.selectFrom('notice').select(['kind', 'actor_id', 'count']).where('player_id', '=', lena.id);
    expect(await told.execute()).toEqual([]);
    await arena.backlist.publish(mara, workId);
    expect(await told.execute()).toEqual([{ kind: 'backlist', actor_id: ivo.id, count: 1 }]);
  });

  it('is deleted by nobody alone, and once both agree', async () => {
    await expect(site.arena.backlist.discard(site.mara, workId)).rejects.toThrow(coAuthorTexts.needsAll);
    await expect(site.arena.backlist.discard(site.ivo, workId)).rejects.toMatchObject({ status: 409 });
    expect(await site.arena.coAuthors.agree(site.mara, workId, true)).toBe(false);
    expect(await site.arena.coAuthors.agree(site.ivo, workId, true)).toBe(true);
    expect(await story()).toBeUndefined();
    expect(await site.arena.backlist.list(site.mara.id)).toEqual([]);
  });

  it('stays with the other as a story for its authors alone when the one who imported it leaves', async () => {
    await site.arena.coAuthors.leave(site.mara, workId, false);
    expect(await story()).toMatchObject({ status: 'draft', never_public: true, author_id: site.ivo.id });
    expect(await site.arena.backlist.list(site.mara.id)).toEqual([]);
    expect([await published(site.mara), await published(site.ivo)]).toEqual([0, 0]);
  });

  describe('whose file names somebody else, once the one who imported it leaves', () => {
    const importHeld = async (byline = 'Somebody') => {
      workId = await site.bring({ title: 'Ebb', byline });
      await site.arena.coAuthors.invite(site.mara, workId, 'Ivo');
      site.clock.advance(1_000);
      await site.arena.coAuthors.answer(site.ivo, workId, { nameId: site.ivo.id, accepts: true });
    };
    const origin = async () =>
      (await site.arena.reading.page({ storyId: workId, chapterNumber: 1, viewerId: site.ivo.id }))?.origin?.byline;
    const found = () =>
      site.database.db.transaction().execute((trx) => importDetector.find(trx, { id: workId, otherId: null, now: site.clock.now() }));

    it.each([true, false])('is the other’s import, whose publishing waits for a moderator: with their name %s', async (named) => {
      await importHeld();
      await site.arena.coAuthors.leave(site.mara, workId, named);
      expect(await story()).toMatchObject({ status: 'draft', published_at: null, never_public: false });
      expect(await site.arena.backlist.list(site.ivo.id)).toMatchObject([{ id: workId, state: 'draft' }, { state: 'draft' }]);
      await site.arena.backlist.publish(site.ivo, workId);
      expect([(await story())?.status, await origin()]).toEqual(['hidden', 'Somebody']);
    });

    it('no longer names the one who left', async () => {
      await importHeld('Mara & Somebody');
      await site.arena.backlist.publish(site.mara, workId);
      await site.arena.coAuthors.leave(site.mara, workId, false);
      expect(await origin()).toBe('Somebody');
    });

    it('still comes before moderators when it waited for them, whose ever the name in its file', async () => {
      for (const byline of ['Somebody', 'Mara']) {
        await importHeld(byline);
        await site.database.db
          .updateTable('imported_work')
          .set({ address: `${AO3}7` })
          .where('id', '=', workId)
          .execute();
        await site.arena.backlist.publish(site.mara, workId);
        await site.arena.coAuthors.leave(site.mara, workId, false);
        expect(await found()).toMatchObject([{ reason: { id: 'import' }, ownerId: site.ivo.id }]);
        await site.database.db.updateTable('story').set({ status: 'published' }).where('id', '=', workId).execute();
        await site.arena.publishImports();
      }
    });

    it('still comes before moderators when the account of that one is deleted', async () => {
      await importHeld();
      await site.arena.backlist.publish(site.mara, workId);
      await site.database.db.transaction().execute(async (trx) => {
        const leaving = { playerId: site.mara.id, works: 'keep' as const, now: site.clock.now(), addressHash: '' };
        for (const { settle } of [storiesPersonalData, fanFictionPersonalData]) await settle?.(trx, leaving);
        for (const { forget } of [storiesPersonalData, fanFictionPersonalData]) await forget?.(trx, leaving);
        await trx.deleteFrom('player').where('id', '=', site.mara.id).execute();
      });
      expect(await found()).toMatchObject([{ reason: { id: 'import' }, ownerId: site.ivo.id }]);
    });

    it('still says so on its page', async () => {
      await importHeld();
      await site.arena.backlist.publish(site.mara, workId);
      await site.database.db.updateTable('story').set({ status: 'published' }).where('id', '=', workId).execute();
      await site.arena.publishImports();
      await site.arena.coAuthors.leave(site.mara, workId, true);
      expect(await origin()).toBe('Somebody');
    });
  });

  it('counts for an author who left it before with their name on it', async () => {
    await site.arena.coAuthors.leave(site.ivo, workId, true);
    await site.arena.backlist.publish(site.mara, workId);
    expect([await published(site.mara), await published(site.ivo)]).toEqual([1, 1]);
  });

  it('names nobody besides before it is published', async () => {
    await expect(site.arena.acknowledgements.give(site.mara, workId, 'Ivo')).rejects.toThrow(coAuthorTexts.gone);
  });
});
