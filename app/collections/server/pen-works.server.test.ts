import { beforeEach, describe, expect, it } from 'vitest';
import { ANONYMOUS } from '~/accounts/anonymous';
import { penNameTexts } from '~/accounts/pen-names/texts';
import { DAY_MS } from '~/platform/clock/durations';
import { createRateLimiter } from '~/platform/limits/rate-limit.server';
import { makePenName } from '~/platform/testing/make-player';
import { hideStoriesOf } from '~/stories/own/hide-story.server';
import { may } from '~/stories/policy';
import { createReach } from '~/stories/reach/reach.server';
import { storyForReading } from '~/stories/reading/read-story.server';
import { createPrompts } from '../prompts/prompts.server';
import type { ShownPrompt } from '../prompts/read-prompts.server';
import { onCollectionsFixture } from '../testing/collections-fixture';
import { texts } from '../texts';
import type { ShownShared } from './read.server';

/** Mara writes under her own name and as Juniper Vale; Kay maintains what she adds to. */
const fixture = onCollectionsFixture();
let pen = { id: '', name: '' };

beforeEach(async () => {
  pen = await makePenName(fixture.database, fixture.clock, fixture.mara.id, 'Juniper Vale');
});

const db = () => fixture.database.db;
const later = (days: number) => new Date(fixture.clock.now().getTime() + days * DAY_MS);

/** A story under the pen name. */
async function sign(title: string, more: Parameters<typeof fixture.write>[2] = {}, writer = fixture.mara): Promise<string> {
  const id = await fixture.write(pen, title, { word_count: 4, ...more });
  const now = fixture.clock.now();
  await db()
    .insertInto('co_author')
    .values({ story_id: id, player_id: writer.id, pen_id: pen.id, invited_by: null, invited_at: now, joined_at: now })
    .execute();
  return id;
}

const add = (collection: ShownShared, storyId: string, promptId?: string, by = fixture.mara) =>
  fixture.shared.add({ playerId: by.id, collectionId: collection.id, storyId, promptId });
const counted = async ({ id }: { id: string }) => (await fixture.progress.progressOf(id)).storiesPublished;
const told = (playerId: string) => db().selectFrom('notice').select(['kind', 'actor_id']).where('player_id', '=', playerId).execute();

describe('a story under a pen name', () => {
  it('is in a collection under that name, and its person alone adds it and takes it out', async () => {
    const { mara, ivo, kay, shared } = fixture;
    const collection = await fixture.start({ moderated: true });
    const storyId = await sign('Frost');
    await expect(add(collection, storyId, undefined, ivo)).rejects.toThrow(texts.notYourStory);
    await add(collection, storyId);
    expect((await told(kay.id)).map(({ actor_id: by }) => by)).toEqual([pen.id]);
    const [asked] = await shared.maintainedWorks(collection.id);
    expect(asked).toMatchObject({ author: 'Juniper Vale', state: 'asked' });
    expect(JSON.stringify(asked)).not.toContain(mara.id);
    await shared.decide({ playerId: kay.id, collectionId: collection.id, storyId }, 'in');
    expect((await told(mara.id)).map(({ actor_id: by }) => by)).toEqual([kay.id]);
    expect(await fixture.seen(collection)).toEqual(['Frost, Juniper Vale']);
    await shared.withdraw({ playerId: ivo.id, collectionId: collection.id, storyId });
    expect(await fixture.seen(collection)).toHaveLength(1);
    await shared.withdraw({ playerId: mara.id, collectionId: collection.id, storyId });
    expect(await fixture.seen(collection)).toEqual([]);
  });

  it('waits in a collection that its person maintains, as anybody’s does', async () => {
    const { kay, shared } = fixture;
    pen = await makePenName(fixture.database, fixture.clock, kay.id, 'Alder Quince');
    const collection = await fixture.start({ moderated: true });
    await add(collection, await sign('Frost', {}, kay), undefined, kay);
    expect(await shared.maintainedWorks(collection.id)).toMatchObject([{ author: 'Alder Quince', state: 'asked' }]);
    expect(await told(kay.id)).toEqual([]);
  });

  it('counts for its name again when a collection that hid it brings it out', async () => {
    const { mara, clock, shared } = fixture;
    const collection = await fixture.start({ worksAt: later(1) });
    await add(collection, await sign('Frost', { status: 'draft' }));
    clock.advance(DAY_MS);
    await shared.turn();
    expect(await fixture.seen(collection)).toEqual(['Frost, Juniper Vale']);
    expect([await counted(pen), await counted(mara)]).toEqual([1, 0]);
  });
});

