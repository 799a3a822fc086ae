import { beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { makeStory } from '~/stories/testing/make-story';
import type { TagKind } from './rules/tag';
import { tagKey } from './rules/tag-key';
import { tagsInText } from './rules/tags-in-text';
import { shipTags } from './shipped/ship-tags.server';
import { type ShippedTag, shippedTags } from './shipped/shipped-tags';
import { setStoryTags } from './story-tags/set-story-tags.server';
import { writtenTags } from './story-tags/story-tags.server';
import { createTags, type TagsService } from './tags.server';

const DAY = 24 * 60 * 60 * 1000;

let database: OpenDatabase;
let clock: TestClock;
let tags: TagsService;
let author: { id: string };

onTestDatabase(async (testDatabase) => {
  ({ database, clock } = testDatabase);
  tags = createTags({ db: database.db, clock });
  author = await makePlayer(database, clock, 'Mara');
});

const tag = (storyId: string, text: string, kind: TagKind = 'freeform') =>
  database.db.transaction().execute((trx) => setStoryTags(trx, { storyId, tags: tagsInText(kind, text), now: clock.now() }));
const story = (more: Parameters<typeof makeStory>[2] = {}) => makeStory(database, clock, { author_id: author.id, ...more });
const row = (name: string, kind: TagKind = 'freeform') =>
  database.db.selectFrom('tag').selectAll().where('kind', '=', kind).where('key', '=', tagKey({ kind, name })).executeTakeFirst();

/** How many stories count as a tag. */
async function countOf(name: string, kind?: TagKind) {
  await tags.countUses();
  const found = await row(name, kind);
  return found && { stories: found.story_count, mature: found.mature_count };
}

describe('the tags of a story', () => {
  it('stay as their author wrote them, in that order', async () => {
    const id = await story();
    await tag(id, 'Tea, Slow Burn, Ärger');
    expect((await writtenTags(database.db, id)).map(({ name }) => name)).toEqual(['Tea', 'Slow Burn', 'Ärger']);
  });

  it('are one tag with those of others who spell them differently', async () => {
    await tag(await story(), 'Slow Burn');
    const other = await story();
    await tag(other, 'slow-burn');
    expect(await writtenTags(database.db, other)).toEqual([{ kind: 'freeform', name: 'Slow Burn' }]);
    expect(await countOf('SLOW BURN')).toEqual({ stories: 2, mature: 0 });
  });

  it('are replaced by others, and taken away by none', async () => {
    const id = await story();
    await tag(id, 'Tea, Coffee');
    await tag(id, 'Coffee, Cake');
    expect(await writtenTags(database.db, id)).toHaveLength(2);
    expect(await countOf('Tea')).toEqual({ stories: 0, mature: 0 });
    await tag(id, '');
    expect(await writtenTags(database.db, id)).toEqual([]);
    expect(await countOf('Coffee')).toEqual({ stories: 0, mature: 0 });
  });

  it('may be 75', async () => {
    const id = await story();
    await tag(id, Array.from({ length: 75 }, (_, number) => `tag ${number}`).join(','));
    expect(await writtenTags(database.db, id)).toHaveLength(75);
  });

  it('are written by many at once without waiting in a circle', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => story()));
    await Promise.all(ids.map((id, number) => tag(id, number % 2 ? 'A, B, C, D' : 'D, C, B, A')));
    expect(await countOf('B')).toEqual({ stories: 6, mature: 0 });
  });
});

