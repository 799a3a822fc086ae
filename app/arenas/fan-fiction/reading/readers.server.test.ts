import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { OpenDatabase } from '~/platform/database/database.server';
import type { TestClock } from '~/platform/testing/test-clock';
import { POPULARITY_DAYS, popularityOf } from '../fandoms/popularity';
import { FANDOM, type FanStage, onFanStage } from '../testing/fan-fixture';

const DAY_MS = 24 * 60 * 60 * 1000;

let database: OpenDatabase;
let clock: TestClock;
let stage: FanStage;
let mara: Viewer;
let ivo: Viewer;
let storyId: string;

onFanStage(async (ground) => {
  ({ database, clock, stage, mara, ivo } = ground);
  storyId = await stage.publish(mara);
  clock.advance(1_000);
});

const visit = (clientAddress: string, player?: Viewer) => stage.service.readers.countRead({ player, clientAddress }, storyId);
const reads = () => database.db.selectFrom('story_read').selectAll().execute();
const popularity = async () => (await stage.service.fandoms.popularity.of([FANDOM.id])).get(FANDOM.id);
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
    await stage.service.readers.countRead({ player: ivo, clientAddress: '192.0.2.1' }, randomUUID());
    await stage.service.readers.countRead({ player: ivo, clientAddress: '192.0.2.1' }, 'no-id');
    expect(await reads()).toEqual([]);
  });
});

describe('popularity', () => {
  it('is the base until it has been counted, and then counts stories and distinct readers', async () => {
    expect(await popularity()).toBe(40);
    await visit('192.0.2.1');
    await visit('192.0.2.2');
    clock.advance(DAY_MS);
    await visit('192.0.2.1');
    await stage.service.fandoms.popularity.refresh();
    expect(await popularity()).toBe(popularityOf(40, { stories: 1, readers: 2 }));
  });

  it('forgets what is older than ninety days', async () => {
    await visit('192.0.2.1');
    await stage.service.fandoms.popularity.refresh();
    clock.advance((POPULARITY_DAYS + 1) * DAY_MS);
    await stage.service.fandoms.popularity.refresh();
    expect(await reads()).toEqual([]);
    expect(await popularity()).toBe(40);
  });

  it('can be requested for no fandoms at all', async () => {
    expect(await stage.service.fandoms.popularity.of([])).toEqual(new Map());
  });
});

describe('following', () => {
  const following = () => stage.service.fandoms.follows.ofPlayer(ivo.id);
  const newOnes = async () => {
    const { cards } = await stage.service.fandoms.stories({ fandomId: FANDOM.id, viewerId: ivo.id });
    return cards.filter(({ isNew }) => isNew).map(({ id }) => id);
  };

  it('begins with nothing new, and ends', async () => {
    await stage.service.fandoms.follows.set({ ...follow, playerId: ivo.id, following: true });
    await stage.service.fandoms.follows.set({ ...follow, playerId: ivo.id, following: true });
    expect(await following()).toEqual([{ fandomId: FANDOM.id, hasNew: false }]);
    expect(await newOnes()).toEqual([]);
    await stage.service.fandoms.follows.set({ ...follow, playerId: ivo.id, following: false });
    expect(await following()).toEqual([]);
    expect(await stage.service.fandoms.follows.of(ivo.id, FANDOM.id)).toEqual({ following: false, hasNew: false });
  });

  it('shows a new story as new until it is read, and a new chapter again', async () => {
    await stage.service.fandoms.follows.set({ ...follow, playerId: ivo.id, following: true });
    clock.advance(1_000);
    const fresh = await stage.publish(mara, { title: 'Fresh' });
    expect(await following()).toEqual([{ fandomId: FANDOM.id, hasNew: true }]);
    expect(await newOnes()).toEqual([fresh]);
    clock.advance(1_000);
    await stage.service.readers.countRead({ player: ivo, clientAddress: '192.0.2.1' }, fresh);
    expect(await stage.service.fandoms.follows.of(ivo.id, FANDOM.id)).toEqual({ following: true, hasNew: false });
    clock.advance(1_000);
    await stage.service.chapters.add(mara, storyId, { id: randomUUID(), title: 'Second', content: 'More.' });
    expect(await newOnes()).toEqual([storyId]);
    await stage.service.fandoms.follows.markAllRead({ ...follow, playerId: ivo.id });
    expect(await newOnes()).toEqual([]);
  });

  it("does not call one's own stories new", async () => {
    await stage.service.fandoms.follows.set({ ...follow, playerId: mara.id, following: true });
    clock.advance(1_000);
    await stage.publish(mara);
    expect(await stage.service.fandoms.follows.ofPlayer(mara.id)).toEqual([{ fandomId: FANDOM.id, hasNew: false }]);
  });
});

describe('liking', () => {
  const liked = async () => (await stage.service.reading.story({ storyId, chapterNumber: 1, viewerId: ivo.id }))?.liked;

  it('is stored per person and story until it is taken back', async () => {
    expect(await liked()).toBe(false);
    await stage.service.readers.setLiked(ivo, storyId, true);
    await stage.service.readers.setLiked(ivo, storyId, true);
    expect(await liked()).toBe(true);
    expect((await stage.service.fandoms.stories({ fandomId: FANDOM.id, viewerId: ivo.id })).cards[0]?.liked).toBe(true);
    await stage.service.readers.setLiked(ivo, storyId, false);
    expect(await liked()).toBe(false);
  });
});
