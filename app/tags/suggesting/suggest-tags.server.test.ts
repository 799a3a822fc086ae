import { beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import type { TestClock } from '~/platform/testing/test-clock';
import { makeStory } from '~/stories/testing/make-story';
import type { TagKind } from '../rules/tag';
import { setStoryTags } from '../story-tags/set-story-tags.server';
import { createTags, type TagsService } from '../tags.server';

let database: OpenDatabase;
let clock: TestClock;
let tags: TagsService;

onTestDatabase((testDatabase) => {
  ({ database, clock } = testDatabase);
  tags = createTags({ db: database.db, clock });
});

beforeEach(() => tags.ship());

const offered = async (kind: TagKind, text: string, fandoms: string[] = []) =>
  (await tags.suggest({ kind, text, fandoms })).map(({ name }) => name);

async function tagged(name: string, more: Parameters<typeof makeStory>[2] = {}) {
  const storyId = await makeStory(database, clock, more);
  await database.db.transaction().execute((trx) => setStoryTags(trx, { storyId, tags: [{ kind: 'freeform', name }], now: clock.now() }));
  await tags.countUses();
}

describe('the tags that are offered', () => {
  it('begin like what is typed, in any spelling, or contain it', async () => {
    expect((await offered('freeform', 'SLOW-b'))[0]).toBe('Slow Burn');
    expect(await offered('freeform', 'burn')).toContain('Slow Burn');
    expect(await offered('freeform', 'no such thing')).toEqual([]);
  });

  it('are found by their other names, too', async () => {
    expect(await offered('freeform', 'meet cut')).toEqual(['First Meeting']);
    expect(await offered('relationship', 'johnl')).toEqual(['Sherlock Holmes/John Watson']);
  });

  it('begin with those that most stories have', async () => {
    await tagged('First Kiss');
    const [first] = await tags.suggest({ kind: 'freeform', text: 'first', fandoms: [] });
    expect(first).toEqual({ name: 'First Kiss', stories: 1 });
  });

  it('begin with those of the story’s fandoms, and are these alone before anything is typed', async () => {
    expect((await offered('character', 'gabriel', ['Good Omens']))[0]).toBe('Gabriel (Good Omens)');
    const cast = await offered('character', '', ['sherlock']);
    expect(cast).toHaveLength(8);
    expect(cast).toContain('Mrs. Hudson');
    expect(await offered('character', '')).toEqual([]);
  });

  it('are those of a fandom whose name has a comma, too', async () => {
    await database.execute(`
      with tag_of as (insert into tag (kind, name, key, canonical, shipped, created_at)
        values ('character', 'Blue Hanneke', 'bluehanneke', true, true, now()) returning id)
      insert into tag_parent select tag_of.id, tag.id from tag_of, tag where tag.name = 'Love, Simon'`);
    expect(await offered('character', '', ['Naruto', 'Love', 'Simon'])).toContain('Blue Hanneke');
    expect(await offered('character', '', ['Love', 'Naruto', 'Simon'])).not.toContain('Blue Hanneke');
  });

  it('know a relationship by the beginnings of its names in any order', async () => {
    expect(await offered('relationship', 'John Watson/Sher')).toContain('Sherlock Holmes/John Watson');
  });

  it('are canonical, and none that only stories out of sight carry', async () => {
    await tagged('Harbour Cats');
    expect(await offered('freeform', 'harbour')).toEqual([]);
    await database.db.updateTable('tag').set({ canonical: true }).where('name', '=', 'Harbour Cats').execute();
    expect(await offered('freeform', 'harbour')).toEqual(['Harbour Cats']);
    await database.db.updateTable('story').set({ status: 'hidden' }).execute();
    await tags.countUses();
    expect(await offered('freeform', 'harbour')).toEqual([]);
  });

  it('are counted twice at most for what was typed, however many more would fit', async () => {
    await database.execute(`
      insert into tag (kind, name, key, canonical, story_count, created_at)
      select 'freeform', 'Harbour ' || nth, 'harbour' || nth, true, nth, now() from generate_series(11, 40) as nth`);
    const counted: number[] = [];
    const recount = async (all: readonly { id: number }[]) => {
      counted.push(all.length);
      return new Map(all.map(({ id }) => [id, 0]));
    };
    expect(await tags.suggest({ kind: 'freeform', text: 'harbour', fandoms: [], recount })).toEqual([]);
    expect(counted).toEqual([8, 8]);
  });

  it('take signs as signs', async () => {
    expect(await offered('freeform', '%')).toEqual([]);
    expect(await offered('freeform', "'")).toEqual([]);
  });
});
