import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createFanFixture, type FanFixture } from '../app/arenas/fan-fiction/testing/fan-fixture';
import { blockTexts } from '../app/blocks/blocks';
import { type BlocksService, createBlocksService } from '../app/blocks/blocks.server';
import { createStoryFollows, type StoryFollows } from '../app/notices/story-follows/story-follows.server';
import type { OpenDatabase } from '../app/platform/database/database.server';
import { createRateLimiter } from '../app/platform/limits/rate-limit.server';
import { onTestDatabase } from '../app/platform/testing/database/test-database';
import { makePlayer } from '../app/platform/testing/make-player';
import type { TestClock } from '../app/platform/testing/test-clock';
import { createFollows, type Follows } from '../app/players/follows/follows.server';
import { type CollectionsService, createCollections } from '../app/stories/collections/collections.server';
import { createKudos, type KudosService } from '../app/stories/kudos/kudos.server';
import { createRatingsService, type RatingsService } from '../app/stories/ratings/ratings.server';
import { partWhereBlocked, requireContinuable } from '../app/stories/sharing/appendages/continued.server';
import { makeStory } from '../app/stories/testing/make-story';
import { endsBetween } from './features';

let database: OpenDatabase;
let clock: TestClock;
let fixture: FanFixture;
let blocks: BlocksService;
let follows: Follows;
let storyFollows: StoryFollows;
let kudos: KudosService;
let ratings: RatingsService;
let mara: { id: string; name: string };
let ivo: { id: string; name: string };
let storyId: string;
let collections: CollectionsService;
let seriesId: string;

onTestDatabase(async (testDatabase) => {
  ({ database, clock } = testDatabase);
  const { db } = database;
  const limiter = createRateLimiter(db, clock, 'secret');
  fixture = createFanFixture(testDatabase);
  blocks = createBlocksService({ db, clock, limiter, endsBetween });
  follows = createFollows({ db, clock, limiter });
  storyFollows = createStoryFollows(db, clock);
  kudos = createKudos({ db, clock, limiter });
  ratings = createRatingsService({ db, clock, progress: fixture.progress, secret: 'secret' });
  mara = await makePlayer(database, clock, 'Mara');
  ivo = await makePlayer(database, clock, 'Ivo');
  storyId = await fixture.publish(mara, { title: 'Mara’s' });
  collections = createCollections({ db, clock });
  seriesId = await collections.make({ playerId: mara.id, kind: 'series', title: 'The Gates', storyId });
});

const comment = (person: { id: string; name: string }, more: { answers?: string; storyId?: string } = {}) => {
  const id = randomUUID();
  clock.advance(1000);
  return fixture.service.comments.post(person, { id, storyId, chapterId: undefined, text: 'Words.', ...more }).then(() => id);
};

/** Everything that Ivo may do to Mara and to her story. */
const actions: Readonly<Record<string, () => Promise<unknown>>> = {
  comment: () => comment(ivo),
  rate: () => ratings.rateStory({ storyId, playerId: ivo.id, value: 1 }),
  like: () => kudos.give({ playerId: ivo.id }, storyId),
  'follow her': () => follows.follow(ivo, mara.id),
  'follow her series': () => collections.follow(ivo, seriesId),
  'follow her story': () => storyFollows.follow(ivo, storyId),
  continue: () => requireContinuable(database.db, ivo.id, storyId, clock.now()),
};

