import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '~/accounts/viewer/viewer';
import { createBlocksService } from '~/blocks/blocks.server';
import { createRateLimiter } from '~/platform/limits/rate-limit.server';
import type { TestDatabaseFixture } from '~/platform/testing/database/test-database';
import { makePenName, makePlayer } from '~/platform/testing/make-player';
import { createKudos } from '~/stories/kudos/kudos.server';
import { listStories } from '~/stories/listing/list-stories.server';
import { ownStories } from '~/stories/own/own-stories.server';
import { storiesPersonalData } from '~/stories/personal-data.server';
import { endInvitationsBetween } from '../co-authors/inviting.server';
import { coAuthorTexts } from '../co-authors/texts';
import { commentsOn, FANDOM, type FanFixture, onFanFixture } from '../testing/fan-fixture';

/** Mara writes a story as Juniper Vale, and Ivo one under his own name; Lena writes as Wren, too. Who knows whom is said in each test. */
let context: TestDatabaseFixture;
let fixture: FanFixture;
let [mara, ivo, lena]: Viewer[] = [];
let [juniper, wren] = [
  { id: '', name: '' },
  { id: '', name: '' },
];
let storyId = '';

onFanFixture(async (made) => {
  ({ fixture, mara, ivo } = made);
  context = made;
  lena = await makePlayer(made.database, made.clock, 'Lena');
  juniper = await makePenName(made.database, made.clock, made.mara.id, 'Juniper Vale');
  wren = await makePenName(made.database, made.clock, lena.id, 'Wren');
});

const person = (viewer: Viewer | undefined) => viewer ?? expect.fail('nobody');
const db = () => context.database.db;
const coAuthors = () => fixture.service.coAuthors;
const limiter = () => createRateLimiter(db(), context.clock, 'secret');
const follow = (who: { id: string } | undefined, whom: { id: string } | undefined) =>
  db()
    .insertInto('player_follow')
    .values({ follower_id: who?.id ?? '', followed_id: whom?.id ?? '', created_at: context.clock.now() })
    .execute();
const block = (who: Viewer | undefined, otherId: string) =>
  createBlocksService({ db: db(), clock: context.clock, limiter: limiter(), endsBetween: [endInvitationsBetween] }).set(
    person(who),
    otherId,
    'block',
  );
const takesInvitations = (pen: { id: string }) =>
  db().updateTable('player').set({ takes_invitations: true }).where('id', '=', pen.id).execute();
const publish = async (by: Viewer | undefined, pen?: string) =>
  (await fixture.service.stories.create(person(by), { id: randomUUID(), fandom: FANDOM, title: 'A Harbour', content: 'Empty.', pen }))
    .storyId;
const page = (who: Viewer | undefined) => coAuthors().page(person(who), storyId);
const invite = (by: Viewer | undefined, name: string) => coAuthors().invite(person(by), storyId, name);
const answer = (who: Viewer | undefined, nameId: string, accepts = true) => {
  context.clock.advance(1000);
  return coAuthors().answer(person(who), storyId, { nameId, accepts });
};
const read = (viewer?: Viewer) => fixture.service.reading.page({ storyId, chapterNumber: 1, viewerId: viewer?.id });
const listedFor = async (authorId: string) =>
  (await listStories(db(), { sort: 'latest', authorId, now: context.clock.now() })).cards.map(({ id }) => id);

/** What somebody was told about writing together: by whom, and with what. */
async function told(who: Viewer | undefined) {
  const rows = await db()
    .selectFrom('notice')
    .leftJoin('player', 'player.id', 'notice.actor_id')
    .select(['notice.kind', 'player.name as actor', 'notice.params'])
    .where('notice.player_id', '=', person(who).id)
    .where('notice.kind', 'like', 'co-author%')
    .orderBy('notice.changed_at')
    .execute();
  return rows.map(({ kind, actor, params }) => [kind, actor, params]);
}

/** Nothing of it names an account, by its name or its id. */
function expectWithout(shown: unknown, ...accounts: (Viewer | undefined)[]) {
  const text = JSON.stringify(shown);
  for (const { id, name } of accounts.map(person)) {
    expect(text).not.toContain(id);
    expect(text).not.toContain(name);
  }
}

