import { beforeEach, describe, expect, it } from 'vitest';
import { createBlocksService } from '~/blocks/blocks.server';
import type { OpenDatabase } from '~/platform/database/database.server';
import { createRateLimiter } from '~/platform/limits/rate-limit.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePenName, makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { setStoryTags } from '~/tags/story-tags/set-story-tags.server';
import { createCollections } from '../../../collections/collections.server';
import { createHiddenStories } from '../../../hiding/hidden-stories.server';
import { appendagePage, otherStoriesOfAuthor } from '../../../reading/linked-stories.server';
import { keptListNames, keptLists } from '../../../reading-lists/kept-lists';
import { allForLater, keptStories } from '../../../reading-lists/kept-stories.server';
import { makeStory, weaveStory } from '../../../testing/make-story';
import { listStories } from '../../list-stories.server';
import { listFacets } from '../../listed/facets.server';
import type { ListedAsked } from '../../listed/is-listed.server';
import type { StorySort } from '../../story-orders';
import { countNotShown } from './count-not-shown.server';

let database: OpenDatabase;
let clock: TestClock;
let [mara, ivo, reader]: { id: string; name: string }[] = [];

onTestDatabase((testDatabase) => {
  ({ database, clock } = testDatabase);
});

beforeEach(async () => {
  [mara, ivo, reader] = await Promise.all(['Mara', 'Ivo', 'Reader'].map((name) => makePlayer(database, clock, name)));
});

const id = (person: { id: string } | undefined) => person?.id ?? '';
const collections = () => createCollections({ db: database.db, clock });

/** Two stories of Mara's, the second with a tag, in every list that the reader can look at. */
async function world() {
  const [first, second] = [await makeStory(database, clock, { title: 'First', author_id: id(mara) }), await tagged('Second')];
  const collected = async (ownerId: string, kind: 'series' | 'list') => {
    const collectionId = await collections().make({ playerId: ownerId, kind, title: 'The Gates' });
    const own = { playerId: ownerId, kind, collectionId };
    for (const story of [first, second]) await collections().put(own, story);
    const said = { title: 'The Gates', summary: '', notes: '', complete: false };
    if (kind === 'list') await collections().change(own, { ...said, isPublic: true, fandomId: null });
    return collectionId;
  };
  const lists: Record<string, AskedList> = {
    'its author’s page': { asked: { authorId: id(mara) } },
    'their series': { asked: { collection: { id: await collected(id(mara), 'series') } }, kind: 'series' },
    'a list of somebody’s': { asked: { collection: { id: await collected(id(ivo), 'list') } }, kind: 'list' },
    'a list of one’s own': { asked: { collection: { id: await collected(id(reader), 'list') } }, kind: 'list' },
  };
  for (const keptIn of keptListNames) {
    lists[keptIn] = { asked: { keptIn } };
    const { table, at } = keptLists[keptIn];
    const kept = `insert into ${table} (player_id, story_id, ${at}) values ($1, $2, $3)`;
    for (const story of [first, second]) await database.execute(kept, [id(reader), story, clock.now()]);
  }
  return { first, second, lists };
}

async function tagged(title: string): Promise<string> {
  clock.advance(1_000);
  const story = await makeStory(database, clock, { title, author_id: id(mara) });
  const tags = [{ kind: 'freeform' as const, name: 'Tea' }];
  await database.db.transaction().execute((trx) => setStoryTags(trx, { storyId: story, tags, now: clock.now() }));
  return story;
}

interface AskedList {
  asked: ListedAsked;
  kind?: 'series' | 'list';
}

