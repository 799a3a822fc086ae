import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS } from '~/platform/clock/durations';
import type { OpenDatabase } from '~/platform/database/database.server';
import { createLimitedQueries } from '~/platform/database/limited-queries.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { createProgressService, type ProgressService } from '~/progress/progress.server';
import { hideStoriesOf, hideStory } from '../own/hide-story.server';
import { createStoriesService, type StoriesService } from '../stories.server';
import { makeStory, weaveStory } from '../testing/make-story';
import { reaches } from './reach';
import { createReach, type ReachService } from './reach.server';
import { reachTexts } from './texts';

let database: OpenDatabase;
let clock: TestClock;
let progress: ProgressService;
let stories: StoriesService;
let reach: ReachService;
const orphaning = vi.fn(async () => undefined);
let [mara, ivo] = ['', ''];
let storyId = '';

onTestDatabase(async (ground) => {
  ({ database, clock } = ground);
  const { db } = database;
  progress = createProgressService({ db, clock });
  stories = createStoriesService({ db, clock, progress, limited: createLimitedQueries(database) });
  reach = createReach({ db, clock, progress, orphanings: [orphaning] });
  orphaning.mockClear();
  mara = (await makePlayer(database, clock, 'Mara')).id;
  ivo = (await makePlayer(database, clock, 'Ivo')).id;
  storyId = await makeStory(database, clock, { author_id: mara });
  await db.transaction().execute((trx) => progress.countStoryPublished(trx, mara, 1));
  await db.insertInto('story_follow').values({ story_id: storyId, player_id: ivo, created_at: clock.now() }).execute();
});

const own = () => ({ storyId, playerId: mara });
const counted = async () => (await progress.progressOf(mara)).storiesPublished;
const readBy = async (viewer: string | undefined) => (await stories.storyForReading(storyId, viewer)) !== undefined;
const listedFor = async (viewerId: string | undefined) =>
  (await stories.listStories({ sort: 'latest', viewerId })).cards.map(({ id }) => id);
const foundBy = async (viewerId: string | undefined) =>
  (await stories.searchStories({ query: 'gate', sort: 'relevance', viewerId })).cards.map(({ id }) => id);
const told = () => database.db.selectFrom('notice').select(['kind', 'detail']).where('player_id', '=', ivo).execute();

describe('a story that was unlisted from the start', () => {
  const kinds = async () => (await told()).map(({ kind }) => kind);
  const publishedAt = async () =>
    (await database.db.selectFrom('story').select('published_at').where('id', '=', storyId).executeTakeFirst())?.published_at;

  beforeEach(async () => {
    await database.db.updateTable('story').set({ status: 'draft', never_public: true }).where('id', '=', storyId).execute();
    await database.db.insertInto('player_follow').values({ follower_id: ivo, followed_id: mara, created_at: clock.now() }).execute();
    await reach.set(own(), 'unlisted');
  });

  it('is news once, when it is in lists for the first time, and stands at that day', async () => {
    expect(await kinds()).toEqual([]);
    clock.advance(40 * DAY_MS);
    await Promise.allSettled([reach.set(own(), 'members'), reach.set(own(), 'members')]);
    expect([await kinds(), await publishedAt()]).toEqual([['story'], clock.now()]);
    const then = await publishedAt();
    clock.advance(DAY_MS);
    // Those who follow now are told of no old story.
    await database.db.deleteFrom('notice_cause').execute();
    for (const chosen of ['unlisted', 'library'] as const) await reach.set(own(), chosen);
    expect([await kinds(), await publishedAt()]).toEqual([['story'], then]);
  });

  it('is no news while it is in no list', async () => {
    for (const chosen of ['taken-back', 'unlisted'] as const) await reach.set(own(), chosen);
    expect((await kinds()).filter((kind) => kind === 'story')).toEqual([]);
    await reach.set(own(), 'taken-back');
    await reach.set(own(), 'library');
    expect((await kinds()).filter((kind) => kind === 'story')).toEqual(['story']);
  });
});

