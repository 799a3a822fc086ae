import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '~/platform/clock/durations';
import type { OpenDatabase } from '~/platform/database/database.server';
import { deliveries, type NoticeKind } from '~/platform/feature/notice-kind';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import type { StoryStatus } from '~/stories/story';
import { makeStory } from '~/stories/testing/make-story';
import { dailyGroup, type NoticeFact } from '../notice';
import { createNoticesService, type NoticesService } from '../notices.server';
import { correctNoticeXp, notify } from './notify.server';
import { notifyFollowers, TOLD_AT_ONCE } from './notify-followers.server';

type Player = Awaited<ReturnType<typeof makePlayer>>;

const kind = (id: string, delivery: NoticeKind['delivery']): NoticeKind => ({
  ...{ id, label: id, delivery, icon: 'bell' },
  words: () => ({ said: [] }),
  address: () => undefined,
});
const rated = kind('rating', 'mail');
const published = kind('story', 'here');
const decided = kind('decision', 'at-once');
const unpublished: NoticeKind = { ...kind('taken-back', 'here'), ofGone: true };
const kinds = [rated, published, decided];

let database: OpenDatabase;
let clock: TestClock;
let notices: NoticesService;
let mara: Player;
let ivo: Player;
let storyId: string;

onTestDatabase(async (context) => {
  ({ database, clock } = context);
  notices = createNoticesService({ db: database.db, clock, kinds, pushKey: async () => 'key' });
  mara = await makePlayer(database, clock, 'Mara');
  ivo = await makePlayer(database, clock, 'Ivo');
  storyId = await makeStory(database, clock, { author_id: mara.id });
});

const rating = (dedupeKey: string, more: Partial<NoticeFact> = {}): NoticeFact => {
  return { playerId: mara.id, kind: rated, dedupeKey, groupKey: dailyGroup(rated, storyId, clock.now()), storyId, xp: 8, ...more };
};
const tell = (...facts: NoticeFact[]) => database.db.transaction().execute((trx) => notify(trx, facts, clock.now()));
const rows = () => database.db.selectFrom('notice').select(['player_id', 'kind', 'count', 'xp', 'read_at']).orderBy('changed_at').execute();

describe('what people are told', () => {
  it('is gathered by kind, subject and day, with the XP of all of it', async () => {
    for (const key of ['one', 'two']) await tell(rating(key));
    clock.advance(24 * 60 * 60 * 1000);
    await tell(rating('three'));
    expect(await rows()).toMatchObject([
      { count: 2, xp: 16 },
      { count: 1, xp: 8 },
    ]);
  });

  it('is told once, however often and at the same moment it is said', async () => {
    await Promise.all([tell(rating('one')), tell(rating('one')), tell(rating('one'), rating('one', { playerId: ivo.id }))]);
    await tell(rating('one', { groupKey: dailyGroup(rated, 'elsewhere', clock.now()) }));
    expect(await rows()).toHaveLength(2);
    expect(await rows()).toEqual(expect.arrayContaining([expect.objectContaining({ player_id: mara.id, count: 1, xp: 8 })]));
  });

  it('is never about oneself, nor for people who have left', async () => {
    await tell(rating('own', { actorId: mara.id }), rating('gone', { playerId: randomUUID() }));
    expect(await rows()).toEqual([]);
  });

  it('is unread again when it grows, and stays read when only its XP is corrected', async () => {
    await tell(rating('one'));
    await notices.markAllRead(mara, clock.now());
    await database.db.transaction().execute((trx) => correctNoticeXp(trx, [{ playerId: mara.id, dedupeKey: 'one', change: -6 }]));
    expect(await notices.unreadCount(mara.id)).toBe(0);
    await tell(rating('two'));
    expect(await notices.unreadCount(mara.id)).toBe(1);
    expect(await rows()).toMatchObject([{ count: 2, xp: 10 }]);
  });

  it('is kept as each kind is wished; what cannot wait cannot be turned off', async () => {
    for (const kind of kinds) {
      for (const delivery of deliveries) {
        await notices.settings.save(mara, { deliveries: { [kind.id]: delivery, unknown: 'off' }, weeklyMail: true });
        await tell(rating(`${kind.id} ${delivery}`, { kind, groupKey: dailyGroup(kind, delivery, clock.now()) }));
        const isOff = delivery === 'off' && kind !== decided;
        const told = await database.db.deleteFrom('notice').returning(['kind', 'mail_due']).execute();
        expect(told, `${kind.id}: ${delivery}`).toEqual(isOff ? [] : [{ kind: kind.id, mail_due: kind === decided || delivery === 'now' }]);
      }
    }
    const settings = await notices.settings.of(mara.id);
    expect(settings.kinds.map(({ id, delivery }) => [id, delivery])).toEqual([
      ['rating', 'mail'],
      ['story', 'here'],
    ]);
  });

  it('is removed after 90 days, and goes with its story', async () => {
    await tell(rating('one'));
    await database.db.deleteFrom('story').where('id', '=', storyId).execute();
    expect(await rows()).toEqual([]);
    await tell(rating('two', { storyId: undefined }));
    clock.advance(91 * 24 * 60 * 60 * 1000);
    await notices.removeOld();
    expect(await rows()).toEqual([]);
  });
});

