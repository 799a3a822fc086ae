import { expect, it } from 'vitest';
import { readerKey } from '~/stories/reading/counting/reader-key.server';
import { makeStory } from '~/stories/testing/make-story';
import { onDuelFixture } from '../testing/duel-fixture';

const site = onDuelFixture();

it('a player who has written none is dealt duels once they have finished ten stories, or rated them', async () => {
  const ada = await site.person('Ada');
  const { database, clock } = site;
  const read = async (how: 'finished' | 'opened' | 'rated') => {
    const storyId = await makeStory(database, clock, {});
    if (how === 'rated') {
      await database.execute(
        'insert into story_rating (id, story_id, player_id, value, created_at, updated_at) values (gen_random_uuid(), $1, $2, 4, $3, $3)',
        [storyId, ada.id, clock.now()],
      );
    } else {
      await database.db
        .insertInto('story_reading')
        .values({
          ...{ story_id: storyId, reader: readerKey('secret', ada.id), opened_at: clock.now() },
          finished_at: how === 'finished' ? clock.now() : null,
        })
        .execute();
    }
  };
  for (let story = 0; story < 8; story += 1) await read('finished');
  await read('rated');
  await read('opened');
  expect((await site.duels.page(ada)).mayRead).toBe(false);
  await expect(site.duels.deal(ada)).rejects.toThrow('ten stories');
  await read('finished');
  expect((await site.duels.page(ada)).mayRead).toBe(true);
  expect(await site.duels.deal(ada)).toBe(false);
});