describe('who reads a story', () => {
  it.each([
    ['library', { visitor: true, other: true, listed: { visitor: true, other: true }, counted: 1 }],
    ['members', { visitor: false, other: true, listed: { visitor: false, other: true }, counted: 1 }],
    ['unlisted', { visitor: true, other: true, listed: { visitor: false, other: false }, counted: 0 }],
    ['taken-back', { visitor: false, other: false, listed: { visitor: false, other: false }, counted: 0 }],
  ] as const)('%s', async (chosen, expected) => {
    await reach.set(own(), chosen);
    expect({ visitor: await readBy(undefined), other: await readBy(ivo) }).toEqual({ visitor: expected.visitor, other: expected.other });
    expect(await readBy(mara), 'its author').toBe(true);
    const ids = (isListed: boolean) => (isListed ? [storyId] : []);
    expect(await listedFor(undefined)).toEqual(ids(expected.listed.visitor));
    expect(await listedFor(ivo)).toEqual(ids(expected.listed.other));
    expect(await foundBy(undefined)).toEqual(ids(expected.listed.visitor));
    expect(await foundBy(ivo)).toEqual(ids(expected.listed.other));
    expect(await counted()).toBe(expected.counted);
    expect(await reach.isForMembers(storyId)).toBe(chosen === 'members');
    expect((await reach.ofOwn(storyId, mara))?.reach).toBe(chosen);
  });

  it('comes back as it was, whatever was between', async () => {
    const row = () => database.db.selectFrom('story').selectAll().where('id', '=', storyId).executeTakeFirstOrThrow();
    const before = await row();
    for (const there of reaches) {
      for (const back of reaches) {
        await reach.set(own(), there);
        await reach.set(own(), back);
      }
    }
    await reach.set(own(), 'library');
    expect(await row()).toEqual(before);
    expect(await counted()).toBe(1);
  });

  it('is remembered while moderators hide the story, and cannot be changed then', async () => {
    await reach.set(own(), 'unlisted');
    await hideStory(database.db, storyId, true);
    await expect(reach.set(own(), 'library')).rejects.toThrow(reachTexts.notPossible);
    await hideStory(database.db, storyId, false);
    expect((await reach.ofOwn(storyId, mara))?.reach).toBe('unlisted');
  });

  it('hides an unlisted story with its player, and shows it unlisted again', async () => {
    await reach.set(own(), 'unlisted');
    const hide = (hidden: boolean) => database.db.transaction().execute((trx) => hideStoriesOf(trx, mara, hidden));
    expect(await hide(true)).toBe(1);
    expect(await readBy(ivo)).toBe(false);
    expect(await hide(false)).toBe(1);
    expect((await reach.ofOwn(storyId, mara))?.reach).toBe('unlisted');
    expect(await readBy(ivo)).toBe(true);
  });

  it('leads nowhere to an unlisted story', async () => {
    const other = await makeStory(database, clock, { author_id: mara, title: 'Another', parent_id: storyId });
    await reach.set(own(), 'unlisted');
    const read = await stories.storyForReading(other, ivo);
    expect([read?.parent, read?.moreByAuthor]).toEqual([undefined, []]);
    expect((await stories.storyForReading(other, mara))?.parent?.id).toBe(storyId);
  });

  it('is its author’s alone to say', async () => {
    await expect(reach.set({ storyId, playerId: ivo }, 'unlisted')).rejects.toThrow(reachTexts.notPossible);
    await expect(reach.set({ storyId: 'no-id', playerId: mara }, 'unlisted')).rejects.toThrow(reachTexts.notPossible);
    const woven = await weaveStory(database, clock, [mara, ivo]);
    await expect(reach.set({ storyId: woven, playerId: mara }, 'unlisted')).rejects.toThrow(reachTexts.notPossible);
    const draft = await makeStory(database, clock, { author_id: mara, status: 'draft' });
    await expect(reach.set({ storyId: draft, playerId: mara }, 'library')).rejects.toThrow(reachTexts.notPossible);
    expect([await reach.ofOwn(storyId, ivo), await reach.ofOwn(draft, mara)]).toEqual([undefined, undefined]);
  });
});

describe('a story that its author took back', () => {
  it('says so at its address, and is gone once it is deleted', async () => {
    await reach.set(own(), 'taken-back');
    expect(await stories.whyAbsent(storyId)).toBe('takenBack');
    await stories.deleteStory(own());
    expect(await stories.whyAbsent(storyId)).toBe('gone');
    expect(await counted()).toBe(0);
  });

  it('is told to those who follow it, once, by the title that it had', async () => {
    for (const chosen of ['taken-back', 'library', 'taken-back'] as const) await reach.set(own(), chosen);
    expect(await told()).toEqual([{ kind: 'taken-back', detail: 'The Ninth Gate' }]);
  });

  it('is not published as a draft is, which would be news', async () => {
    await reach.set(own(), 'taken-back');
    await expect(stories.publish(own())).rejects.toThrow();
  });
});

describe('leaving a story', () => {
  it('leaves it by nobody, with what readers gave it', async () => {
    await database.execute(
      `insert into notice (id, player_id, kind, gathered, count, story_id, actor_id, changed_at) values ($1, $2, 'story', 's', 1, $1, $3, $4)`,
      [storyId, ivo, mara, clock.now()],
    );
    await reach.orphan(own());
    expect(await stories.storyForReading(storyId, ivo)).toMatchObject({ author: 'Anonymous', authorId: null });
    expect(orphaning).toHaveBeenCalledWith(expect.anything(), own());
    expect(await database.db.selectFrom('notice').select('actor_id').execute()).toEqual([{ actor_id: null }]);
    expect(await counted()).toBe(0);
    await expect(reach.orphan(own()), 'it is theirs no longer').rejects.toThrow(reachTexts.notOrphanable);
    await expect(stories.deleteStory(own())).rejects.toThrow();
  });

  it('does nothing where another feature would lose something', async () => {
    orphaning.mockRejectedValueOnce(new Error('unpublished'));
    await expect(reach.orphan(own())).rejects.toThrow('unpublished');
    expect((await stories.storyForReading(storyId, ivo))?.authorId).toBe(mara);
    expect(await counted()).toBe(1);
  });

  it('is its author’s alone, and not of what is out of sight', async () => {
    await expect(reach.orphan({ storyId, playerId: ivo })).rejects.toThrow(reachTexts.notOrphanable);
    await reach.set(own(), 'taken-back');
    await expect(reach.orphan(own())).rejects.toThrow(reachTexts.notOrphanable);
  });
});
