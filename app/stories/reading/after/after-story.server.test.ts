import { expect, it } from 'vitest';
import { onTestDatabase, type TestDatabaseFixture } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import { setStoryTags } from '~/tags/story-tags/set-story-tags.server';
import { makeStory } from '../../testing/make-story';
import { storyForReading } from '../read-story.server';
import { nextStory } from './after-story.server';

let fixture: TestDatabaseFixture;
onTestDatabase(async (opened) => {
  fixture = opened;
});

const read = (storyId: string, viewerId?: string) => storyForReading(fixture.database.db, storyId, viewerId);

it('reads on to the story published just before, whatever its writer, and past drafts', async () => {
  const { database, clock } = fixture;
  const ids: string[] = [];
  for (const [title, status] of [
    ['First', 'published'],
    ['Second', 'published'],
    ['A Draft', 'draft'],
    ['Third', 'published'],
  ] as const) {
    clock.advance(1000);
    ids.push(await makeStory(database, clock, { title, status, published_at: status === 'draft' ? null : clock.now() }));
  }
  const [first = '', second = '', , third = ''] = ids;
  expect((await read(third))?.next).toMatchObject({ id: second, title: 'Second' });
  expect((await read(second))?.next?.id).toBe(first);
  expect((await read(first))?.next).toBeUndefined();
});

it('reads on within a fandom before anything else', async () => {
  const { database, clock } = fixture;
  const publish = async (title: string, fandom: string | null) => {
    clock.advance(1000);
    const fanFiction = fandom === null ? {} : { arena: 'fan_fic' as const, fandom_id: fandom };
    return { id: await makeStory(database, clock, { title, ...fanFiction }), publishedAt: clock.now() };
  };
  const original = await publish('An Original', null);
  const oldDune = await publish('Sand', 'dune');
  await publish('Rain', 'sherlock');
  const newDune = await publish('More Sand', 'dune');
  const next = (story: typeof original) => nextStory(database.db, { ...story, ofFandoms: true, viewerId: undefined });
  expect((await next(newDune))?.id).toBe(oldDune.id);
  expect((await next(oldDune))?.id).toBe(original.id);
  expect(await next(original)).toBeUndefined();
});

it('reads on within all fandoms of a crossover, and to crossovers', async () => {
  const { database, clock } = fixture;
  const registered = { kind: 'fandom' as const, name: 'Sherlock', key: 'sherlock', canonical: true, fandom_id: 'sherlock' };
  await database.db
    .insertInto('tag')
    .values({ ...registered, created_at: clock.now() })
    .execute();
  const publish = async (fandom: string, others: readonly string[] = [], more: Parameters<typeof makeStory>[2] = {}) => {
    clock.advance(1000);
    const id = await makeStory(database, clock, { arena: 'fan_fic', fandom_id: fandom, ...more });
    const tags = others.map((name) => ({ kind: 'fandom' as const, name }));
    await database.db.transaction().execute((trx) => setStoryTags(trx, { storyId: id, tags, now: clock.now() }));
    return { id, publishedAt: clock.now() };
  };
  const next = (story: Awaited<ReturnType<typeof publish>>) => nextStory(database.db, { ...story, ofFandoms: true, viewerId: undefined });
  const sherlock = await publish('sherlock');
  const named = await publish('dune', ['The Wyvern Post']);
  await publish('naruto');
  const crossover = await publish('dune', ['Sherlock']);
  await publish('naruto', ['Sherlock'], { content_rating: 'mature' });
  const post = await publish('naruto', ['The Wyvern Post', 'Sherlock']);
  const plain = await publish('sherlock');
  expect((await next(plain))?.id).toBe(post.id);
  expect((await next(post))?.id).toBe(crossover.id);
  expect((await next(crossover))?.id).toBe(named.id);
  await database.db.deleteFrom('story').where('id', '=', named.id).execute();
  expect((await next(crossover))?.id).toBe(sherlock.id);
});

it('says who wrote the story, and whether the reader follows them', async () => {
  const { database, clock } = fixture;
  const mara = await makePlayer(database, clock, 'Mara');
  const ivo = await makePlayer(database, clock, 'Ivo');
  await database.execute(`update player set bio = 'Writes at night.' where id = $1`, [mara.id]);
  const story = await makeStory(database, clock, { author_id: mara.id });
  expect(await read(story, ivo.id)).toMatchObject({ authorBio: 'Writes at night.', authorFollowed: false });
  await database.execute(`insert into player_follow (follower_id, followed_id, created_at) values ($1, $2, $3)`, [
    ivo.id,
    mara.id,
    clock.now(),
  ]);
  expect((await read(story, ivo.id))?.authorFollowed).toBe(true);
  expect((await read(story))?.authorFollowed).toBe(false);
});
