import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { OpenDatabase } from '~/platform/database/database.server';
import type { TestClock } from '~/platform/testing/test-clock';
import { POPULARITY_DAYS, popularityOf } from '../fandoms/popularity/popularity';
import { FANDOM, type FanFixture, onFanFixture } from '../testing/fan-fixture';

const DAY_MS = 24 * 60 * 60 * 1000;

let database: OpenDatabase;
let clock: TestClock;
let fixture: FanFixture;
let mara: Viewer;
let ivo: Viewer;
let storyId: string;

onFanFixture(async (context) => {
  ({ database, clock, fixture, mara, ivo } = context);
  storyId = await fixture.publish(mara);
  clock.advance(1_000);
});

const visit = (clientAddress: string, player?: Viewer) => fixture.service.readers.countRead({ player, clientAddress }, storyId);
const stored = () => fixture.reads.stop();
const reads = async () => {
  await stored();
  return database.db.selectFrom('story_read').selectAll().execute();
};
const popularity = async () => (await fixture.service.fandoms.popularity.of([FANDOM.id])).get(FANDOM.id);
const follow = { playerId: '', fandomId: FANDOM.id };

describe('reads', () => {
  it('count once per story, day and reader', async () => {
    await visit('192.0.2.1');
    await visit('192.0.2.1');
    await visit('192.0.2.2');
    await visit('192.0.2.1', ivo);
    expect(await reads()).toHaveLength(3);
    clock.advance(DAY_MS);
    await visit('192.0.2.1');
    expect(await reads()).toHaveLength(4);
  });

  it('store no address, and do not count the author', async () => {
    await visit('192.0.2.1');
    await visit('192.0.2.9', mara);
    const kept = await reads();
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain('192.0.2');
  });

  it('of missing stories are not counted', async () => {
    await fixture.service.readers.countRead({ player: ivo, clientAddress: '192.0.2.1' }, randomUUID());
    await fixture.service.readers.countRead({ player: ivo, clientAddress: '192.0.2.1' }, 'no-id');
    expect(await reads()).toEqual([]);
  });
});

describe('popularity', () => {
  it('is not known until stories are counted, and then reflects these and distinct readers', async () => {
    expect(await popularity()).toBeUndefined();
    await visit('192.0.2.1');
    await visit('192.0.2.2');
    clock.advance(DAY_MS);
    await visit('192.0.2.1');
    await stored();
    await fixture.service.fandoms.popularity.refresh();
    expect(await popularity()).toBe(popularityOf(40, { stories: 1, readers: 2 }));
  });

  it('forgets what is older than ninety days', async () => {
    await visit('192.0.2.1');
    await stored();
    await fixture.service.fandoms.popularity.refresh();
    clock.advance((POPULARITY_DAYS + 1) * DAY_MS);
    await fixture.service.fandoms.popularity.refresh();
    expect(await reads()).toEqual([]);
    expect(await popularity()).toBe(40);
  });

  it('can be queried for no fandoms', async () => {
    expect(await fixture.service.fandoms.popularity.of([])).toEqual(new Map());
  });
});

describe('following', () => {
  const following = () => fixture.service.fandoms.follows.ofPlayer(ivo.id);
  const newOnes = async () => {
    const { cards } = await fixture.service.fandoms.stories({ fandomId: FANDOM.id, viewerId: ivo.id });
    return cards.filter(({ isNew }) => isNew).map(({ id }) => id);
  };

  it('starts with nothing new, and stops', async () => {
    await fixture.service.fandoms.follows.set({ ...follow, playerId: ivo.id, following: true });
    await fixture.service.fandoms.follows.set({ ...follow, playerId: ivo.id, following: true });
    expect(await following()).toEqual([{ fandomId: FANDOM.id, hasNew: false }]);
    expect(await newOnes()).toEqual([]);
    await fixture.service.fandoms.follows.set({ ...follow, playerId: ivo.id, following: false });
    expect(await following()).toEqual([]);
    expect(await fixture.service.fandoms.follows.of(ivo.id, FANDOM.id)).toEqual({ following: false, hasNew: false });
  });

  it('shows a new story as new until it is read, and a new chapter again', async () => {
    await fixture.service.fandoms.follows.set({ ...follow, playerId: ivo.id, following: true });
    clock.advance(1_000);
    const fresh = await fixture.publish(mara, { title: 'Fresh' });
    expect(await following()).toEqual([{ fandomId: FANDOM.id, hasNew: true }]);
    expect(await newOnes()).toEqual([fresh]);
    clock.advance(1_000);
    await fixture.service.readers.countRead({ player: ivo, clientAddress: '192.0.2.1' }, fresh);
    expect(await fixture.service.fandoms.follows.of(ivo.id, FANDOM.id)).toEqual({ following: true, hasNew: false });
    clock.advance(1_000);
    await fixture.service.chapters.add(mara, storyId, { id: randomUUID(), title: 'Second', content: 'More.' });
    expect(await newOnes()).toEqual([storyId]);
    await fixture.service.fandoms.follows.markAllRead({ ...follow, playerId: ivo.id });
    expect(await newOnes()).toEqual([]);
  });

  it("does not call one's own stories new", async () => {
    await fixture.service.fandoms.follows.set({ ...follow, playerId: mara.id, following: true });
    clock.advance(1_000);
    await fixture.publish(mara);
    expect(await fixture.service.fandoms.follows.ofPlayer(mara.id)).toEqual([{ fandomId: FANDOM.id, hasNew: false }]);
  });
});
