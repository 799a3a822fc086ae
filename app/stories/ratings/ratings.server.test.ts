import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '~/platform/clock/durations';
import type { OpenDatabase, Tables } from '~/platform/database/database.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { whileWaiting } from '~/platform/testing/database/while-waiting';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { createProgressService, type ProgressService } from '~/progress/progress.server';
import { listStories } from '../listing/list-stories.server';
import { storiesPersonalData } from '../personal-data.server';
import { storyForReading } from '../reading/read-story.server';
import { makeStory } from '../testing/make-story';
import { ratingXp } from './rating';
import type { Rating } from './rating.contract';
import { ratingRefusals } from './rating-refusals';
import { createRatingsService, type RatingsService } from './ratings.server';

let database: OpenDatabase;
let clock: TestClock;
let progress: ProgressService;
let ratings: RatingsService;
let mara: { id: string };
let ivo: { id: string };
let storyId: string;

onTestDatabase(async (ground) => {
  ({ database, clock } = ground);
  progress = createProgressService({ db: database.db, clock });
  ratings = createRatingsService({ db: database.db, clock, progress, secret: 'secret' });
  mara = await makePlayer(database, clock, 'Mara');
  ivo = await makePlayer(database, clock, 'Ivo');
  storyId = await makeStory(database, clock, { author_id: mara.id });
});

const rate = (player: { id: string }, value: Rating, story = storyId) => ratings.rateStory({ storyId: story, playerId: player.id, value });
/** Readers who have been here for a while: the votes of newcomers share bounds. */
async function players(count: number) {
  const made = await Promise.all(Array.from({ length: count }, (_, index) => makePlayer(database, clock, `Reader ${index}`)));
  const joined = new Date(clock.now().getTime() - 30 * DAY_MS);
  await database.execute('update player set created_at = $2 where id = any($1)', [made.map(({ id }) => id), joined]);
  return made;
}
const xpOf = async (player: { id: string }) => (await progress.progressOf(player.id)).xp;
const ledgerOf = async (player: { id: string }) => {
  const { rows } = await database.execute('select amount from xp_entry where player_id = $1 order by id', [player.id]);
  return rows.map((row) => row.amount);
};
const boards = async (player: { id: string }) => {
  const { rows } = await database.execute('select board, score from board_row where player_id = $1 order by board', [player.id]);
  return Object.fromEntries(rows.map((row) => [row.board, row.score]));
};
const writtenBy = async (story: string, writers: { id: string | null; aiName?: string; characters?: number }[]) => {
  for (const [place, { id, aiName = null, characters = 100 }] of writers.entries()) {
    await database.execute(
      'insert into story_writer (story_id, place, player_id, ai_name, characters, is_ai) values ($1, $2, $3, $4::text, $5, $4::text is not null)',
      [story, place, id, aiName, characters],
    );
  }
};

describe('rating a story', () => {
  it.each<[Rating, number]>([
    [1, -20],
    [2, -10],
    [3, 0],
    [4, 10],
    [5, 20],
  ])('with %i stars gives its author %i XP', async (value, xp) => {
    expect(await rate(ivo, value)).toEqual({ average: value, count: 1, own: value, authorXpChange: xp });
    expect(await xpOf(mara)).toBe(Math.max(0, xp));
  });

  it('updates the author’s level and leaderboards', async () => {
    await database.db.transaction().execute((trx) => {
      const earlier = { arena: 'fan_fic' as const, amount: 990, source: 'rating', sourceId: randomUUID(), revision: 1 };
      return progress.recordXp(trx, [{ ...earlier, playerId: mara.id }]);
    });
    await rate(ivo, 5);
    expect(await progress.progressOf(mara.id)).toMatchObject({ xp: 1010, level: 2 });
    expect(await boards(mara)).toEqual({ all: 1010, fan_fic: 990, creative_writing: 20 });
  });

  it('again with another value adds the difference', async () => {
    await rate(ivo, 5);
    expect(await rate(ivo, 2)).toEqual({ average: 2, count: 1, own: 2, authorXpChange: -30 });
    expect(await rate(ivo, 4)).toEqual({ average: 4, count: 1, own: 4, authorXpChange: 20 });
    expect(await xpOf(mara)).toBe(10);
    expect(await ledgerOf(mara)).toEqual([20, -30, 20]);
  });

  it('again with the same value changes nothing', async () => {
    await rate(ivo, 5);
    expect(await rate(ivo, 5)).toEqual({ average: 5, count: 1, own: 5, authorXpChange: 0 });
    expect(await ledgerOf(mara)).toEqual([20]);
  });

  it('never takes the author below 0, though a loss must be earned back', async () => {
    await rate(ivo, 1);
    expect(await xpOf(mara)).toBe(0);
    const [reader] = await players(1);
    if (reader) await rate(reader, 5);
    expect(await xpOf(mara)).toBe(0);
    await rate(ivo, 5);
    expect(await xpOf(mara)).toBe(40);
  });

  it('averages all readers’ ratings', async () => {
    const [one, two] = await players(2);
    await rate(ivo, 5);
    if (one) await rate(one, 4);
    expect(two && (await rate(two, 4))).toMatchObject({ count: 3, average: 13 / 3 });
  });

  it('is refused for one’s own story', async () => {
    await expect(rate(mara, 5)).rejects.toMatchObject({ reason: 'own-story', message: ratingRefusals['own-story'].text });
    expect(await xpOf(mara)).toBe(0);
  });

  it('is refused for drafts and for stories that do not exist', async () => {
    const draft = await makeStory(database, clock, { author_id: mara.id, status: 'draft' });
    await expect(rate(ivo, 5, draft)).rejects.toMatchObject({ reason: 'missing' });
    await expect(rate(mara, 5, draft)).rejects.toMatchObject({ reason: 'missing' });
    await expect(rate(ivo, 5, randomUUID())).rejects.toMatchObject({ reason: 'missing' });
    await expect(rate(ivo, 5, 'nothing')).rejects.toMatchObject({ reason: 'missing' });
  });

  it('gives nobody XP where a story has no author', async () => {
    const woven = await makeStory(database, clock, { arena: 'story_weave' });
    expect(await rate(ivo, 5, woven)).toEqual({ average: 5, count: 1, own: 5, authorXpChange: 0 });
  });
});