describe('a story under a pen name in a collection that hides its authors', () => {
  let collection: ShownShared;
  let storyId = '';
  beforeEach(async () => {
    collection = await fixture.start({ authorsAt: later(1) });
    storyId = await sign('Frost', { status: 'draft', arena: 'fan_fic', published_at: fixture.clock.now(), never_public: true });
    await add(collection, storyId);
  });

  const rowOf = () => db().selectFrom('story').select(['author_id', 'status']).where('id', '=', storyId).executeTakeFirstOrThrow();
  const writes = async ({ id }: { id: string }) => {
    const story = await storyForReading(db(), storyId, id);
    return story !== undefined && may({ id }, 'edit', story);
  };

  it('is nobody’s until its name comes out, and its person writes it all the time', async () => {
    const { mara, ivo, clock, shared } = fixture;
    expect(await fixture.seen(collection)).toEqual([`Frost, ${ANONYMOUS}`]);
    expect([await writes(mara), await writes(ivo)]).toEqual([true, false]);
    expect([await counted(pen), await counted(mara)]).toEqual([0, 0]);
    const version = { id: storyId, player_id: mara.id, text_id: storyId, story_id: storyId, number: 1, title: 'Frost', body: 'Ice.' };
    await db()
      .insertInto('text_version')
      .values({ ...version, word_count: 1, characters: 4, published: true, saved_at: clock.now() })
      .execute();
    clock.advance(DAY_MS);
    await shared.turn();
    expect(await fixture.seen(collection)).toEqual(['Frost, Juniper Vale']);
    expect([await writes(mara), await writes(pen)]).toEqual([true, true]);
    expect([await counted(pen), await counted(mara)]).toEqual([1, 0]);
    const kept = await db().selectFrom('text_version').select('player_id').where('story_id', '=', storyId).execute();
    expect(kept).toEqual([{ player_id: pen.id }]);
  });

  it('is under its name again when it is taken out, and hidden with its person', async () => {
    const { mara, shared } = fixture;
    await db()
      .transaction()
      .execute(async (trx) => expect(await hideStoriesOf(trx, mara.id, true)).toBe(1));
    await db()
      .transaction()
      .execute((trx) => hideStoriesOf(trx, mara.id, false));
    await shared.withdraw({ playerId: mara.id, collectionId: collection.id, storyId });
    expect(await rowOf()).toEqual({ author_id: pen.id, status: 'draft' });
    expect(await writes(mara)).toBe(true);
  });
});

