import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '~/accounts/viewer/viewer';
import { createBlocksService } from '~/blocks/blocks.server';
import type { TestDatabaseFixture } from '~/platform/testing/database/test-database';
import { makePenName } from '~/platform/testing/make-player';
import { createKudos } from '~/stories/kudos/kudos.server';
import { listStories } from '~/stories/listing/list-stories.server';
import { ownStories } from '~/stories/own/own-stories.server';
import { storiesPersonalData } from '~/stories/personal-data.server';
import { endInvitationsBetween } from '../co-authors/inviting.server';
import { coAuthorTexts } from '../co-authors/texts';
import { commentsOn, type FanFixture } from '../testing/fan-fixture';
import { expectWithout, onPenNamePeople } from '../testing/pen-name-people';

let context: TestDatabaseFixture;
let fixture: FanFixture;
let mara: Viewer;
let ivo: Viewer;
let lena: Viewer;
let juniper: Viewer;
let wren: Viewer;
let storyId = '';

const { db, coAuthors, about, limiter, follow, takesInvitations, publish, page, invite, answer, read, told } = onPenNamePeople((made) => {
  ({ context, fixture, mara, ivo, lena, juniper, wren } = made);
});

const block = (who: Viewer, otherId: string) =>
  createBlocksService({ db: db(), clock: context.clock, limiter: limiter(), endsBetween: [endInvitationsBetween] }).set(
    who,
    otherId,
    'block',
  );
const listedFor = async (authorId: string) =>
  (await listStories(db(), { sort: 'latest', authorId, now: context.clock.now() })).cards.map(({ id }) => id);

describe('a story under a pen name', () => {
  beforeEach(async () => {
    storyId = about(await publish(mara, juniper.id));
  });

  it('is offered to those alone who follow that name, by that name', async () => {
    await follow(ivo, mara);
    await follow(mara, lena);
    for (const name of ['Ivo', 'Lena']) await expect(invite(mara, name)).rejects.toThrow(coAuthorTexts.unknown);
    await follow(ivo, juniper);
    expect(await coAuthors().names(mara, storyId)).toEqual(['Ivo']);
    await invite(mara, 'Ivo');
    expect(await told(ivo)).toEqual([['co-author-asked', 'Juniper Vale', null]]);
    const shown = await page(ivo);
    expect(shown).toMatchObject({ view: 'invited', asker: 'Juniper Vale', authors: [{ playerId: juniper.id }] });
    expectWithout(shown, mara);
  });

  it('is written by both, and nothing tells the other one whose the name is', async () => {
    await follow(ivo, juniper);
    await invite(mara, 'Ivo');
    await answer(ivo, ivo.id);
    expect(await told(mara)).toMatchObject([['co-author', 'Ivo', { what: 'joined' }]]);
    const chapterId = randomUUID();
    const words = { id: chapterId, title: 'The Quay', content: 'Some words of hers.' };
    await fixture.service.chapters.add(mara, storyId, words);
    const commentId = randomUUID();
    await fixture.service.comments.post(mara, { id: commentId, storyId, chapterId, text: 'A word.' });
    const saved = { writerId: mara.id, saveId: randomUUID(), title: 'Later', body: 'Begun.', baseVersion: 0 };
    const draftId = randomUUID();
    await fixture.service.drafts.keep(mara, draftId, { ...saved, place: { kind: 'chapter', storyId } });

    const seen = [
      await read(ivo),
      await page(ivo),
      await fixture.service.drafts.holderOf(ivo, draftId),
      await fixture.service.drafts.list(ivo.id, storyId),
      await fixture.service.comments.list({ storyId, chapterId, viewerId: ivo.id }),
      await told(ivo),
    ];
    expectWithout(seen, mara);
    expect(seen[0]).toMatchObject({ author: 'Juniper Vale and Ivo', own: true });
    expect(seen[2]).toMatchObject({ name: 'Juniper Vale' });
    expect(commentsOn(await fixture.service.comments.list({ storyId, chapterId, viewerId: undefined }))).toMatchObject([
      { author: 'Juniper Vale', badge: 'author' },
    ]);
    expect([await listedFor(juniper.id), await listedFor(ivo.id), await listedFor(mara.id)]).toEqual([[storyId], [storyId], []]);
  });

  it('counts for the name, by its characters', async () => {
    await follow(ivo, juniper);
    await invite(mara, 'Ivo');
    await answer(ivo, ivo.id);
    await fixture.service.chapters.add(mara, storyId, { id: randomUUID(), title: 'Two', content: 'Twelve more.' });
    const credits = await db()
      .selectFrom('story_writer')
      .select(['player_id', 'characters'])
      .where('story_id', '=', storyId)
      .orderBy('place');
    expect(await credits.execute()).toEqual([
      { player_id: juniper.id, characters: 'Empty.'.length + 'Twelve more.'.length },
      { player_id: ivo.id, characters: 0 },
    ]);
    const counted = async (id: string) => (await fixture.progress.progressOf(id)).storiesPublished;
    expect([await counted(juniper.id), await counted(ivo.id), await counted(mara.id)]).toEqual([1, 1, 0]);
  });

  it('goes on with the other one when its author leaves, under the name or without', async () => {
    await follow(ivo, juniper);
    await invite(mara, 'Ivo');
    await answer(ivo, ivo.id);
    await coAuthors().leave(mara, storyId, true);
    expect(await read(mara)).toMatchObject({ author: 'Juniper Vale and Ivo', own: false });
    expect(await told(ivo)).toContainEqual(['co-author', 'Juniper Vale', { what: 'left', title: 'A Harbour' }]);
    const kudos = createKudos({ db: db(), clock: context.clock, limiter: limiter() });
    await expect(kudos.give({ playerId: mara.id }, storyId)).rejects.toThrow();
  });

  it('stays its author’s who is left alone, and is not left by one who writes it alone', async () => {
    await expect(coAuthors().leave(mara, storyId, true)).rejects.toThrow(coAuthorTexts.notYours);
    await expect(coAuthors().agree(mara, storyId, true)).rejects.toThrow(coAuthorTexts.notYours);
    await follow(ivo, juniper);
    await invite(mara, 'Ivo');
    await answer(ivo, ivo.id);
    await coAuthors().leave(ivo, storyId, false);
    expect(await read(mara)).toMatchObject({ author: 'Juniper Vale', own: true, underPenName: true });
  });

  it('stays with the other one, whatever becomes of works, when its author deletes their account', async () => {
    await follow(ivo, juniper);
    await invite(mara, 'Ivo');
    await answer(ivo, ivo.id);
    const alone = await publish(mara, juniper.id);
    const leaving = { works: 'delete' as const, now: context.clock.now(), addressHash: '' };
    await db()
      .transaction()
      .execute(async (trx) => {
        for (const { id } of [juniper, mara]) await storiesPersonalData.forget?.(trx, { ...leaving, playerId: id });
      });
    expect(await read(ivo)).toMatchObject({ own: true, authorId: ivo.id });
    expect(await db().selectFrom('story').select('id').where('id', '=', alone).execute()).toEqual([]);
  });

  it('takes a pen name that takes invitations, though nobody follows anybody', async () => {
    await expect(invite(mara, 'Wren')).rejects.toThrow(coAuthorTexts.unknown);
    await takesInvitations(wren);
    await invite(mara, 'Wren');
    await answer(lena, wren.id);
    expect(await read()).toMatchObject({ author: 'Juniper Vale and Wren' });
    expectWithout([await read(lena), await page(lena)], mara);
    expectWithout([await read(mara), await page(mara)], lena);
  });
});