describe('rating a story of several writers', () => {
  let woven: string;
  let cleo: { id: string };
  beforeEach(async () => {
    cleo = await makePlayer(database, clock, 'Cleo');
    woven = await makeStory(database, clock, { arena: 'story_weave' });
    const emma = { id: null, aiName: 'Emma', characters: 900 };
    await writtenBy(woven, [{ ...mara, characters: 300 }, emma, { ...cleo, characters: 150 }]);
  });

  it('splits its XP among the people who wrote it, and moves each share with the rating', async () => {
    expect(await rate(ivo, 5, woven)).toMatchObject({ authorXpChange: 20 });
    expect([await xpOf(mara), await xpOf(cleo)]).toEqual([13, 7]);
    expect(await rate(ivo, 4, woven)).toMatchObject({ authorXpChange: -10 });
    expect([await xpOf(mara), await xpOf(cleo)]).toEqual([7, 3]);
    expect(await boards(cleo)).toEqual({ all: 3, story_weave: 3 });
  });

  it('is refused to each of them', async () => {
    for (const writer of [mara, cleo]) await expect(rate(writer, 5, woven)).rejects.toMatchObject({ reason: 'own-story' });
  });

  it('is refused to one whose name it leaves out', async () => {
    await database.execute('insert into weave_nameless_writer (story_id, place, player_id) values ($1, 2, $2)', [woven, cleo.id]);
    await database.execute('update story_writer set player_id = null where player_id = $1', [cleo.id]);
    await expect(rate(cleo, 5, woven)).rejects.toMatchObject({ reason: 'own-story' });
  });

  it('names all its writers in lists and on its page', async () => {
    const story = await storyForReading(database.db, woven, cleo.id);
    expect(story).toMatchObject({
      author: 'Mara, Cleo and AI writers',
      writers: [{ name: 'Mara' }, { name: 'Emma', isAi: true }, { name: 'Cleo' }],
    });
    const { cards } = await listStories(database.db, { sort: 'latest', viewerId: cleo.id });
    expect(cards.find(({ id }) => id === woven)).toMatchObject({ author: 'Mara, Cleo and AI writers', own: true });
    expect(cards.find(({ id }) => id === storyId)).toMatchObject({ author: 'Mara', own: false });
  });
});

