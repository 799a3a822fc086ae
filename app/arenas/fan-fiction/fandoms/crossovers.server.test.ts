import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Viewer } from '~/accounts/viewer/viewer';
import type { OpenDatabase } from '~/platform/database/database.server';
import type { NoticeFacts } from '~/platform/feature/notice-kind';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import type { StoryFilters } from '~/stories/listing/filters/story-filters';
import { listStories } from '~/stories/listing/list-stories.server';
import { listFacets } from '~/stories/listing/listed/facets.server';
import type { StorySort } from '~/stories/listing/story-orders';
import { searchStories } from '~/stories/search/search-stories.server';
import { createStoryTagging } from '~/stories/tagging/tagging.server';
import { makeStory } from '~/stories/testing/make-story';
import { setStoryTags } from '~/tags/story-tags/set-story-tags.server';
import { createTags } from '~/tags/tags.server';
import { createWrangling } from '~/tags/wrangling/wrangling.server';
import { fanFictionNoticeKinds } from '../notice-kinds';
import { type FanFixture, onFanFixture } from '../testing/fan-fixture';
import { popularityOf } from './popularity/popularity';

const NARUTO = { id: 'naruto', name: 'Naruto' };
const DUNE = { id: 'dune', name: 'Dune' };

let database: OpenDatabase;
let clock: TestClock;
let fixture: FanFixture;
let mara: Viewer;
let ivo: Viewer;

onFanFixture((context) => {
  ({ database, clock, fixture, mara, ivo } = context);
});
beforeEach(() => createTags({ db: database.db, clock }).ship());

const named = (...names: string[]) => names.map((name) => ({ kind: 'fandom' as const, name }));

/** Publishes a story of Naruto by Mara. @returns its id. */
async function publish(title: string, ...others: string[]): Promise<string> {
  const story = { id: randomUUID(), fandom: NARUTO, title, content: 'The gate stood open.', tags: named(...others) };
  clock.advance(1_000);
  return (await fixture.service.stories.create(mara, story)).storyId;
}

/** Inserts a story. @returns its id. */
async function crossed(title: string, others: readonly string[], more: Parameters<typeof makeStory>[2] = {}): Promise<string> {
  clock.advance(1_000);
  const own = { arena: 'fan_fic' as const, fandom_id: NARUTO.id, prompt: NARUTO.name, author_id: mara.id };
  const storyId = await makeStory(database, clock, { title, ...own, chapter_added_at: clock.now(), ...more });
  await database.db.transaction().execute((trx) => setStoryTags(trx, { storyId, tags: named(...others), now: clock.now() }));
  return storyId;
}

const titlesOf = async (fandomId: string, viewerId?: string, sort?: StorySort, filters?: StoryFilters) =>
  (await fixture.service.fandoms.stories({ fandomId, viewerId, sort, filters })).cards.map(({ title }) => title);

