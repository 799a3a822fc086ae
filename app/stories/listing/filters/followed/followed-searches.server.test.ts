import { describe, expect, it } from 'vitest';
import { DAY_MS } from '~/platform/clock/durations';
import type { OpenDatabase } from '~/platform/database/database.server';
import { createLimitedQueries, type LimitedQueries } from '~/platform/database/limited-queries.server';
import { Busy } from '~/platform/limits/busy';
import { createLog } from '~/platform/log/log.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { createTags } from '~/tags/tags.server';
import { createWrangling } from '~/tags/wrangling/wrangling.server';
import { NOTHING_SAID } from '../../../facts/story-facts';
import { createStoryTagging } from '../../../tagging/tagging.server';
import { makeStory } from '../../../testing/make-story';
import { createFollowedSearches, type FollowedSearches } from './followed-searches.server';
import { notifyOfFound } from './notify-of-found.server';
import { queryOfSearch, searchInQuery } from './story-search';
import { MOST_FOLLOWED, followedSearchTexts as texts } from './texts';

let database: OpenDatabase;
let clock: TestClock;
let searches: FollowedSearches;
let mara: { id: string };
let ivo: { id: string };

onTestDatabase(async (testDatabase) => {
  ({ database, clock } = testDatabase);
  searches = createFollowedSearches({ db: database.db, clock });
  mara = await makePlayer(database, clock, 'Mara');
  ivo = await makePlayer(database, clock, 'Ivo');
});

const follow = (query: string, playerId = ivo.id) => searches.follow({ playerId, query });
const publish = (title: string, more = {}) => makeStory(database, clock, { author_id: mara.id, title, ...more });
const tag = (storyId: string, name: string) =>
  createStoryTagging({ db: database.db, clock, secret: 'secret' }).tag(
    { storyId, playerId: mara.id },
    { tags: [{ kind: 'freeform', name }], facts: NOTHING_SAID },
  );

/** The job, a quarter of an hour later. */
async function look(limited: Pick<LimitedQueries, 'run'> = createLimitedQueries(database), later = 15 * 60_000): Promise<void> {
  clock.advance(later);
  const { db } = database;
  await notifyOfFound({ db, clock, log: createLog({ level: 'silent' }), tags: createTags({ db, clock }), limited });
}

/** What Ivo is told, by the title of the latest story and how many there are. */
async function told(): Promise<[string | null, number][]> {
  const rows = await database.db
    .selectFrom('notice')
    .leftJoin('story', 'story.id', 'notice.story_id')
    .select(['story.title', 'count'])
    .where('player_id', '=', ivo.id)
    .orderBy('changed_at')
    .execute();
  return rows.map(({ title, count }) => [title, count]);
}

describe('searches that a reader follows', () => {
  it('are listed in their one form, the latest first, until each is ended', async () => {
    await follow('q=lantern&sort=words');
    clock.advance(1_000);
    await follow('from=10k&tab=fan-fiction');
    await follow('tab=fan-fiction&from=10000');
    expect(await searches.list(ivo.id)).toEqual(['tab=fan-fiction&from=10000', 'q=lantern']);
    expect(await searches.list(mara.id)).toEqual([]);
    await searches.unfollow({ playerId: ivo.id, query: 'sort=words&q=lantern' });
    expect(await searches.isFollowed({ playerId: ivo.id, query: 'q=lantern' })).toBe(false);
    expect(await searches.list(ivo.id)).toEqual(['tab=fan-fiction&from=10000']);
  });

  it('stay followed when wranglers merge their tags, as one where they are the same by then', async () => {
    for (const name of ['Tea', 'Chai', 'Fog']) await tag(await publish(name), name);
    await database.execute(`update tag set canonical = name = 'Tea', story_count = 1`);
    const ids = await database.db.selectFrom('tag').select(['id', 'name']).execute();
    const [tea = 0, chai = 0, fog = 0] = ['Tea', 'Chai', 'Fog'].map((name) => ids.find((row) => row.name === name)?.id);
    await follow(`tags=${chai},-${fog}`);
    await follow(`tags=${tea},-${fog}`);
    const wrangling = createWrangling({ db: database.db, clock });
    const wrangler = { id: mara.id, role: 'wrangler' } as const;
    const merged = await wrangling.change(wrangler, { action: 'merge', tagIds: [chai], into: 'Tea' });
    const query = queryOfSearch(searchInQuery(`tags=${tea},-${fog}`));
    expect(await searches.list(ivo.id)).toEqual([query]);
    for (const asked of [query, `tags=${chai},-${fog}`]) expect(await searches.isFollowed({ playerId: ivo.id, query: asked })).toBe(true);
    await follow(`tags=-${fog},${chai}`);
    expect(await searches.list(ivo.id)).toEqual([query]);
    await searches.unfollow({ playerId: ivo.id, query });
    expect(await searches.list(ivo.id)).toEqual([]);
    await follow(`tags=${chai}`);
    await wrangling.undo(wrangler, merged.id ?? 0);
    expect(await searches.isFollowed({ playerId: ivo.id, query: `tags=${tea}` }), 'as it was followed').toBe(true);
  });

  it('leave something out, and are not too many', async () => {
    for (const query of ['', 'tab=fan-fiction', 'sort=words&after=x', 'tags=abc', 'q=%00', 'q=-rain', 'q=%21']) {
      await expect(follow(query), query).rejects.toThrow(texts.nothing);
    }
    for (let number = 0; number < MOST_FOLLOWED; number += 1) await follow(`q=lantern${number}`);
    await follow('q=lantern0');
    await expect(follow('q=one+more')).rejects.toThrow(texts.tooMany);
  });
});