describe('the count of a tag', () => {
  it('knows only stories that stand in lists, and Mature ones apart', async () => {
    const [listed, mature] = [await story(), await story({ content_rating: 'mature' })];
    for (const id of [listed, mature, await story({ status: 'draft' }), await story({ status: 'unlisted' })]) await tag(id, 'Tea');
    expect(await countOf('Tea')).toEqual({ stories: 1, mature: 1 });
  });

  it('follows a story that is hidden, shown again, rated or deleted', async () => {
    const id = await story();
    await tag(id, 'Tea');
    const change = (set: { status?: 'hidden' | 'published'; content_rating?: 'mature' }) =>
      database.db.updateTable('story').set(set).where('id', '=', id).execute();
    await change({ status: 'hidden' });
    expect(await countOf('Tea')).toEqual({ stories: 0, mature: 0 });
    await change({ content_rating: 'mature' });
    expect(await countOf('Tea')).toEqual({ stories: 0, mature: 0 });
    await change({ status: 'published' });
    expect(await countOf('Tea')).toEqual({ stories: 0, mature: 1 });
    await database.db.deleteFrom('story').where('id', '=', id).execute();
    expect(await countOf('Tea')).toEqual({ stories: 0, mature: 0 });
  });

  it('counts a story once that says the same in two ways', async () => {
    await tags.ship();
    const id = await story();
    await tag(id, 'Friends to Lovers, From Friends to Lovers');
    expect(await writtenTags(database.db, id)).toHaveLength(2);
    expect(await countOf('Friends to Lovers')).toEqual({ stories: 1, mature: 0 });
  });
});

describe('tags that come with the product', () => {
  it('are there once, however often it starts', async () => {
    await tags.ship();
    await tags.ship();
    const { count } = await database.db
      .selectFrom('tag')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('canonical', '=', true)
      .executeTakeFirstOrThrow();
    expect(count).toBe(shippedTags.length);
  });

  it('stand below the wider ones', async () => {
    await tags.ship();
    const wider = await database.db
      .selectFrom('tag_parent')
      .innerJoin('tag as parent', 'parent.id', 'tag_parent.parent_id')
      .select('parent.name')
      .where('tag_id', '=', (await row('Sherlock Holmes/John Watson', 'relationship'))?.id ?? 0)
      .execute();
    expect(wider.map(({ name }) => name).sort()).toEqual(['John Watson', 'Sherlock', 'Sherlock Holmes']);
  });

  it('count what an author wrote in another of their names', async () => {
    await tags.ship();
    const id = await story();
    await tag(id, 'Johnlock', 'relationship');
    expect(await writtenTags(database.db, id)).toEqual([{ kind: 'relationship', name: 'Johnlock' }]);
    expect(await countOf('John Watson/Sherlock Holmes', 'relationship')).toEqual({ stories: 1, mature: 0 });
  });

  it('make canonical what an author wrote before', async () => {
    await tag(await story(), 'slow burn');
    await tags.ship();
    expect(await row('Slow Burn')).toMatchObject({ canonical: true, name: 'Slow Burn' });
    expect(await countOf('Slow Burn')).toEqual({ stories: 1, mature: 0 });
  });

  it('leave what wranglers have decided', async () => {
    const spice: ShippedTag = { kind: 'freeform', name: 'Spice', synonyms: ['Spicy'], parents: [] };
    const ship = () => database.db.transaction().execute((trx) => shipTags(trx, clock.now(), [spice]));
    await ship();
    await database.db.updateTable('tag').set({ canonical: false }).where('name', '=', 'Spice').execute();
    await ship();
    expect(await row('Spice')).toMatchObject({ canonical: false });
  });
});

describe('a tag that no story has any more', () => {
  beforeEach(() => tags.ship());

  it('is forgotten after a day, unless it is canonical', async () => {
    const id = await story();
    await tag(id, 'Harbour Cats, Slow Burn');
    await tag(id, '');
    await tags.forgetUnused([]);
    expect(await row('Harbour Cats')).toBeDefined();
    clock.advance(2 * DAY);
    await tags.forgetUnused([]);
    expect(await row('Harbour Cats')).toBeUndefined();
    expect(await row('Slow Burn')).toBeDefined();
  });

  it('stays while any has it', async () => {
    await tag(await story(), 'Harbour Cats');
    clock.advance(2 * DAY);
    await tags.forgetUnused([]);
    expect(await row('Harbour Cats')).toBeDefined();
  });
});