describe('a crossover', () => {
  it('stands once in the list of each of its fandoms, in every order, and by what narrows it', async () => {
    await crossed('Only here', []);
    await crossed('Both', ['Dune', 'Sherlock'], { rating_count: 9, rating_sum: 45, word_count: 4_000 });
    await crossed('Only there', [], { fandom_id: DUNE.id, prompt: DUNE.name });
    for (const sort of ['latest', 'updated', 'kudos', 'words'] as const) {
      const [here, there] = [await titlesOf(NARUTO.id, undefined, sort), await titlesOf(DUNE.id, undefined, sort)];
      expect(here.toSorted(), sort).toEqual(['Both', 'Only here']);
      expect(there.toSorted(), sort).toEqual(['Both', 'Only there']);
    }
    expect(await titlesOf(DUNE.id)).toEqual(['Only there', 'Both']);
    expect(await titlesOf(DUNE.id, undefined, 'rating')).toEqual(['Both', 'Only there']);
    expect(await titlesOf('sherlock')).toEqual(['Both']);
    expect(await titlesOf(DUNE.id, undefined, 'latest', { length: 'long' })).toEqual(['Both']);
    expect(await titlesOf(DUNE.id, undefined, 'latest', { rating: '4' })).toEqual(['Both']);
    expect(await titlesOf(DUNE.id, undefined, 'latest', { crossover: 'without' })).toEqual(['Only there']);
    expect(await listFacets(database.db, { filters: { fandom: DUNE.id } })).toMatchObject({ stories: 2 });
    const search = { query: 'gate', sort: 'latest' as const, filters: { fandom: DUNE.id } };
    const found = await database.db.transaction().execute((trx) => searchStories(trx, search));
    expect(found.cards.map(({ title }) => title)).toEqual(['Only there', 'Both']);
  });

  it('comes page by page in its order, without gaps or duplicates', async () => {
    const fandoms = fc.subarray([NARUTO, DUNE, { id: 'sherlock', name: 'Sherlock' }], { minLength: 1 });
    const anyStories = fc.array(fc.record({ fandoms, stars: fc.integer({ min: 0, max: 5 }), hour: fc.nat(2) }), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(anyStories, fc.constantFrom<StorySort>('latest', 'rating', 'words'), fc.nat(2), async (stories, sort, more) => {
        await database.execute('delete from story');
        for (const { fandoms: own, stars, hour } of stories) {
          const [first, ...others] = own;
          const at = new Date(Date.UTC(2026, 0, 1, hour));
          const told = { fandom_id: first?.id ?? null, published_at: at, rating_count: stars === 0 ? 0 : 1, rating_sum: stars };
          await crossed(
            own.map(({ id }) => id).join(),
            others.map(({ name }) => name),
            told,
          );
        }
        const list = { sort, filters: { fandom: DUNE.id }, limit: more + 1 };
        const whole = (await listStories(database.db, { ...list, limit: 50 })).cards.map(({ id }) => id);
        const paged: string[] = [];
        for (let cursor: string | undefined, last = false; !last; ) {
          const page = await listStories(database.db, { ...list, cursor });
          paged.push(...page.cards.map(({ id }) => id));
          cursor = page.next;
          last = cursor === undefined;
        }
        expect(paged).toEqual(whole);
        expect(new Set(whole).size).toBe(stories.filter(({ fandoms: own }) => own.includes(DUNE)).length);
        expect(whole).toHaveLength(new Set(whole).size);
      }),
      { numRuns: 15 },
    );
  });

  it('is shown in no list to whom it is not shown in that of its first fandom', async () => {
    await crossed('Mature', ['Dune'], { content_rating: 'mature' });
    await crossed('For members', ['Dune'], { members_only: true });
    for (const status of ['hidden', 'unlisted', 'draft'] as const) await crossed(status, ['Dune'], { status });
    const [ada, bea] = [await makePlayer(database, clock, 'Ada'), await makePlayer(database, clock, 'Bea')];
    const block = { player_id: mara.id, other_id: bea.id, kind: 'block' as const, created_at: clock.now() };
    await database.db.insertInto('player_block').values(block).execute();
    expect(await titlesOf(DUNE.id)).toEqual([]);
    expect(await titlesOf(DUNE.id, ada.id)).toEqual(['For members']);
    expect(await titlesOf(DUNE.id, bea.id)).toEqual([]);
    expect(await titlesOf(DUNE.id, mara.id), 'by whom they are').toEqual(['For members', 'Mature']);
  });

  it('of a fandom that an author named is in its list, and in that into which wranglers merge it', async () => {
    await crossed('Named', ['The Wyvern Post'], { fandom_id: '~The Wyvern Post', prompt: 'The Wyvern Post' });
    await crossed('Crossed', ['the wyvern-post']);
    expect(await titlesOf('~The Wyvern Post')).toEqual(['Crossed', 'Named']);
    expect(await fixture.service.fandoms.hasStories('~The Wyvern Post')).toBe(true);
    expect(await fixture.service.fandoms.hasStories('~The Griffin Post')).toBe(false);
    const wrangler = { ...(await makePlayer(database, clock, 'Wren')), role: 'wrangler' as const };
    const { id } = await database.db.selectFrom('tag').select('id').where('name', '=', 'The Wyvern Post').executeTakeFirstOrThrow();
    await createWrangling({ db: database.db, clock }).change(wrangler, { action: 'merge', tagIds: [id], into: 'Dune' });
    expect(await titlesOf(DUNE.id)).toEqual(['Crossed', 'Named']);
  });

  it('counts for the popularity of each of its fandoms', async () => {
    const storyId = await publish('Both', 'Dune');
    await fixture.service.readers.countRead({ player: ivo, clientAddress: '192.0.2.1' }, storyId);
    await fixture.reads.stop();
    await fixture.service.fandoms.popularity.refresh();
    const counted = popularityOf(40, { stories: 1, readers: 1 });
    const ids = [NARUTO.id, DUNE.id, 'sherlock'];
    expect(Object.fromEntries(await fixture.service.fandoms.popularity.of(ids))).toEqual({ naruto: counted, dune: counted });
  });
});

