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
  lists = createReadingLists({ db, clock });
  reads = makeReadCounter(db, clock);
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
    await database.db.updateTable('player').set({ keeps_history: false }).where('id', '=', bob.id).execute();
    await open(second);
    expect(await read()).toEqual(['First']);
    await lists.forgetRead({ playerId: ann.id, storyId: first });
    expect(await read(), 'somebody else takes nothing out').toEqual(['First']);
    await lists.clearHistory(bob.id);
    expect(await read()).toEqual([]);
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
    expect([await later(), await later(ann), await lists.isLater(own)]).toEqual([['First'], [], true]);
    for (const _twice of [1, 2]) await lists.removeLater(own);
    expect([await later(), await lists.isLater(own)]).toEqual([[], false]);
  });

  it('is no draft, and nothing that is not there', async () => {
    for (const storyId of [await write('Draft', { status: 'draft' }), randomUUID(), 'no id']) {
      await expect(lists.addLater({ playerId: bob.id, storyId })).rejects.toThrow('cannot be marked for later');
    }
  });
});
