import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import type { Viewer } from '~/accounts/viewer/viewer';
import { createBlocksService } from '~/blocks/blocks.server';
import type { OpenDatabase } from '~/platform/database/database.server';
import { createRateLimiter } from '~/platform/limits/rate-limit.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { makeStory, weaveStory } from '../testing/make-story';
import { createKudos, type KudosService, takeOverKudos } from './kudos.server';

const DAY_MS = 24 * 60 * 60 * 1000;

let database: OpenDatabase;
let clock: TestClock;
let kudos: KudosService;
let ann: Viewer;
let bob: Viewer;
let storyId: string;

onTestDatabase(async (context) => {
  ({ database, clock } = context);
  kudos = createKudos({ db: database.db, clock, limiter: createRateLimiter(database.db, clock, 'secret') });
  ann = await makePlayer(database, clock, 'Ann');
  bob = await makePlayer(database, clock, 'Bob');
  storyId = await makeStory(database, clock, { author_id: ann.id });
});

const guest = (guestId = randomUUID()) => ({ guestId, clientAddress: '192.0.2.1' });
const counts = async (viewer?: Viewer) => kudos.of(storyId, viewer?.id);
const notices = () => database.db.selectFrom('notice').select(['player_id', 'count', 'actor_id']).where('kind', '=', 'kudos').execute();

describe('kudos', () => {
  it('count once a person and story until they are taken back', async () => {
    await kudos.give({ playerId: bob.id }, storyId);
    await kudos.give({ playerId: bob.id }, storyId);
    expect(await counts(bob)).toEqual({ people: 1, visitors: 0, own: true });
    expect(await counts()).toEqual({ people: 1, visitors: 0, own: false });
    await kudos.takeBack({ playerId: bob.id }, storyId);
    expect(await counts(bob)).toEqual({ people: 0, visitors: 0, own: false });
  });

  it('of visitors count once a browser, and apart', async () => {
    const browser = guest();
    await kudos.give(browser, storyId);
    await kudos.give(browser, storyId);
    await kudos.give(guest(), storyId);
    expect(await counts()).toEqual({ people: 0, visitors: 2, own: false });
    expect(await kudos.isLeftBy(browser.guestId, storyId)).toBe(true);
    await kudos.takeBack(browser, storyId);
    expect(await counts()).toMatchObject({ visitors: 1 });
    expect(await kudos.isLeftBy(browser.guestId, storyId)).toBe(false);
  });

  it('of a visitor who signs in become theirs, and count once', async () => {
    const browser = guest();
    const own = await makeStory(database, clock, { author_id: bob.id });
    const woven = await weaveStory(database, clock, [bob.id]);
    for (const story of [storyId, own, woven]) await kudos.give(browser, story);
    await kudos.give({ playerId: bob.id }, storyId);
    const arrival = { playerId: bob.id, guestId: browser.guestId, now: clock.now() };
    await takeOverKudos(database.db, arrival);
    await takeOverKudos(database.db, arrival);
    expect(await counts(bob)).toEqual({ people: 1, visitors: 0, own: true });
    for (const story of [own, woven]) expect(await kudos.of(story, bob.id)).toEqual({ people: 0, visitors: 0, own: false });
  });

  it('of a visitor become theirs in one query, however many they are', async () => {
    const browser = guest();
    const ids = Array.from({ length: 50 }, () => randomUUID());
    for (const id of ids) await makeStory(database, clock, { id, author_id: ann.id });
    const rows = ids.map((story_id) => ({ story_id, guest_id: browser.guestId, given_at: clock.now() }));
    await database.db.insertInto('guest_kudos').values(rows).execute();
    const asked = vi.spyOn(database.db.getExecutor(), 'executeQuery');
    await takeOverKudos(database.db, { playerId: bob.id, guestId: browser.guestId, now: clock.now() });
    expect(asked).toHaveBeenCalledOnce();
    const theirs = database.db.selectFrom('story_like').select('story_id').where('player_id', '=', bob.id);
    expect(await theirs.execute()).toHaveLength(50);
  });

  it('of a visitor do not become theirs where a block stands between them and the writer', async () => {
    const browser = guest();
    const other = await makeStory(database, clock, { author_id: (await makePlayer(database, clock, 'Cy')).id });
    const woven = await weaveStory(database, clock, [ann.id], {});
    const nameless = await makeStory(database, clock);
    for (const story of [storyId, other, woven, nameless]) await kudos.give(browser, story);
    const blocks = createBlocksService({
      ...{ db: database.db, clock, endsBetween: [] },
      limiter: createRateLimiter(database.db, clock, 'secret'),
    });
    await blocks.set(ann, bob.id, 'block');
    await takeOverKudos(database.db, { playerId: bob.id, guestId: browser.guestId, now: clock.now() });
    for (const story of [storyId, woven]) expect(await kudos.of(story, bob.id)).toEqual({ people: 0, visitors: 0, own: false });
    for (const story of [other, nameless]) expect(await kudos.of(story, bob.id)).toMatchObject({ people: 1, own: true });
  });

  it('cannot be left on a story of one’s own, on a draft, or on none', async () => {
    const draft = await makeStory(database, clock, { author_id: ann.id, status: 'draft' });
    const woven = await weaveStory(database, clock, [ann.id]);
    for (const story of [storyId, woven]) {
      await expect(kudos.give({ playerId: ann.id }, story)).rejects.toThrow('a story of your own');
    }
    for (const story of [draft, randomUUID(), 'no id\0']) {
      await expect(kudos.give(guest(), story)).rejects.toThrow('no longer in the library');
    }
    await expect(kudos.takeBack(guest(), 'no id\0')).resolves.toBeUndefined();
  });

  it('reach a writer in one notice a day, which names nobody and tells of each once', async () => {
    const other = await makeStory(database, clock, { author_id: ann.id });
    await kudos.give({ playerId: bob.id }, storyId);
    await kudos.takeBack({ playerId: bob.id }, storyId);
    await kudos.give({ playerId: bob.id }, storyId);
    await kudos.give(guest(), other);
    expect(await notices()).toEqual([{ player_id: ann.id, count: 2, actor_id: null }]);
    clock.advance(DAY_MS);
    await kudos.give(guest(), storyId);
    expect(await notices()).toHaveLength(2);
  });
});