describe('who follows a fandom', () => {
  const follow = (fandomId: string) => fixture.service.fandoms.follows.set({ playerId: ivo.id, fandomId, following: true });
  const ofIvo = async () =>
    Object.fromEntries((await fixture.service.fandoms.follows.ofPlayer(ivo.id)).map(({ fandomId, hasNew }) => [fandomId, hasNew]));

  it('sees crossovers as new until they are read', async () => {
    await publish('Before', 'Dune');
    await follow(DUNE.id);
    expect(await ofIvo()).toEqual({ dune: false });
    const storyId = await publish('Both', 'Dune');
    await publish('Elsewhere', 'Sherlock');
    expect(await ofIvo()).toEqual({ dune: true });
    const { cards } = await fixture.service.fandoms.stories({ fandomId: DUNE.id, viewerId: ivo.id });
    expect(cards.map(({ title, isNew }) => [title, isNew])).toEqual([
      ['Both', true],
      ['Before', false],
    ]);
    clock.advance(1_000);
    await fixture.service.readers.countRead({ player: ivo, clientAddress: '192.0.2.1' }, storyId);
    expect(await ofIvo()).toEqual({ dune: false });
  });

  it('is told once of a crossover, in the name of what they follow, and of its chapters', async () => {
    const told = async () =>
      (await database.db.selectFrom('notice').selectAll().where('player_id', '=', ivo.id).orderBy('changed_at').execute()).map(
        ({ kind, count, params }) => ({ kind, count, params }),
      );
    await follow('sherlock');
    await follow(DUNE.id);
    const storyId = await publish('Both', 'Dune', 'Sherlock');
    expect(await told()).toEqual([{ kind: 'fandom', count: 1, params: { fandom: 'dune' } }]);
    clock.advance(1_000);
    await fixture.service.chapters.add(mara, storyId, { id: randomUUID(), title: 'Second', content: 'More.' });
    expect(await told()).toEqual([{ kind: 'fandom', count: 2, params: { fandom: 'dune' } }]);
    const kind = fanFictionNoticeKinds.find(({ id }) => id === 'fandom');
    const story = { title: 'Both', address: '/fan-fiction/story/1', fandom: NARUTO, parentTitle: undefined };
    const actor = { id: mara.id, name: 'Mara' };
    const facts: NoticeFacts = { ...{ playerId: ivo.id, count: 2, xp: 0, actor, story, detail: undefined }, params: { fandom: 'dune' } };
    const words = (more: Partial<NoticeFacts>) =>
      kind
        ?.words({ ...facts, ...more })
        .said.map(({ text }) => text)
        .join('');
    expect(words({})).toContain('in Dune');
    expect(kind?.address(facts)).toBe('/fan-fiction/genre/sci-fi/title/dune');
    expect(words({ params: null }), 'of an earlier day').toContain('in Naruto');
  });

  it('is told of a story that becomes a crossover within a day of its publication', async () => {
    await follow(DUNE.id);
    const storyId = await publish('Both');
    const tagging = createStoryTagging({ db: database.db, clock, secret: 'secret' });
    const facts = (await tagging.story(storyId, mara.id))?.facts;
    if (!facts) throw new Error('Its author may tag it.');
    for (const _twice of [1, 2]) await tagging.tag({ storyId, playerId: mara.id }, { tags: named('Dune'), facts });
    const notices = await database.db.selectFrom('notice').select(['count', 'kind']).where('player_id', '=', ivo.id).execute();
    expect(notices).toEqual([{ kind: 'fandom', count: 1 }]);
  });
});