/** The titles that a list shows the reader, in the order in which it begins or in another one. */
async function titlesOf({ asked, kind }: AskedList, sort: StorySort | undefined, isWhole: boolean): Promise<string[]> {
  const all = { ...asked, viewerId: id(reader), isWhole };
  const cards = async () => {
    if (asked.keptIn) return (await keptStories({ db: database.db, clock }, asked.keptIn, { playerId: id(reader), sort, isWhole })).stories;
    if (kind && asked.collection)
      return (await collections().stories({ ...all, kind, collection: asked.collection, sort, filters: {}, cursor: undefined })).cards;
    return (await listStories(database.db, { ...all, sort: sort ?? 'latest' })).cards;
  };
  return (await cards()).map(({ title }) => title).sort();
}

/** What a list shows the reader, and how many it leaves out. */
async function look(list: AskedList, isWhole: boolean) {
  const { asked, kind } = list;
  const all = { ...asked, viewerId: id(reader), isWhole };
  const titles = await titlesOf(list, undefined, isWhole);
  const found = kind && (await collections().find({ kind, id: asked.collection?.id ?? '', viewerId: id(reader), isWhole }));
  const { stories } = await listFacets(database.db, all);
  expect([stories, found?.works ?? stories], 'what is counted is what is shown').toEqual([titles.length, titles.length]);
  return { titles, left: (await countNotShown(database.db, all)).stories };
}

const blocks = () =>
  createBlocksService({ db: database.db, clock, limiter: createRateLimiter(database.db, clock, 'secret'), endsBetween: [] });

/** What keeps stories from a reader, and what is left. */
const reasons: Record<string, { set(story: string): Promise<unknown>; left: string[] }> = {
  'a story that they hide': {
    set: (story) => createHiddenStories({ db: database.db, clock }).hide(id(reader), story),
    left: ['Second'],
  },
  'a tag that they hide': {
    set: () =>
      database.execute(`insert into hidden_tag (player_id, tag_id, hidden_at) select $1, id, $2 from tag where name = 'Tea'`, [
        id(reader),
        clock.now(),
      ]),
    left: ['First'],
  },
  'an author whom they mute': { set: () => blocks().set({ id: id(reader) }, id(mara), 'mute'), left: [] },
  'an author whom they block': { set: () => blocks().set({ id: id(reader) }, id(mara), 'block'), left: [] },
  'an author who blocks them': { set: () => blocks().set({ id: id(mara) }, id(reader), 'block'), left: [] },
};

