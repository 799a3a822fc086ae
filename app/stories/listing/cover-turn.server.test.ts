import { expect, it } from 'vitest';
import { lookOf } from '~/covers/story/cover-name';
import type { OpenDatabase } from '~/platform/database/database.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import type { TestClock } from '~/platform/testing/test-clock';
import { makeStory } from '../testing/make-story';
import { setCoverApart } from './cover-turn.server';
import { listStories, PAGE_SIZE } from './list-stories.server';

let database: OpenDatabase;
let clock: TestClock;

onTestDatabase(async (ground) => {
  ({ database, clock } = ground);
});

it('a page of new stories that name one scene shows no two alike, and the cover stays the same on every list', async () => {
  for (let count = 0; count < PAGE_SIZE; count += 1) {
    clock.advance(60_000);
    const id = await makeStory(database, clock, { title: `Sea ${count}` });
    await database.db.transaction().execute((trx) => setCoverApart(trx, id));
  }
  const { cards } = await listStories(database.db, { sort: 'latest' });
  expect(new Set(cards.map(({ cover }) => lookOf(cover))).size).toBe(PAGE_SIZE);
  const rated = await listStories(database.db, { sort: 'rating', arena: 'creative_writing' });
  expect(new Set(rated.cards.map(({ cover }) => cover))).toEqual(new Set(cards.map(({ cover }) => cover)));
});
