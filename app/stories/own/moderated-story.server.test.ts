import type { Transaction } from 'kysely';
import { expect, it } from 'vitest';
import type { OpenDatabase, Tables } from '~/platform/database/database.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makeStory } from '../testing/make-story';
import { moderatedStory } from './moderated-story.server';
import { ownStoryTexts } from './own-story-texts';

let database: OpenDatabase;
let storyId: string;

onTestDatabase(async (fixture) => {
  database = fixture.database;
  storyId = await makeStory(database, fixture.clock);
});

const within = <Result>(change: (trx: Transaction<Tables>) => Promise<Result>) => database.db.transaction().execute(change);
const rename = (title: string) => database.db.updateTable('story').set({ title }).where('id', '=', storyId).execute();
const title = async () => (await database.db.selectFrom('story').select('title').where('id', '=', storyId).executeTakeFirstOrThrow()).title;

it('a removed title comes back by what its decision says stands in its place, whatever untitled stories are called by then', async () => {
  expect(await within((trx) => moderatedStory.removeTitle(trx, storyId))).toEqual({ title: 'The Ninth Gate', untitled: 'Untitled' });
  expect(await title()).toBe(ownStoryTexts.untitled);
  await rename('Sin título');
  await within((trx) => moderatedStory.giveTitleBack(trx, storyId, { title: 'The Ninth Gate', untitled: 'Sin título' }));
  expect(await title()).toBe('The Ninth Gate');
});

it('a title that was removed before decisions said so comes back too', async () => {
  await rename('Untitled');
  await within((trx) => moderatedStory.giveTitleBack(trx, storyId, { title: 'The Ninth Gate' }));
  expect(await title()).toBe('The Ninth Gate');
});

it('a title that its author has given meanwhile stays', async () => {
  await within((trx) => moderatedStory.removeTitle(trx, storyId));
  await rename('The Tenth Gate');
  await within((trx) => moderatedStory.giveTitleBack(trx, storyId, { title: 'The Ninth Gate', untitled: ownStoryTexts.untitled }));
  expect(await title()).toBe('The Tenth Gate');
});