describe('a list that has an owner', () => {
  it.each(Object.entries(reasons))(
    'leaves out for a reader, of %s, its stories, and counts them, until they ask for all',
    async (_, reason) => {
      const { first, lists } = await world();
      for (const [name, list] of Object.entries(lists))
        expect(await look(list, false), name).toEqual({ titles: ['First', 'Second'], left: 0 });
      await reason.set(first);
      for (const [name, list] of Object.entries(lists))
        for (const [isWhole, titles] of [
          [false, reason.left],
          [true, ['First', 'Second']],
        ] as const) {
          expect(await look(list, isWhole), `${name}, ${isWhole}`).toEqual({ titles, left: 2 - reason.left.length });
          expect(await titlesOf(list, 'words', isWhole), `${name}, in another order`).toEqual(titles);
        }
      const kept = (await allForLater(database.db, id(reader))).map(({ title }) => title);
      expect(kept, 'what is kept on a device').toEqual(reason.left);
    },
  );

  it('counts of what it leaves out only what fits its filters, and what the reader may be shown', async () => {
    const { lists } = await world();
    await makeStory(database, clock, { title: 'Late', author_id: id(mara), content_rating: 'mature' });
    await makeStory(database, clock, { title: 'Draft', author_id: id(mara), status: 'draft' });
    await weaveStory(database, clock, [id(mara), id(ivo)]);
    await blocks().set({ id: id(reader) }, id(mara), 'mute');
    const asked = { ...lists['its author’s page']?.asked, viewerId: id(reader) };
    expect((await countNotShown(database.db, asked)).stories, 'a story of many stays').toBe(2);
    expect((await countNotShown(database.db, { ...asked, filters: { length: 'long' } })).stories).toBe(0);
    expect((await countNotShown(database.db, { ...asked, viewerId: id(ivo) })).stories).toBe(0);
  });

  it('leaves stories out for its author alone where all are theirs, and its reader hides none of them', async () => {
    const { first } = await world();
    const hidden = createHiddenStories({ db: database.db, clock });
    const asked = { authorId: id(mara), viewerId: id(reader) };
    await blocks().set({ id: id(reader) }, id(mara), 'mute');
    expect(await countNotShown(database.db, asked)).toEqual({ stories: 2, areForAuthor: true });
    const woven = await weaveStory(database, clock, [id(mara), id(ivo)]);
    await hidden.hide(id(reader), woven);
    expect(await countNotShown(database.db, asked), 'one of many').toEqual({ stories: 3, areForAuthor: false });
    await hidden.show(id(reader), woven);
    await hidden.hide(id(reader), first);
    expect(await countNotShown(database.db, asked), 'one that is hidden itself').toEqual({ stories: 2, areForAuthor: false });
    await hidden.show(id(reader), first);
    await reasons['a tag that they hide']?.set(first);
    expect(await countNotShown(database.db, asked), 'one with a tag that is hidden').toEqual({ stories: 2, areForAuthor: false });
  });

  it('has its owner’s own stories, under whatever name, and with whatever tag they hide', async () => {
    const { lists } = await world();
    const pen = await makePenName(database, clock, id(mara), 'Juniper Vale');
    await makeStory(database, clock, { author_id: pen.id });
    await database.execute(`insert into hidden_tag (player_id, tag_id, hidden_at) select $1, id, $2 from tag where name = 'Tea'`, [
      id(mara),
      clock.now(),
    ]);
    await blocks().set({ id: id(ivo) }, pen.id, 'block');
    for (const authorId of [id(mara), pen.id]) expect((await countNotShown(database.db, { authorId, viewerId: id(mara) })).stories).toBe(0);
    expect((await countNotShown(database.db, { ...lists['their series']?.asked, viewerId: id(mara) })).stories).toBe(0);
  });

  it('is named on its owner’s page with what a reader finds there', async () => {
    const { first } = await world();
    const named = async (isWhole: boolean) =>
      (await collections().by({ ownerId: id(mara), viewerId: id(reader), isWhole })).map(({ works }) => works);
    await reasons['a story that they hide']?.set(first);
    expect([await named(false), await named(true)]).toEqual([[1], [2]]);
    await reasons['an author whom they mute']?.set(first);
    expect([await named(false), await named(true)]).toEqual([[], [2]]);
  });
});

describe('a story that a reader hides', () => {
  it('is not beside others: neither as the part before or after, nor among those of its author or the appendages', async () => {
    const { first, second } = await world();
    const appendage = await makeStory(database, clock, { title: 'Appendage', author_id: id(ivo), parent_id: first });
    const led = async () => {
      const [series] = await collections().seriesOf(first, id(reader));
      const others = await otherStoriesOfAuthor(database.db, first, id(reader));
      const page = await appendagePage(database.db, { storyId: first, viewerId: id(reader), cursor: null });
      return [series?.text, series?.next, others.map(({ title }) => title), page?.appendages.map(({ title }) => title)];
    };
    expect(await led()).toEqual(['Part 1 of The Gates', `/story/${second}`, ['Second'], ['Appendage']]);
    for (const story of [second, appendage]) await createHiddenStories({ db: database.db, clock }).hide(id(reader), story);
    expect(await led()).toEqual(['Part 1 of The Gates', undefined, [], []]);
  });

  it('is not the reason why who opened one by an author whom they mute is not led to its next part', async () => {
    const { first, second } = await world();
    await blocks().set({ id: id(reader) }, id(mara), 'mute');
    const [series] = await collections().seriesOf(first, id(reader));
    expect(series?.next).toBe(`/story/${second}`);
  });
});
