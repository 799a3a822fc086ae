import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { setCoverApart } from '~/stories/listing/cover-turn.server';
import { setStoryTags } from '~/tags/story-tags/set-story-tags.server';
import { nameKey } from '../../app/accounts/sign-up/display-name';
import type { Clock } from '../../app/platform/clock/clock';
import { DAY_MS } from '../../app/platform/clock/durations';
import type { Db, Tables } from '../../app/platform/database/database.server';
import { createProgressService } from '../../app/progress/progress.server';
import { createRatingsService, type RatingsService } from '../../app/stories/ratings/ratings.server';
import { shipTags } from '../../app/tags/shipped/ship-tags.server';
import { demoRatings } from '../../content/demo-world/ratings';
import { demoFacts, demoTags } from '../../content/demo-world/said-of-stories';
import { demoStories } from '../../content/demo-world/stories';
import { demoWriters } from '../../content/demo-world/writers';
import { addDemoChallenge } from './demo-challenge';
import { addDemoCollections } from './demo-collections';
import { addDemoDuels } from './demo-duels';
import { addDemoFanFiction } from './demo-fan-fiction';
import type { DemoFilling } from './demo-filling';
import { addDemoLines } from './demo-lines';
import { addDemoWovenStories } from './demo-woven-stories';

/** Ids by the keys and slugs of the content. */
type Ids = ReadonlyMap<string, string>;

/**
 * Fills an empty database with a few writers, their stories and ratings, so that no page is empty.
 * They cannot sign in: they have no password, and their addresses lead nowhere.
 * @returns whether it did; a database that has a player or a story is left alone.
 * @see docs/product/demo-world.md
 */
export async function fillDemoWorld(db: Db, clock: Clock): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const player = await trx.selectFrom('player').select('id').limit(1).executeTakeFirst();
    const story = await trx.selectFrom('story').select('id').limit(1).executeTakeFirst();
    if (player || story) return false;
    const now = clock.now().getTime();
    const daysAgo = (days: number) => new Date(now - days * DAY_MS);
    const players = await addWriters(trx, daysAgo);
    await shipTags(trx, clock.now());
    const stories = await addStories(db, trx, players, daysAgo);
    await addRatings(db, trx, { players, stories }, daysAgo);
    await addStoriesOfOtherArenas(db, trx, players, daysAgo);
    await addDemoCollections(trx, { playerId: (key) => idOf(players, key), storyId: (slug) => idOf(stories, slug) }, clock.now());
    return true;
  });
}

async function addWriters(trx: Transaction<Tables>, daysAgo: (days: number) => Date): Promise<Ids> {
  const ids = new Map<string, string>();
  for (const { key, name, bio, joinedDaysAgo } of demoWriters) {
    const id = randomUUID();
    ids.set(key, id);
    const joined = daysAgo(joinedDaysAgo);
    await trx
      .insertInto('player')
      .values({
        id,
        name,
        name_key: nameKey(name),
        email: `${key}@demo.invalid`,
        email_verified: true,
        image: null,
        bio,
        current_session_id: null,
        created_at: joined,
        updated_at: joined,
      })
      .execute();
  }
  return ids;
}

async function addStories(db: Db, trx: Transaction<Tables>, players: Ids, daysAgo: (days: number) => Date): Promise<Ids> {
  const ids = new Map<string, string>();
  const progress = createProgressService({ db, clock: { now: () => daysAgo(0), gameSpeed: 1 } });
  for (const story of demoStories) {
    const id = randomUUID();
    ids.set(story.slug, id);
    const published = daysAgo(story.publishedDaysAgo);
    const authorId = idOf(players, story.author);
    await trx
      .insertInto('story')
      .values({
        id,
        arena: 'creative_writing',
        status: 'published',
        author_id: authorId,
        parent_id: story.appendageTo ? idOf(ids, story.appendageTo) : null,
        title: story.title,
        prompt: story.prompt,
        starter: story.opener,
        body: story.body,
        word_count: story.body.split(/\s+/).length,
        created_at: published,
        published_at: published,
        updated_at: published,
        ...demoFacts(story.slug),
      })
      .execute();
    await setCoverApart(trx, id);
    await setStoryTags(trx, { storyId: id, tags: demoTags(story.slug), now: published });
    await progress.countGamePlayed(trx, authorId);
    await progress.countStoryPublished(trx, authorId, 1);
  }
  return ids;
}

async function addRatings(db: Db, trx: Transaction<Tables>, ids: { players: Ids; stories: Ids }, daysAgo: (days: number) => Date) {
  for (const { story, reader, value } of demoRatings) {
    const published = demoStories.find(({ slug }) => slug === story)?.publishedDaysAgo ?? 0;
    await ratingsAt(db, daysAgo(published / 2)).rateStoryIn(trx, {
      storyId: idOf(ids.stories, story),
      playerId: idOf(ids.players, reader),
      value,
    });
  }
}

async function addStoriesOfOtherArenas(db: Db, trx: Transaction<Tables>, players: Ids, daysAgo: (days: number) => Date) {
  const filling: DemoFilling = {
    trx,
    progress: createProgressService({ db, clock: { now: () => daysAgo(0), gameSpeed: 1 } }),
    playerId: (key) => idOf(players, key),
    daysAgo,
    rate: async ({ storyId, reader, value, publishedDaysAgo }) => {
      await ratingsAt(db, daysAgo(publishedDaysAgo / 2)).rateStoryIn(trx, { storyId, playerId: idOf(players, reader), value });
    },
  };
  await addDemoFanFiction(filling);
  await addDemoWovenStories(filling);
  await addDemoLines(filling);
  await addDemoDuels(filling);
  await addDemoChallenge(filling);
}

/** Ratings given at one moment: half-way between a story's publication and now. */
function ratingsAt(db: Db, moment: Date): RatingsService {
  const clock: Clock = { now: () => moment, gameSpeed: 1 };
  return createRatingsService({ db, clock, progress: createProgressService({ db, clock }), secret: 'nobody sent these' });
}

function idOf(ids: Ids, key: string): string {
  const id = ids.get(key);
  if (!id) throw new Error(`The demo world names ${key}, which is not there.`);
  return id;
}
