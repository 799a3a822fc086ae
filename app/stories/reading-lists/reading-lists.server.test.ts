import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { OpenDatabase } from '~/platform/database/database.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import type { ReadCounter } from '../reading/counting/reads.server';
import { makeReadCounter } from '../testing/make-read-counter';
import { makeStory } from '../testing/make-story';
import { MOST_KEPT } from './kept-stories.server';
import { createReadingLists, type ReadingListsService } from './reading-lists.server';

let database: OpenDatabase;
let clock: TestClock;
let lists: ReadingListsService;
let reads: ReadCounter;
let ann: Viewer;
let bob: Viewer;

onTestDatabase(async (context) => {
  ({ database, clock } = context);
  const { db } = database;
  reads = makeReadCounter(db, clock);
  lists = createReadingLists({ db, clock, reads });
  ann = await makePlayer(database, clock, 'Ann');
  bob = await makePlayer(database, clock, 'Bob');
});

const write = (title: string, more = {}) => makeStory(database, clock, { author_id: ann.id, title, ...more });
const open = async (storyId: string, player: Viewer | undefined = bob) => {
  clock.advance(1_000);
  await reads.countRead({ player, clientAddress: '192.0.2.1' }, storyId);
};
const read = async (person = bob) => (await lists.historyOf({ playerId: person.id })).stories.map(({ title }) => title);
const later = async (person = bob) => (await lists.laterOf({ playerId: person.id })).stories.map(({ title }) => title);

describe('the reading history', () => {
  it('has each story once, as it was last opened, for its person alone', async () => {
    const [first, second] = [await write('First'), await write('Second')];
    for (const story of [first, second, first]) await open(story);
    expect(await read()).toEqual(['First', 'Second']);
    await open(first, ann);
    expect(await read(ann), 'nobody reads a story of their own').toEqual([]);
  });

  it('is kept no longer once it is switched off, and is cleared by its person', async () => {
    const [first, second] = [await write('First'), await write('Second')];
    await open(first);
    expect(await read()).toEqual(['First']);
    await database.db.updateTable('player').set({ keeps_history: false }).where('id', '=', bob.id).execute();
    await open(second);
    expect(await read()).toEqual(['First']);
    const kept = await Promise.all([bob, ann].map(({ id }) => lists.keptOf({ playerId: id, storyId: second })));
    expect(kept.map(({ history }) => history)).toEqual([false, true]);
    await lists.forgetRead({ playerId: ann.id, storyId: first });
    expect(await read(), 'somebody else takes nothing out').toEqual(['First']);
    await lists.clearHistory(bob.id);
    expect(await read()).toEqual([]);
  });

  it('shows at once what was opened, and does not get back what was taken out right after it was opened', async () => {
    const story = await write('First');
    await open(story);
    expect(await read()).toEqual(['First']);
    await open(story);
    await lists.forgetRead({ playerId: bob.id, storyId: story });
    await open(story);
    await lists.clearHistory(bob.id);
    await reads.stop();
    expect(await read()).toEqual([]);
  });

  it('forgets the oldest of very many', async () => {
    const stories = await database.execute(
      `insert into story (id, arena, status, title, body, created_at, updated_at, published_at)
       select gen_random_uuid(), 'creative_writing', 'published', 'Old', '', $1, $1, $1 from generate_series(1, $2) returning id`,
      [clock.now(), MOST_KEPT],
    );
    await database.execute(
      `insert into reading_history (player_id, story_id, read_at)
       select $1, id, $2::timestamptz - number * interval '1 minute' from unnest($3::uuid[]) with ordinality as old (id, number)`,
      [bob.id, clock.now(), stories.rows.map(({ id }) => id)],
    );
    await open(await write('First'));
    await reads.stop();
    const kept = await database.db.selectFrom('reading_history').select('story_id').where('player_id', '=', bob.id).execute();
    expect(kept).toHaveLength(MOST_KEPT);
    expect(kept.map(({ story_id }) => story_id)).not.toContain(stories.rows.at(-1)?.id);
  });

  it('leaves out what is hidden until it is back', async () => {
    const story = await write('First');
    await open(story);
    const set = (status: 'hidden' | 'published') => database.db.updateTable('story').set({ status }).where('id', '=', story).execute();
    await set('hidden');
    expect(await read()).toEqual([]);
    await set('published');
    expect(await read()).toEqual(['First']);
    await lists.forgetRead({ playerId: bob.id, storyId: story });
    expect(await read()).toEqual([]);
  });
});

describe('what is marked for later', () => {
  it('is listed for its person alone until it is taken out', async () => {
    const story = await write('First');
    const own = { playerId: bob.id, storyId: story };
    for (const _twice of [1, 2]) await lists.addLater(own);
    expect([await later(), await later(ann), (await lists.keptOf(own)).later]).toEqual([['First'], [], true]);
    for (const _twice of [1, 2]) await lists.removeLater(own);
    expect([await later(), (await lists.keptOf(own)).later]).toEqual([[], false]);
  });

  it('is no draft, and nothing that is not there', async () => {
    for (const storyId of [await write('Draft', { status: 'draft' }), randomUUID(), 'no id']) {
      await expect(lists.addLater({ playerId: bob.id, storyId })).rejects.toThrow('cannot be marked for later');
    }
  });
});