describe('the look for new stories', () => {
  it('tells of those that searches find since they are followed, gathered, each once', async () => {
    await publish('A lantern before');
    clock.advance(1_000);
    await follow('q=lantern');
    clock.advance(1_000);
    await publish('Another gate');
    await publish('The first lantern');
    clock.advance(1_000);
    await publish('The second lantern');
    await look();
    expect(await told()).toEqual([['The second lantern', 2]]);
    await look();
    expect(await told()).toEqual([['The second lantern', 2]]);
    await publish('The third lantern');
    await look();
    expect(await told()).toEqual([['The third lantern', 3]]);
  });

  it('tells once of a story that two searches find, and finds what got its tags late', async () => {
    await follow('q=lantern');
    await tag(await publish('An earlier one'), 'Tea');
    await database.execute('update tag set story_count = 1');
    await follow('q=tag:Tea');
    clock.advance(1_000);
    const story = await publish('A lantern');
    await look();
    await tag(story, 'Tea');
    const late = await publish('Without a word of it');
    await look();
    await tag(late, 'Tea');
    await look();
    expect(await told()).toEqual([
      ['A lantern', 1],
      ['Without a word of it', 1],
    ]);
  });

  it('narrows by filters and arenas as lists do, and finds nothing by a tag that no story has', async () => {
    await follow('tab=creative-writing&from=1000');
    await follow('q=tag:Tea');
    clock.advance(1_000);
    await publish('Short', { word_count: 999 });
    await publish('Elsewhere', { word_count: 5_000, arena: 'fan_fic', fandom_id: 'naruto' });
    await publish('Long', { word_count: 1_000 });
    await look();
    expect(await told()).toEqual([['Long', 1]]);
  });

  it('tells of nothing that the person is not shown, nor of their own', async () => {
    await follow('q=lantern');
    clock.advance(1_000);
    await publish('A lantern for adults', { content_rating: 'mature' });
    await publish('A lantern with a link', { status: 'unlisted', unlisted: true });
    await publish('A lantern of a draft', { status: 'draft' });
    await publish('A hidden lantern', { status: 'hidden' });
    await publish('A lantern of my own', { author_id: ivo.id });
    const muted = await makePlayer(database, clock, 'Una');
    await database.execute(`insert into player_block (player_id, other_id, kind, created_at) values ($1, $2, 'mute', now())`, [
      ivo.id,
      muted.id,
    ]);
    await publish('A muted lantern', { author_id: muted.id });
    await publish('A lantern for members', { members_only: true });
    await look();
    expect(await told()).toEqual([['A lantern for members', 1]]);
  });

  it('looks again only after a while, and goes on with the others where a search takes too long', async () => {
    await follow('q=lantern');
    clock.advance(DAY_MS);
    await follow('from=1');
    clock.advance(1_000);
    await publish('A lantern', { word_count: 5 });
    await look({ run: () => Promise.reject(new Busy('a query took too long')) });
    expect(await told()).toEqual([['A lantern', 1]]);
    await publish('Another lantern', { word_count: 5 });
    await look(undefined, 60_000);
    expect(await told()).toEqual([['A lantern', 1]]);
    await look();
    expect(
      (await told()).reduce((sum, [, count]) => sum + count, 0),
      'whichever search finds it first',
    ).toBe(2);
  });
});
