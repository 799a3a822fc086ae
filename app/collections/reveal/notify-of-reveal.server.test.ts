import { expect, it } from 'vitest';
import { DAY_MS } from '~/platform/clock/durations';
import { makePlayer } from '~/platform/testing/make-player';
import { onCollectionsFixture } from '../testing/collections-fixture';

const fixture = onCollectionsFixture();

it('followers are told of all that a collection reveals, though they mute the author of the first story', async () => {
  const { mara, ivo, clock, shared, database } = fixture;
  const lena = await makePlayer(database, clock, 'Lena');
  const collection = await fixture.start({ worksAt: new Date(clock.now().getTime() + DAY_MS) });
  for (const author of [mara, lena]) {
    const storyId = await fixture.write(author, 'Frost', { status: 'draft', word_count: 4 });
    await shared.add({ playerId: author.id, collectionId: collection.id, storyId });
    clock.advance(1_000);
  }
  const now = clock.now();
  await database.db.insertInto('collection_follow').values({ collection_id: collection.id, player_id: ivo.id, followed_at: now }).execute();
  await database.db.insertInto('player_block').values({ player_id: ivo.id, other_id: mara.id, kind: 'mute', created_at: now }).execute();
  clock.advance(DAY_MS);
  await shared.turn();
  const told = database.db.selectFrom('notice').select('kind').where('player_id', '=', ivo.id);
  expect(await told.execute()).toEqual([{ kind: 'collection-out' }]);
});

it('followers are told nothing more when the names of all that came out follow', async () => {
  const { mara, ivo, clock, shared, database } = fixture;
  const [worksAt, authorsAt] = [1, 2].map((days) => new Date(clock.now().getTime() + days * DAY_MS));
  const collection = await fixture.start({ worksAt, authorsAt });
  for (const title of ['Frost', 'Thaw']) {
    const storyId = await fixture.write(mara, title, { status: 'draft', word_count: 4 });
    await shared.add({ playerId: mara.id, collectionId: collection.id, storyId });
  }
  const now = clock.now();
  await database.db.insertInto('collection_follow').values({ collection_id: collection.id, player_id: ivo.id, followed_at: now }).execute();
  const told = database.db.selectFrom('notice').select('kind').where('player_id', '=', ivo.id);
  for (const moment of ['the stories', 'their authors']) {
    clock.advance(DAY_MS);
    await shared.turn();
    expect(await told.execute(), moment).toEqual([{ kind: 'collection-out' }]);
  }
  expect(await fixture.seen(collection)).toEqual(['Thaw, Mara', 'Frost, Mara']);
});
