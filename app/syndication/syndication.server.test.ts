import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { childrenOf, elementsOf, readXml } from '~/platform/testing/xml-tree';
import { createCollections } from '~/stories/collections/collections.server';
import { makeStory, weaveStory } from '~/stories/testing/make-story';
import { setStoryTags } from '~/tags/story-tags/set-story-tags.server';
import { createTags } from '~/tags/tags.server';
import { shown } from '../../server/features';
import { seriesIds, storyIds, writerIds } from './sitemap/sitemap.server';
import { createSyndicationService, type SyndicationService } from './syndication.server';
import { atomFaults } from './testing/atom-rules';

const SITE = 'https://arena.example';
let database: OpenDatabase;
let clock: TestClock;
let syndication: SyndicationService;
onTestDatabase((fixture) => {
  ({ database, clock } = fixture);
  syndication = createSyndicationService({
    ...{ addresses: shown('addresses'), uncrawled: shown('uncrawled') },
    ...{ db: database.db, siteUrl: new URL(SITE) },
  });
});

const locations = async (document: Readable | undefined) => {
  const root = readXml(await text(document ?? Readable.from([])));
  expect(root.uri).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  return elementsOf(root, 'loc').map((location) => location.text);
};

describe('feeds', () => {
  it('contain the newest thirty published stories, newest first, and no drafts', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 32; index += 1) {
      ids.unshift(await makeStory(database, clock, { title: `Story ${index}` }));
      clock.advance(1_000);
    }
    await makeStory(database, clock, { status: 'draft', title: 'Hidden' });
    const feed = (await syndication.feed({ kind: 'all' })) ?? '';
    expect(atomFaults(feed)).toEqual([]);
    const entries = childrenOf(readXml(feed), 'entry');
    expect(entries.map((entry) => childrenOf(entry, 'id')[0]?.text)).toEqual(ids.slice(0, 30).map((id) => `urn:uuid:${id}`));
    expect(feed).not.toContain('Hidden');
    expect(await syndication.feed({ kind: 'all' }), 'the same until something changes').toBe(feed);
  });

  it('contain the stories with a tag, and none of a tag that nobody finds', async () => {
    const storyId = await makeStory(database, clock, { title: 'Tagged' });
    await makeStory(database, clock, { title: 'Untagged' });
    const tags = ['Tea', ...Array.from({ length: 74 }, (_, number) => `Leaf ${number}`)].map((name) => ({
      kind: 'freeform' as const,
      name,
    }));
    await database.db.transaction().execute((trx) => setStoryTags(trx, { storyId, tags, now: clock.now() }));
    const { id: tagId } = await database.db.selectFrom('tag').select('id').where('name', '=', 'Tea').executeTakeFirstOrThrow();
    const feed = (await syndication.feed({ kind: 'tag', tagId })) ?? '';
    expect(atomFaults(feed)).toEqual([]);
    expect(elementsOf(readXml(feed), 'entry').map((entry) => childrenOf(entry, 'title')[0]?.text)).toEqual(['Tagged']);
    expect(feed).toContain(`${SITE}/tags/${tagId}`);
    expect(elementsOf(readXml(feed), 'category'), 'all of them').toHaveLength(75);
    const draft = await makeStory(database, clock, { status: 'draft' });
    const secret = [{ kind: 'freeform' as const, name: 'Secret' }];
    await database.db.transaction().execute((trx) => setStoryTags(trx, { storyId: draft, tags: secret, now: clock.now() }));
    const { id: unseen } = await database.db.selectFrom('tag').select('id').where('name', '=', 'Secret').executeTakeFirstOrThrow();
    for (const tagId of [unseen, 999_999]) expect(await syndication.feed({ kind: 'tag', tagId })).toBeUndefined();
  });

  it("contain only an arena's, a fandom's or a player's stories", async () => {
    const ada = await makePlayer(database, clock, 'Ada');
    await makeStory(database, clock, { title: 'Hers', author_id: ada.id });
    clock.advance(1000);
    await weaveStory(database, clock, [ada.id], { title: 'Woven' });
    await makeStory(database, clock, { title: 'Fanned', arena: 'fan_fic', fandom_id: 'naruto', prompt: 'Naruto' });
    const titles = async (feed: string | undefined) =>
      elementsOf(readXml(feed ?? ''), 'entry').map((entry) => childrenOf(entry, 'title')[0]?.text);
    expect(await titles(await syndication.feed({ kind: 'player', playerId: ada.id })), 'with what she wove').toEqual(['Woven', 'Hers']);
    expect(await titles(await syndication.feed({ kind: 'arena', arena: 'story_weave' }))).toEqual(['Woven']);
    clock.advance(1000);
    await createTags({ db: database.db, clock }).ship();
    const crossover = await makeStory(database, clock, { title: 'Crossed', arena: 'fan_fic', fandom_id: 'dune', prompt: 'Dune' });
    const tags = [{ kind: 'fandom' as const, name: 'Naruto' }];
    await database.db.transaction().execute((trx) => setStoryTags(trx, { storyId: crossover, tags, now: clock.now() }));
    const fandom = await syndication.feed({ kind: 'fandom', fandomId: 'naruto' });
    expect(await titles(fandom), 'with crossovers').toEqual(['Crossed', 'Fanned']);
    expect(fandom).toContain(`${SITE}/fan-fiction/genre/anime/title/naruto`);
    expect(fandom).toContain('Naruto Fan Fiction');
  });

  it('say of a story what cards do: its series, its fandom, what its author says, the share of AI writers, and how long it is', async () => {
    const ada = await makePlayer(database, clock, 'Ada');
    const said = { content_rating: 'teen', progress: 'in_progress', planned_chapters: 12, language: 'de' } as const;
    const fan = { arena: 'fan_fic', fandom_id: 'naruto', prompt: 'Naruto', chapter_count: 8, word_count: 12_345 } as const;
    const storyId = await makeStory(database, clock, { ...said, ...fan, warnings: ['death'], author_id: ada.id });
    const seriesId = await seriesOf(ada.id, storyId);
    const facts = 'Part 1 of Gates · Naruto · Teen. Warnings: death · 8/12 chapters · In progress · 12,345 words · Deutsch';
    expect(summaries(await syndication.feed({ kind: 'all' }))).toEqual([expect.stringContaining(`<br><br>${facts}`)]);
    expect(summaries(await syndication.feed({ kind: 'series', seriesId }))).toEqual([expect.stringContaining(facts)]);
    await weaveStory(database, clock, [ada.id], { title: 'Woven' });
    expect(summaries(await syndication.feed({ kind: 'arena', arena: 'story_weave' }))).toEqual([
      expect.stringContaining('50% by AI writers'),
    ]);
  });

  it('contain the stories of a series, and there is none of what is no series', async () => {
    const ada = await makePlayer(database, clock, 'Ada');
    const storyId = await makeStory(database, clock, { title: 'In it', author_id: ada.id });
    await makeStory(database, clock, { title: 'Outside', author_id: ada.id });
    const seriesId = await seriesOf(ada.id, storyId);
    const feed = (await syndication.feed({ kind: 'series', seriesId })) ?? '';
    expect(atomFaults(feed)).toEqual([]);
    expect(elementsOf(readXml(feed), 'entry').map((entry) => childrenOf(entry, 'title')[0]?.text)).toEqual(['In it']);
    expect(feed).toContain(`${SITE}/series/${seriesId}`);
    for (const unknown of [storyId, 'nothing']) expect(await syndication.feed({ kind: 'series', seriesId: unknown })).toBeUndefined();
  });

  async function seriesOf(playerId: string, storyId: string) {
    const collections = createCollections({ db: database.db, clock });
    const id = await collections.make({ playerId, kind: 'series', title: 'Gates' });
    await collections.put({ playerId, kind: 'series', collectionId: id }, storyId);
    return id;
  }

  const summaries = (feed: string | undefined) =>
    elementsOf(readXml(feed ?? ''), 'entry').map((entry) => childrenOf(entry, 'summary')[0]?.text);

  it('name all writers of a woven story', async () => {
    const ada = await makePlayer(database, clock, 'Ada');
    const story_id = await makeStory(database, clock, { arena: 'story_weave' });
    await database.db
      .insertInto('story_writer')
      .values([
        { story_id, place: 0, player_id: ada.id, ai_name: null, characters: 5, is_ai: false },
        { story_id, place: 1, player_id: null, ai_name: 'Emma', characters: 5, is_ai: true },
      ])
      .execute();
    const feed = await syndication.feed({ kind: 'all' });
    const [entry] = childrenOf(readXml(feed ?? ''), 'entry');
    expect(elementsOf(entry ?? readXml('<a/>'), 'name').map((name) => name.text)).toEqual(['Ada', 'Emma (AI writer)']);
    expect(feed).not.toContain('example.test');
  });

  it('do not exist for unknown players and fandoms', async () => {
    expect(await syndication.feed({ kind: 'player', playerId: randomUUID() })).toBeUndefined();
    expect(await syndication.feed({ kind: 'player', playerId: 'nobody' })).toBeUndefined();
    expect(await syndication.feed({ kind: 'fandom', fandomId: 'nothing-of-that-kind' })).toBeUndefined();
    expect(
      await syndication.feed({ kind: 'fandom', fandomId: 'naruto' }),
      'one that is known has a feed before its first story',
    ).toBeDefined();
  });
});