describe('a pen name that is invited', () => {
  beforeEach(async () => {
    storyId = about(await publish(ivo));
    await follow(ivo, wren);
  });

  it('is told as that name, and accepts under it', async () => {
    await invite(ivo, 'Wren');
    expect(await told(lena)).toEqual([['co-author-asked', 'Ivo', { as: 'Wren' }]]);
    expect(await page(lena)).toMatchObject({ view: 'invited', asked: { nameId: wren.id, pen: 'Wren' } });
    expect(await page(ivo)).toMatchObject({ view: 'own', invited: [{ id: wren.id, name: 'Wren' }] });
    await answer(lena, wren.id);
    expect(await read()).toMatchObject({ author: 'Ivo and Wren' });
    expectWithout([await read(ivo), await page(ivo), await told(ivo)], lena);
    const own = await ownStories(db(), { playerId: lena.id });
    expect(own.stories).toMatchObject([{ id: storyId, pen: 'Wren' }]);
  });

  it('does not follow from knowing the person', async () => {
    const rook = await makePenName(context.database, context.clock, lena.id, 'Rook');
    await follow(lena, ivo);
    await follow(ivo, lena);
    await expect(invite(ivo, rook.name)).rejects.toThrow(coAuthorTexts.unknown);
  });

  it('waits like any other where the person writes the story under another name, who alone learns why', async () => {
    await follow(lena, ivo);
    await invite(ivo, 'Lena');
    await answer(lena, lena.id);
    await invite(ivo, 'Wren');
    await expect(answer(lena, wren.id)).rejects.toThrow(coAuthorTexts.underOneName);
    expect(await page(ivo)).toMatchObject({ invited: [{ name: 'Wren' }], ownInvited: [] });
    expect(await page(lena)).toMatchObject({ view: 'own', ownInvited: [{ name: 'Wren' }] });
    await answer(lena, wren.id, false);
    expect(await told(ivo)).toContainEqual(['co-author', 'Wren', { what: 'declined', title: 'A Harbour' }]);
    expect(await page(ivo)).toMatchObject({ invited: [] });
  });

  it('joins once where two of its person’s names accept at the same moment', async () => {
    await follow(lena, ivo);
    for (const name of ['Lena', 'Wren']) await invite(ivo, name);
    const outcomes = await Promise.allSettled([answer(lena, lena.id), answer(lena, wren.id)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const shown = await page(ivo);
    expect(shown).toMatchObject({ authors: [{ name: 'Ivo' }, expect.anything()], invited: [expect.anything()] });
  });

  it('tells nobody anything, and leads nowhere, where a block stands between the two people at other names', async () => {
    await block(lena, ivo.id);
    await invite(ivo, 'Wren');
    expect(await told(lena)).toEqual([]);
    expect(await page(lena)).toBeUndefined();
    await expect(answer(lena, wren.id)).rejects.toThrow(coAuthorTexts.missingText);
    expect(await page(ivo)).toMatchObject({ invited: [{ name: 'Wren' }] });
  });

  it('ends at a block of that name', async () => {
    await invite(ivo, 'Wren');
    await block(ivo, wren.id);
    expect(await page(ivo)).toMatchObject({ invited: [] });
  });
});