describe('a story under a pen name', () => {
  beforeEach(async () => {
    storyId = await publish(mara, juniper.id);
  });

  it('is offered to those alone who follow that name, by that name', async () => {
    await follow(ivo, mara);
    await follow(mara, lena);
    for (const name of ['Ivo', 'Lena']) await expect(invite(mara, name)).rejects.toThrow(coAuthorTexts.unknown);
    await follow(ivo, juniper);
    expect(await coAuthors().names(person(mara), storyId)).toEqual(['Ivo']);
    await invite(mara, 'Ivo');
    expect(await told(ivo)).toEqual([['co-author-asked', 'Juniper Vale', null]]);
    const shown = await page(ivo);
    expect(shown).toMatchObject({ view: 'invited', asker: 'Juniper Vale', authors: [{ id: juniper.id }] });
    expectWithout(shown, mara);
  });

  it('is written by both, and nothing tells the other one whose the name is', async () => {
    await follow(ivo, juniper);
    await invite(mara, 'Ivo');
    await answer(ivo, person(ivo).id);
    expect(await told(mara)).toMatchObject([['co-author', 'Ivo', { what: 'joined' }]]);
    const chapterId = randomUUID();
    const words = { id: chapterId, title: 'The Quay', content: 'Some words of hers.' };
    await fixture.service.chapters.add(person(mara), storyId, words);
    const commentId = randomUUID();
    await fixture.service.comments.post(person(mara), { id: commentId, storyId, chapterId, text: 'A word.' });
    const saved = { writerId: person(mara).id, saveId: randomUUID(), title: 'Later', body: 'Begun.', baseVersion: 0 };
    const draftId = randomUUID();
    await fixture.service.drafts.keep(person(mara), draftId, { ...saved, place: { kind: 'chapter', storyId } });

    const seen = [
      await read(ivo),
      await page(ivo),
      await fixture.service.drafts.holderOf(person(ivo), draftId),
      await fixture.service.drafts.list(person(ivo).id, storyId),
      await fixture.service.comments.list({ storyId, chapterId, viewerId: ivo?.id }),
      await told(ivo),
    ];
    expectWithout(seen, mara);
    expect(seen[0]).toMatchObject({ author: 'Juniper Vale and Ivo', own: true });
    expect(seen[2]).toMatchObject({ name: 'Juniper Vale' });
    expect(commentsOn(await fixture.service.comments.list({ storyId, chapterId, viewerId: undefined }))).toMatchObject([
      { author: 'Juniper Vale', badge: 'author' },
    ]);
    expect([await listedFor(juniper.id), await listedFor(person(ivo).id), await listedFor(person(mara).id)]).toEqual([
      [storyId],
      [storyId],
      [],
    ]);
  });

  it('counts for the name, by its characters', async () => {
    await follow(ivo, juniper);
    await invite(mara, 'Ivo');
    await answer(ivo, person(ivo).id);
    await fixture.service.chapters.add(person(mara), storyId, { id: randomUUID(), title: 'Two', content: 'Twelve more.' });
    const credits = await db()
      .selectFrom('story_writer')
      .select(['player_id', 'characters'])
      .where('story_id', '=', storyId)
      .orderBy('place');
    expect(await credits.execute()).toEqual([
      { player_id: juniper.id, characters: 'Empty.'.length + 'Twelve more.'.length },
      { player_id: person(ivo).id, characters: 0 },
    ]);
    const counted = async (id: string) => (await fixture.progress.progressOf(id)).storiesPublished;
    expect([await counted(juniper.id), await counted(person(ivo).id), await counted(person(mara).id)]).toEqual([1, 1, 0]);
  });

  it('goes on with the other one when its author leaves, under the name or without', async () => {
    await follow(ivo, juniper);
    await invite(mara, 'Ivo');
    await answer(ivo, person(ivo).id);
    await coAuthors().leave(person(mara), storyId, true);
    expect(await read(mara)).toMatchObject({ author: 'Juniper Vale and Ivo', own: false });
    expect(await told(ivo)).toContainEqual(['co-author', 'Juniper Vale', { what: 'left', title: 'A Harbour' }]);
    const kudos = createKudos({ db: db(), clock: context.clock, limiter: limiter() });
    await expect(kudos.give({ playerId: person(mara).id }, storyId)).rejects.toThrow();
  });

  it('stays its author’s who is left alone, and is not left by one who writes it alone', async () => {
    await expect(coAuthors().leave(person(mara), storyId, true)).rejects.toThrow(coAuthorTexts.notYours);
    await expect(coAuthors().agree(person(mara), storyId, true)).rejects.toThrow(coAuthorTexts.notYours);
    await follow(ivo, juniper);
    await invite(mara, 'Ivo');
    await answer(ivo, person(ivo).id);
    await coAuthors().leave(person(ivo), storyId, false);
    expect(await read(mara)).toMatchObject({ author: 'Juniper Vale', own: true, underPenName: true });
  });

  it('stays with the other one, whatever becomes of works, when its author deletes their account', async () => {
    await follow(ivo, juniper);
    await invite(mara, 'Ivo');
    await answer(ivo, person(ivo).id);
    const alone = await publish(mara, juniper.id);
    const leaving = { works: 'delete' as const, now: context.clock.now(), addressHash: '' };
    await db()
      .transaction()
      .execute(async (trx) => {
        for (const { id } of [juniper, person(mara)]) await storiesPersonalData.forget?.(trx, { ...leaving, playerId: id });
      });
    expect(await read(ivo)).toMatchObject({ own: true, authorId: person(ivo).id });
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
    storyId = await publish(ivo);
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
    const own = await ownStories(db(), { playerId: person(lena).id });
    expect(own.stories).toMatchObject([{ id: storyId, pen: 'Wren' }]);
  });

  it('does not follow from knowing the person', async () => {
    const rook = await makePenName(context.database, context.clock, person(lena).id, 'Rook');
    await follow(lena, ivo);
    await follow(ivo, lena);
    await expect(invite(ivo, rook.name)).rejects.toThrow(coAuthorTexts.unknown);
  });

  it('waits like any other where the person writes the story under another name, who alone learns why', async () => {
    await follow(lena, ivo);
    await invite(ivo, 'Lena');
    await answer(lena, person(lena).id);
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
    const outcomes = await Promise.allSettled([answer(lena, person(lena).id), answer(lena, wren.id)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const shown = await page(ivo);
    expect(shown).toMatchObject({ authors: [{ name: 'Ivo' }, expect.anything()], invited: [expect.anything()] });
  });

  it('tells nobody anything, and leads nowhere, where a block stands between the two people at other names', async () => {
    await block(lena, person(ivo).id);
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

describe('a story under a pen name that is read along', () => {
  const share = (name: string) =>
    fixture.service.beta.share(person(mara), storyId, { id: randomUUID(), chapterId: undefined, days: 7, name });
  const note = (
    by: Viewer | undefined,
    chapterId: string,
    about: { answers: string } | { at: number; replaces: string; wording: string },
  ) => {
    const id = randomUUID();
    return fixture.service.beta.notes.write(person(by), storyId, { id, chapterId, about, text: 'A word.' }).then(() => id);
  };

  it('is shared by that name, whose author answers and takes wordings under it', async () => {
    storyId = await publish(mara, juniper.id);
    await follow(lena, mara);
    await expect(share('Lena')).rejects.toThrow();
    await follow(lena, juniper);
    await share('Lena');
    const [chapterId = ''] = await fixture.chapterIds(storyId);
    const proposal = await note(lena, chapterId, { at: 0, replaces: 'Empty.', wording: 'Quite empty.' });
    await note(mara, chapterId, { answers: proposal });
    await fixture.service.beta.notes.take(person(mara), storyId, proposal);
    const seen = [
      await fixture.service.beta.works(person(lena)),
      await fixture.service.beta.page(person(lena), { workId: storyId, chapterId, passage: 'all', link: undefined }),
      await db()
        .selectFrom('notice')
        .leftJoin('player', 'player.id', 'notice.actor_id')
        .selectAll('notice')
        .select('player.name')
        .where('notice.player_id', '=', person(lena).id)
        .execute(),
    ];
    expectWithout(seen, mara);
    expect(seen[0]).toMatchObject({ reading: [{ owner: 'Juniper Vale' }] });
    expect(seen[1]).toMatchObject({ notes: { threads: [{ answers: [{ author: 'Juniper Vale', isByOwner: true }] }] } });
    expect(await fixture.service.beta.works(person(mara))).toMatchObject({ own: [{ id: storyId }] });
  });

  it('shows the note of a co-author under theirs, and what they wrote before by another name as a reader’s', async () => {
    storyId = await publish(mara, juniper.id);
    await takesInvitations(wren);
    await follow(lena, juniper);
    await share('Lena');
    const [chapterId = ''] = await fixture.chapterIds(storyId);
    const before = await note(lena, chapterId, { at: 0, replaces: 'Empty.', wording: 'Quite empty.' });
    await invite(mara, 'Wren');
    await answer(lena, wren.id);
    await note(lena, chapterId, { answers: before });
    const shown = await fixture.service.beta.page(person(mara), { workId: storyId, chapterId, passage: 'all', link: undefined });
    expect(shown).toMatchObject({
      notes: { threads: [{ note: { author: 'Lena', isByOwner: false }, answers: [{ author: 'Wren', isByOwner: true }] }] },
    });
  });
});