describe('the site map', () => {
  it('lists only pages and fandoms while there are no stories', async () => {
    expect(await locations(await syndication.sitemapIndex())).toEqual([`${SITE}/sitemap/pages.xml`]);
    const pages = await locations(await syndication.sitemapPart({ kind: 'pages' }));
    expect(pages).toEqual(expect.arrayContaining([`${SITE}/`, `${SITE}/stories`, `${SITE}/fan-fiction/genre/anime/title/naruto`]));
    expect(await syndication.sitemapPart({ kind: 'stories', part: 0, parts: 1 })).toBeUndefined();
  });

  it('lists each published story and each writer once, in any number of parts', async () => {
    const ada = await makePlayer(database, clock, 'Ada');
    await makePlayer(database, clock, 'Reader');
    const ben = await makePlayer(database, clock, 'Ben');
    const ids: string[] = [];
    for (let story = 0; story < 24; story += 1) ids.push(await makeStory(database, clock, { author_id: story === 0 ? ada.id : null }));
    const fan = await makeStory(database, clock, { arena: 'fan_fic', fandom_id: 'naruto' });
    const joint = { story_id: fan, place: 1, player_id: ben.id, ai_name: null, characters: 0, is_ai: false };
    await database.db.insertInto('story_writer').values(joint).execute();
    await makeStory(database, clock, { status: 'draft', author_id: ada.id });
    const expected = [...ids.map((id) => `${SITE}/story/${id}`), `${SITE}/fan-fiction/story/${fan}`].sort();
    for (const parts of [1, 4, 7]) {
      const listed: string[] = [];
      for (let part = 0; part < parts; part += 1) {
        const document = await syndication.sitemapPart({ kind: 'stories', part, parts });
        if (document) listed.push(...(await locations(document)));
      }
      expect(listed.sort()).toEqual(expected);
    }
    const writers = await locations(await syndication.sitemapPart({ kind: 'players', part: 0, parts: 1 }));
    expect(writers.sort(), 'somebody who only writes with others, too').toEqual([ada, ben].map(({ id }) => `${SITE}/players/${id}`).sort());
    await database.db.updateTable('player').set({ hidden_at: clock.now() }).where('id', '=', ada.id).execute();
    await database.db.updateTable('player').set({ door_about: 'threat' }).where('id', '=', ben.id).execute();
    expect(await syndication.sitemapPart({ kind: 'players', part: 0, parts: 1 }), 'no page that visitors are not shown').toBeUndefined();
    await database.db.updateTable('player').set({ hidden_at: null, door_about: null }).execute();
    const index = await locations(await syndication.sitemapIndex());
    expect(index).toEqual(['pages', 'stories-1-0', 'players-1-0'].map((part) => `${SITE}/sitemap/${part}.xml`));
  });

  it('continues after each batch without gaps', async () => {
    const rows = Array.from({ length: 2_300 }, () => ({
      id: randomUUID(),
      arena: 'creative_writing' as const,
      status: 'published' as const,
      author_id: null,
      title: 'One of Many',
      created_at: clock.now(),
      updated_at: clock.now(),
      published_at: clock.now(),
    }));
    await database.db.insertInto('story').values(rows).execute();
    const listed = await locations(await syndication.sitemapPart({ kind: 'stories', part: 0, parts: 1 }));
    expect(new Set(listed).size).toBe(2_300);
    expect(listed).toHaveLength(2_300);
  });

  it('says when a story last changed', async () => {
    await makeStory(database, clock);
    const document = await text((await syndication.sitemapPart({ kind: 'stories', part: 0, parts: 1 })) ?? Readable.from([]));
    expect(elementsOf(readXml(document), 'lastmod')[0]?.text).toBe(clock.now().toISOString());
  });
});