describe('a prompt that is claimed under a pen name', () => {
  let collection: ShownShared;
  let promptId = '';
  const prompts = () => {
    const { database, clock } = fixture;
    return createPrompts({ db: database.db, clock, limiter: createRateLimiter(database.db, clock, 'secret') });
  };
  const by = ({ id }: { id: string }) => ({ playerId: id, collectionId: collection.id });
  const shownTo = async (viewer: { id: string }): Promise<ShownPrompt | undefined> => {
    const asked = { collectionId: collection.id, viewerId: viewer.id, maintains: false, unnamed: false, cursor: null };
    return (await prompts().list(asked)).prompts[0];
  };

  beforeEach(async () => {
    collection = await fixture.start();
    await prompts().write(by(fixture.kay), { body: 'Rain.', fandoms: '', mature: false, several: true, dueAt: null });
    promptId = (await shownTo(fixture.kay))?.id ?? '';
  });

  it('is answered by no story that a co-author added', async () => {
    const { mara, ivo, clock, shared } = fixture;
    await prompts().claim(by(mara), promptId);
    const storyId = await fixture.write(ivo, 'Frost', { word_count: 4 });
    const now = clock.now();
    const joined = [mara, ivo].map(({ id }) => ({ story_id: storyId, player_id: id, invited_by: null, invited_at: now, joined_at: now }));
    await db().insertInto('co_author').values(joined).execute();
    await add(collection, storyId, undefined, ivo);
    await expect(add(collection, storyId, promptId)).rejects.toThrow(texts.prompts.addedByOther);
    const isAdded = async ({ id }: { id: string }) =>
      (await shared.ownWorks(collection, { playerId: id })).here.map((work) => work.isAdded);
    expect([await isAdded(mara), await isAdded(ivo)]).toEqual([[false], [true]]);
  });

  it('is claimed by nobody once its person leaves the story for it for good, which names nobody any longer', async () => {
    const { mara, ivo, kay, database, clock, progress, shared } = fixture;
    await prompts().claim(by(mara), promptId, pen.id);
    const storyId = await sign('Frost');
    await add(collection, storyId, promptId);
    await createReach({ db: database.db, clock, progress, orphanings: [] }).orphan({ storyId, playerId: mara.id });
    expect(await shownTo(ivo)).toMatchObject({ claims: 0, claimedBy: [], stories: [{ title: 'Frost' }] });
    expect(await shared.maintainedWorks(collection.id)).toMatchObject([{ title: 'Frost', author: ANONYMOUS }]);
    await shared.decide({ playerId: kay.id, collectionId: collection.id, storyId }, 'declined');
    expect(await fixture.seen(collection)).toEqual([]);
  });

  it('names it alone, and is its person’s once, under whatever name', async () => {
    const { mara, ivo } = fixture;
    for (const other of [pen.id, mara.id]) await expect(prompts().claim(by(ivo), promptId, other)).rejects.toThrow(penNameTexts.notYours);
    await prompts().claim(by(mara), promptId, pen.id);
    await prompts().claim(by(mara), promptId);
    const shown = await shownTo(ivo);
    expect(shown).toMatchObject({ claims: 1, claimedBy: [{ id: pen.id, name: 'Juniper Vale' }], claimed: false, claimedAs: null });
    expect(JSON.stringify(shown)).not.toContain(mara.id);
    expect(await shownTo(mara)).toMatchObject({ claimed: true, claimedAs: 'Juniper Vale' });
    await expect(prompts().endClaim(by(ivo), promptId, pen.id)).rejects.toThrow(texts.notMaintainer);
    // Whose claims a maintainer ends is decided by the name that they know.
    await prompts().endClaim(by(fixture.kay), promptId, mara.id);
    expect(await shownTo(mara)).toMatchObject({ claimed: true });
    await prompts().endClaim(by(mara), promptId, mara.id);
    expect(await shownTo(mara)).toMatchObject({ claimed: false, claims: 0 });
  });

  it('is fulfilled by a story under that name', async () => {
    const { mara } = fixture;
    await prompts().claim(by(mara), promptId, pen.id);
    const [own, signed] = [await fixture.write(mara, 'Thaw', { word_count: 4 }), await sign('Frost')];
    const claimed = await prompts().claimed({ promptId, collectionId: collection.id, playerId: mara.id });
    const { others } = await fixture.shared.ownWorks(collection, { playerId: mara.id, nameId: claimed?.nameId });
    expect(others.map(({ id, pen: name }) => [id, name])).toEqual([[signed, 'Juniper Vale']]);
    await expect(add(collection, own, promptId)).rejects.toThrow(texts.prompts.otherName);
    await add(collection, signed, promptId);
    expect(await shownTo(mara)).toMatchObject({ fulfilled: true, stories: [{ title: 'Frost' }] });
  });
});