describe.each(['the author', 'the other'] as const)('after a block by %s', (blocker) => {
  const block = () => (blocker === 'the author' ? blocks.set(mara, ivo.id, 'block') : blocks.set(ivo, mara.id, 'block'));

  it.each(Object.keys(actions))('%s is refused by the same sentence, and open again afterwards', async (name) => {
    const act = () => actions[name]?.();
    await block();
    await expect(act()).rejects.toThrow(blockTexts.stopped);
    await blocks.lift(mara, ivo.id);
    await blocks.lift(ivo, mara.id);
    await expect(act()).resolves.not.toThrow();
  });

  it('earlier words cannot be changed, but taken away, and nothing is answered', async () => {
    const own = await comment(ivo);
    const hers = await comment(mara);
    await block();
    await expect(fixture.service.comments.edit(ivo, own, 'Worse words.')).rejects.toThrow(blockTexts.stopped);
    await expect(comment(ivo, { answers: hers })).rejects.toThrow();
    await expect(fixture.service.comments.remove(ivo, own)).resolves.not.toThrow();
  });

  it('answers under the story of a third person do not reach each other', async () => {
    const third = await fixture.publish(await makePlayer(database, clock, 'Ada'));
    const hers = await comment(mara, { storyId: third });
    const his = await comment(ivo, { storyId: third, answers: hers });
    await block();
    await expect(comment(ivo, { storyId: third, answers: hers })).rejects.toThrow();
    await expect(fixture.service.comments.edit(ivo, his, 'Worse words.')).rejects.toThrow(blockTexts.stopped);
    await expect(comment(ivo, { storyId: third })).resolves.toEqual(expect.any(String));
  });

  it('the follows between the two have ended', async () => {
    await follows.follow(ivo, mara.id);
    await follows.follow(mara, ivo.id);
    await storyFollows.follow(ivo, storyId);
    await collections.follow(ivo, seriesId);
    await block();
    const left = await database.execute(
      'select from player_follow union all select from story_follow union all select from collection_follow',
    );
    expect(left.rows).toHaveLength(0);
  });

  it('a story that was begun as a continuation stands for itself', async () => {
    const id = await makeStory(database, clock, { author_id: ivo.id, body: 'On it went.' });
    await database.execute('update story set parent_id = $2 where id = $1', [id, storyId]);
    const parentOf = async () => (await database.execute('select parent_id from story where id = $1', [id])).rows[0]?.parent_id;
    await database.db.transaction().execute((trx) => partWhereBlocked(trx, id, ivo.id));
    expect(await parentOf()).toBe(storyId);
    await block();
    await database.db.transaction().execute((trx) => partWhereBlocked(trx, id, ivo.id));
    expect(await parentOf()).toBeNull();
  });
});

describe('under the stories of an author who blocks', () => {
  const shownTo = async (viewerId: string) =>
    (await fixture.service.comments.list({ storyId, viewerId })).threads.map(({ comment: shown }) => [
      shown?.author,
      shown?.folded,
      shown?.badge,
    ]);

  it('earlier words stand folded, to them alone, and all go at once, from all their stories', async () => {
    const other = await fixture.publish(mara);
    const first = await comment(ivo);
    await comment(ivo, { storyId: other });
    const hers = await comment(mara);
    await comment(ivo, { answers: hers });
    await blocks.set(mara, ivo.id, 'block');
    expect(await shownTo(mara.id)).toEqual([
      ['Mara', false, 'author'],
      ['Ivo', true, undefined],
    ]);
    const third = await makePlayer(database, clock, 'Ada');
    expect((await shownTo(third.id)).map(([, folded]) => folded)).toEqual([false, false]);
    await expect(fixture.service.comments.removeAllBy(third, first)).rejects.toThrow();
    await expect(fixture.service.comments.removeAllBy(ivo, first)).rejects.toThrow();
    await fixture.service.comments.removeAllBy(mara, first);
    expect(await shownTo(third.id)).toEqual([['Mara', false, 'author']]);
    const { rows } = await database.execute('select comment_count from story order by comment_count desc');
    expect(rows.map((row) => row.comment_count)).toEqual([1, 0]);
    expect((await database.execute('select from fanfic_comment where author_id = $1', [ivo.id])).rows).toEqual([]);
  });

  it('moderators and administrators are known by a badge', async () => {
    await comment(ivo);
    await database.execute(`update player set role = 'moderator' where id = $1`, [ivo.id]);
    expect(await shownTo(mara.id)).toEqual([['Ivo', false, 'moderator']]);
  });
});

it('a mute stops nothing', async () => {
  await blocks.set(mara, ivo.id, 'mute');
  for (const act of Object.values(actions)) await expect(act()).resolves.not.toThrow();
});
