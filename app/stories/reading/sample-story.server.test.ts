import { describe, expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { makeStory } from '../testing/make-story';
import { sampleStory } from './sample-story.server';

let database: OpenDatabase;
let clock: TestClock;

onTestDatabase(async (ground) => {
  ({ database, clock } = ground);
});

describe('the sample on the home page', () => {
  it('is the opening of the best story with three votes or more', async () => {
    const mara = await makePlayer(database, clock, 'Mara');
    await makeStory(database, clock, { title: 'Good', rating_count: 10, rating_sum: 40 });
    const best = await makeStory(database, clock, { title: 'Best', author_id: mara.id, rating_count: 9, rating_sum: 45, starter: 'Once.' });
    await makeStory(database, clock, { title: 'Draft', status: 'draft', rating_count: 9, rating_sum: 45 });
    await makeStory(database, clock, { title: 'Liked by two friends', rating_count: 2, rating_sum: 10 });
    await makeStory(database, clock, {
      title: 'Voted up from one place',
      rating_count: 40,
      rating_sum: 200,
      withheld_votes: 39,
      withheld_sum: 195,
    });
    expect(await sampleStory(database.db, undefined)).toEqual({
      id: best,
      title: 'Best',
      arena: 'creative_writing',
      author: 'Mara',
      average: 5,
      paragraphs: ['Once.', 'The gate stood open.'],
    });
  });

  it('is the newest story while none has three votes', async () => {
    await makeStory(database, clock, { title: 'Older', rating_count: 2, rating_sum: 10 });
    clock.advance(1000);
    await makeStory(database, clock, { title: 'Newer' });
    expect(await sampleStory(database.db, undefined)).toMatchObject({ title: 'Newer', average: undefined });
  });

  it('is none that a person who is signed in hides, or whose author they do not see', async () => {
    const [mara, ivo] = [await makePlayer(database, clock, 'Mara'), await makePlayer(database, clock, 'Ivo')];
    await makeStory(database, clock, { title: 'Best', author_id: mara.id, rating_count: 9, rating_sum: 45 });
    const second = await makeStory(database, clock, { title: 'Second', rating_count: 9, rating_sum: 40 });
    await makeStory(database, clock, { title: 'Third', rating_count: 9, rating_sum: 36 });
    const shown = async (viewerId?: string) => (await sampleStory(database.db, viewerId))?.title;
    const block = { player_id: ivo.id, other_id: mara.id, created_at: clock.now() };
    await database.db
      .insertInto('player_block')
      .values({ ...block, kind: 'mute' })
      .execute();
    expect([await shown(), await shown(mara.id), await shown(ivo.id)]).toEqual(['Best', 'Best', 'Second']);
    await database.db.insertInto('hidden_story').values({ player_id: ivo.id, story_id: second, hidden_at: clock.now() }).execute();
    expect(await shown(ivo.id)).toBe('Third');
  });

  it('is missing while there is no story', async () => {
    await makeStory(database, clock, { status: 'draft' });
    expect(await sampleStory(database.db, undefined)).toBeUndefined();
  });
});