describe('what is read', () => {
  it('is one notice by its id, only of oneself', async () => {
    await tell(rating('one'), rating('two', { playerId: ivo.id }));
    const [first] = await database.db.selectFrom('notice').select('id').where('player_id', '=', mara.id).execute();
    await notices.markRead(ivo, first?.id ?? '');
    expect(await notices.unreadCount(mara.id)).toBe(1);
    await notices.markRead(mara, first?.id ?? '');
    expect(await notices.unreadCount(mara.id)).toBe(0);
    expect(await notices.unreadCount(ivo.id)).toBe(1);
  });

  it('is everything up to a time, but not what came later', async () => {
    await tell(rating('one'));
    const until = clock.now();
    clock.advance(1_000);
    await tell(rating('two', { kind: published, groupKey: dailyGroup(published, '1', clock.now()) }));
    await notices.markAllRead(mara, until);
    expect((await rows()).map(({ read_at }) => read_at !== null)).toEqual([true, false]);
  });
});

describe('followers', () => {
  const news = () => {
    const groupKey = dailyGroup(published, storyId, clock.now());
    return { kind: published, dedupeKey: 'story:1', groupKey, storyId, actorId: mara.id };
  };
  const publish = () =>
    database.db.transaction().execute((trx) => notifyFollowers(trx, { audience: 'writer', id: mara.id }, news(), clock.now()));
  const follow = async (count: number) => {
    await database.execute(
      `with added as (
         insert into player (id, name, name_key, email, email_verified, created_at, updated_at)
         select gen_random_uuid(), 'Reader ' || n, 'reader ' || n, n || '@readers.test', true, $1, $1 from generate_series(1, $2) n returning id)
       insert into player_follow (follower_id, followed_id, created_at) select id, $3, $1 from added`,
      [clock.now(), count, mara.id],
    );
  };

  it('are told in the same transaction while they are few', async () => {
    await follow(3);
    await publish();
    expect(await rows()).toHaveLength(3);
    expect(await database.db.selectFrom('notice_fan_out').selectAll().execute()).toEqual([]);
  });

  it('are all told once by a job when they are many, even when it runs twice at once', async () => {
    const many = 10 * TOLD_AT_ONCE + 3;
    await follow(many);
    await publish();
    expect(await rows()).toEqual([]);
    await Promise.all([notices.notifyWaitingFollowers(), notices.notifyWaitingFollowers()]);
    const told = await rows();
    expect(told).toHaveLength(many);
    expect(told.every(({ count }) => count === 1)).toBe(true);
    expect(await database.db.selectFrom('notice_fan_out').selectAll().execute()).toEqual([]);
  });

  it('who are left when a story is unpublished are not told of it, but that it was', async () => {
    await follow(TOLD_AT_ONCE + 1);
    await publish();
    const gone = { ...news(), kind: unpublished, dedupeKey: 'gone:1', groupKey: 'gone:1' };
    await database.db.updateTable('story').set({ status: 'draft' }).where('id', '=', storyId).execute();
    await database.db.transaction().execute((trx) => notifyFollowers(trx, { audience: 'writer', id: mara.id }, gone, clock.now()));
    const { db } = database;
    await createNoticesService({ db, clock, kinds: [...kinds, unpublished], pushKey: async () => 'key' }).notifyWaitingFollowers();
    expect(new Set((await rows()).map((row) => row.kind))).toEqual(new Set([unpublished.id]));
    expect(await database.db.selectFrom('notice_fan_out').selectAll().execute()).toEqual([]);
  });

  it('who are left while a story is out of sight are told once it is back, within 30 days', async () => {
    await follow(TOLD_AT_ONCE + 1);
    const setStatus = (status: StoryStatus) => database.db.updateTable('story').set({ status }).where('id', '=', storyId).execute();
    const waiting = () => database.db.selectFrom('notice_fan_out').select('id').execute();
    for (const status of ['hidden', 'behind_door'] as const) {
      await setStatus('published');
      await publish();
      await setStatus(status);
      await notices.notifyWaitingFollowers();
      expect([await rows(), await waiting()]).toEqual([[], [expect.anything()]]);
      await database.db.deleteFrom('notice_fan_out').execute();
    }
    await setStatus('published');
    await publish();
    await setStatus('hidden');
    clock.advance(29 * DAY_MS);
    await notices.notifyWaitingFollowers();
    await setStatus('published');
    await notices.notifyWaitingFollowers();
    expect([(await rows()).length, await waiting()]).toEqual([TOLD_AT_ONCE + 1, []]);
    expect(await database.db.selectFrom('notice').select('changed_at').distinct().execute()).toEqual([{ changed_at: clock.now() }]);
    await publish();
    await setStatus('hidden');
    clock.advance(30 * DAY_MS);
    await notices.notifyWaitingFollowers();
    expect(await waiting()).toEqual([]);
  });

  it('who wrote the story themselves are not told', async () => {
    await database.db
      .insertInto('story_writer')
      .values({ story_id: storyId, place: 0, player_id: ivo.id, ai_name: null, characters: 5, is_ai: false })
      .execute();
    await database.db.insertInto('player_follow').values({ follower_id: ivo.id, followed_id: mara.id, created_at: clock.now() }).execute();
    await publish();
    expect(await rows()).toEqual([]);
  });
});

describe('following a story', () => {
  it('is for others’ published stories, and can be repeated', async () => {
    const own = await makeStory(database, clock, { author_id: ivo.id });
    const draft = await makeStory(database, clock, { author_id: mara.id, status: 'draft' });
    for (let times = 0; times < 2; times += 1) await notices.storyFollows.follow(ivo, storyId);
    for (const [id, status] of [
      [own, 403],
      [draft, 404],
      ['nonsense', 404],
    ] as const) {
      await expect(notices.storyFollows.follow(ivo, id)).rejects.toMatchObject({ status });
    }
    const followed = () => database.db.selectFrom('story_follow').select('story_id').execute();
    expect(await followed()).toEqual([{ story_id: storyId }]);
    for (let times = 0; times < 2; times += 1) await notices.storyFollows.unfollow(ivo, storyId);
    expect(await followed()).toEqual([]);
  });
});