describe('requests of other sites', () => {
  it('oEmbed returns published stories, but no drafts and none of other sites', async () => {
    const id = await makeStory(database, clock, { title: 'Quoted' });
    const draft = await makeStory(database, clock, { status: 'draft' });
    const asked = (url: string) => syndication.oembed(new URLSearchParams({ url, maxwidth: '300' }));
    expect(await asked(`${SITE}/story/${id}`)).toMatchObject({ type: 'rich', title: 'Quoted', width: 300 });
    expect(await asked(`${SITE}/story/${draft}`)).toBeUndefined();
    expect(await asked(`https://other.example/story/${id}`)).toBeUndefined();
    expect(await asked(`${SITE}/story/${randomUUID()}`)).toBeUndefined();
  });

  it('robots.txt excludes private pages and names the site map', () => {
    expect(syndication.robots()).toMatch(/^User-agent: \*\nDisallow: \/dev\/\nDisallow: \/profile\n/);
    for (const path of ['/creative-writing', '/word-games/daily/']) expect(syndication.robots()).toContain(`\nDisallow: ${path}\n`);
    expect(syndication.robots()).toContain(`\nSitemap: ${SITE}/sitemap.xml\n`);
  });

  it('reads ids by ranges of the primary key without scanning other rows', () => {
    const range = { from: '40000000-0000-0000-0000-000000000000', before: '80000000-0000-0000-0000-000000000000' };
    for (const query of [
      storyIds(database.db, range, undefined).select('story.id'),
      writerIds(database.db, range, range.from).select('player.id'),
      seriesIds(database.db, range, range.from).select('collection.id'),
    ]) {
      expect(query.compile().sql).toContain('"id" >= $');
      expect(query.compile().sql).not.toContain('offset');
    }
  });
});
