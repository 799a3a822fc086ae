import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createCollections } from '~/stories/collections/collections.server';
import { notifyOfStory } from '~/stories/news/notify-of-story.server';
import { makeStory } from '~/stories/testing/make-story';
import { setStoryTags } from '~/tags/story-tags/set-story-tags.server';
import { kinds, onNotificationsFixture } from '../testing/notifications-fixture';
import { listNotices } from './list-notices.server';

const site = onNotificationsFixture();

it('names the tag, series or list that brought a story, as it is called by now and while everybody may see it', async () => {
  const { clock, database, ivo, mara } = site;
  const { db } = database;
  const collections = createCollections({ db, clock });
  const follows = [];
  for (const kind of ['series', 'list'] as const) {
    const own = { playerId: mara.id, kind, collectionId: await collections.make({ playerId: mara.id, kind, title: `My ${kind}` }) };
    await database.execute('update collection set is_public = true where id = $1', [own.collectionId]);
    await collections.follow(ivo, own.collectionId);
    follows.push(own);
  }
  for (const own of follows) {
    // In one row they would be gathered.
    await collections.put(own, await makeStory(database, clock, { author_id: mara.id, title: 'Tides' }));
    clock.advance(1_000);
  }
  const tagged = await makeStory(database, clock, { author_id: mara.id, title: 'Embers' });
  await db.transaction().execute(async (trx) => {
    await setStoryTags(trx, { storyId: tagged, tags: [{ kind: 'freeform', name: 'Slow Burn' }], now: clock.now() });
    await sql`insert into tag_follow (player_id, tag_id, followed_at) select ${ivo.id}, id, ${clock.now()} from tag where name = 'Slow Burn'`.execute(
      trx,
    );
    await notifyOfStory(trx, tagged, clock.now());
  });
  const texts = async () =>
    (await listNotices(db, kinds, { playerId: ivo.id })).notices.map(({ text }) => text.map((piece) => piece.text).join(''));
  expect(await texts()).toEqual([
    'Mara published “Embers” with “Slow Burn”, a tag you follow',
    'Mara added “Tides” to “My list”, a list you follow',
    'Mara added “Tides” to “My series”, a series you follow',
  ]);
  await database.execute(`update collection set title = 'Renamed' where kind = 'series'`);
  await database.execute(`update collection set is_public = false where kind = 'list'`);
  expect((await texts()).slice(1)).toEqual([
    'Mara added “Tides” to a list you follow',
    'Mara added “Tides” to “Renamed”, a series you follow',
  ]);
});