describe('ratings at the same time', () => {
  it('of two readers both count', async () => {
    const [other] = await players(1);
    await Promise.all([rate(ivo, 5), other && rate(other, 4)]);
    expect(await xpOf(mara)).toBe(30);
  });

  it('of twenty readers are all in the average and in the author’s XP', async () => {
    const readers = await players(20);
    await Promise.all(readers.map((reader, index) => rate(reader, index % 2 === 0 ? 5 : 4)));
    expect(await xpOf(mara)).toBe(300);
    expect(await rate(ivo, 3)).toMatchObject({ count: 21, average: (10 * 5 + 10 * 4 + 3) / 21 });
  });

  it('of the same reader count as one', async () => {
    await Promise.all([rate(ivo, 5), rate(ivo, 5), rate(ivo, 5)]);
    expect(await rate(ivo, 5)).toEqual({ average: 5, count: 1, own: 5, authorXpChange: 0 });
    expect(await ledgerOf(mara)).toEqual([20]);
  });

  it('of the same reader with several values end with one of them, and all sums agree with it', async () => {
    await Promise.all(([5, 1, 4, 2, 5, 1] as const).map((value) => rate(ivo, value)));
    const { rows } = await database.execute('select value from story_rating where story_id = $1', [storyId]);
    const value = rows[0]?.value as Rating;
    expect(rows).toHaveLength(1);
    expect(await rate(ivo, value)).toEqual({ average: value, count: 1, own: value, authorXpChange: 0 });
    expect((await ledgerOf(mara)).reduce((sum: number, amount) => sum + Number(amount), 0)).toBe(ratingXp(value));
    expect((await boards(mara)).all ?? 0).toBe(Math.max(0, ratingXp(value)));
  });

  it('of twenty readers of a collaborative story all count in the XP of each of its writers', async () => {
    const woven = await makeStory(database, clock, { arena: 'story_weave' });
    const cleo = await makePlayer(database, clock, 'Cleo');
    await writtenBy(woven, [cleo, mara]);
    const readers = await players(20);
    await Promise.all(readers.map((reader, index) => rate(reader, index % 2 === 0 ? 5 : 1, index % 4 < 2 ? woven : storyId)));
    expect([await xpOf(cleo), (await boards(cleo)).story_weave]).toEqual([0, 0]);
    await rate(ivo, 5, woven);
    expect([await xpOf(cleo), await xpOf(mara)]).toEqual([10, 10]);
  });

  it('of stories by authors who rate each other do not block each other', async () => {
    const authors = await players(6);
    const theirs = await Promise.all(authors.map((author) => makeStory(database, clock, { author_id: author.id })));
    await Promise.all(
      authors.flatMap((reader, place) => theirs.flatMap((story, author) => (author === place ? [] : [rate(reader, 5, story)]))),
    );
    for (const author of authors) expect(await xpOf(author)).toBe(100);
  });
});

describe('a rating of a story that changes meanwhile', () => {
  /** Makes a change, sends a rating before it is committed, and commits it once the rating waits for it. */
  const rateDuring = (first: (trx: Transaction<Tables>) => Promise<unknown>, story = storyId) =>
    whileWaiting(database, { first, other: () => rate(ivo, 5, story) });
  const kept = async () => (await database.execute('select from story_rating')).rows.length;

  it('is refused when the story was hidden', async () => {
    const hidden = rateDuring((trx) => trx.updateTable('story').set({ status: 'hidden' }).where('id', '=', storyId).execute());
    await expect(hidden).rejects.toMatchObject({ reason: 'missing' });
    expect([await kept(), await xpOf(mara)]).toEqual([0, 0]);
  });

  it('is refused when the story was deleted', async () => {
    const deleted = rateDuring((trx) => trx.deleteFrom('story').where('id', '=', storyId).execute());
    await expect(deleted).rejects.toMatchObject({ reason: 'missing' });
  });

  it('counts for nobody when its author has left', async () => {
    const leaving = { playerId: mara.id, works: 'keep', now: clock.now(), addressHash: 'hash' } as const;
    const left = await rateDuring(async (trx) => {
      await storiesPersonalData.forget?.(trx, leaving);
      await trx.deleteFrom('player').where('id', '=', mara.id).execute();
    });
    expect(left).toEqual({ average: 5, count: 1, own: 5, authorXpChange: 0 });
  });

  it('counts for those writers of a collaborative story who have not left', async () => {
    const woven = await makeStory(database, clock, { arena: 'story_weave' });
    const cleo = await makePlayer(database, clock, 'Cleo');
    await writtenBy(woven, [cleo, mara]);
    const leaving = { playerId: mara.id, works: 'keep', now: clock.now(), addressHash: 'hash' } as const;
    const left = await rateDuring(async (trx) => {
      await storiesPersonalData.forget?.(trx, leaving);
      await trx.deleteFrom('player').where('id', '=', mara.id).execute();
    }, woven);
    expect(left).toEqual({ average: 5, count: 1, own: 5, authorXpChange: 10 });
    expect(await xpOf(cleo)).toBe(10);
  });

  it('adds to others’ ratings', async () => {
    const [other] = await players(1);
    const added = await rateDuring((trx) => ratings.rateStoryIn(trx, { storyId, playerId: other?.id ?? '', value: 2 }));
    expect(added).toEqual({ average: 3.5, count: 2, own: 5, authorXpChange: 20 });
    expect(await xpOf(mara)).toBe(10);
  });
});
