import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createBus } from '~/platform/bus/bus.server';
import type { OpenDatabase } from '~/platform/database/database.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { whileWaiting } from '~/platform/testing/database/while-waiting';
import type { TestClock } from '~/platform/testing/test-clock';
import { makeStory } from '~/stories/testing/make-story';
import { backfills as countsOfFandoms } from '../../../migrations/0511-counts-of-fandoms';
import { backfills as countsForMembers } from '../../../migrations/0526-counts-for-members';
import { setStoryTags } from '../story-tags/set-story-tags.server';
import { countTagUses } from './count-uses.server';

const FANDOMS = ['dune', 'naruto'];

let database: OpenDatabase;
let clock: TestClock;

onTestDatabase((testDatabase) => {
  ({ database, clock } = testDatabase);
});

beforeEach(() => registerFandoms(FANDOMS));

async function registerFandoms(ids: readonly string[]) {
  const rows = ids.map((id) => ({ kind: 'fandom' as const, name: id, key: id, canonical: true, shipped: true, fandom_id: id }));
  await database.db
    .insertInto('tag')
    .values(rows.map((row) => ({ ...row, created_at: clock.now() })))
    .execute();
}

const publish = (fandom: string | null, more: Parameters<typeof makeStory>[2] = {}) =>
  makeStory(database, clock, { ...(fandom !== null && { arena: 'fan_fic', fandom_id: fandom }), ...more });

const tag = (storyId: string, fandoms: readonly string[]) =>
  database.db
    .transaction()
    .execute((trx) => setStoryTags(trx, { storyId, tags: fandoms.map((name) => ({ kind: 'fandom', name })), now: clock.now() }));

/** How many stories each fandom's tag counts: those that everybody is shown, those that visitors are not, and of these those for members. */
async function counts(): Promise<Record<string, [number, number, number]>> {
  await countTagUses(database.db);
  const rows = await database.db.selectFrom('tag').selectAll().where('kind', '=', 'fandom').execute();
  return Object.fromEntries(rows.map((row) => [row.name, [row.story_count, row.mature_count, row.members_count]]));
}

describe('the tag of a fandom', () => {
  it('counts stories that are published in it, and crossovers, each once', async () => {
    await publish('dune');
    await tag(await publish('naruto'), ['dune']);
    // An author may name the fandom of the page once more.
    await tag(await publish('dune'), ['dune']);
    expect(await counts()).toEqual({ dune: [3, 0, 0], naruto: [1, 0, 0] });
  });

  it('counts those apart that visitors are not shown, and none that no list has', async () => {
    await publish('dune', { content_rating: 'mature' });
    await publish('dune', { content_rating: 'mature', members_only: true });
    await publish('dune', { members_only: true });
    for (const status of ['draft', 'hidden', 'unlisted'] as const) await publish('dune', { status });
    expect((await counts()).dune).toEqual([0, 3, 1]);
  });

  it('counts the stories that named it before it came into the registry', async () => {
    await publish('sherlock');
    await publish('sherlock', { content_rating: 'mature' });
    await publish('sherlock', { members_only: true });
    await registerFandoms(['sherlock']);
    expect((await counts()).sherlock).toEqual([1, 2, 1]);
  });

  it('counts as before once its stories were counted by an earlier release', async () => {
    await publish('dune');
    await publish('dune', { content_rating: 'mature' });
    await tag(await publish('naruto'), ['dune']);
    await tag(await publish('naruto', { members_only: true }), ['dune']);
    await countTagUses(database.db);
    await tag(await publish('dune', { members_only: true }), ['naruto']);
    await database.execute('update tag set story_count = 9, members_count = 9');
    const rows = await database.db.selectFrom('tag').select('id').execute();
    const ids = rows.map(({ id }) => String(id));
    for (const { fill } of [...countsOfFandoms, ...countsForMembers]) {
      for (const _twice of [1, 2]) await database.db.transaction().execute((trx) => fill(trx, ids));
    }
    expect(await counts()).toEqual({ dune: [2, 3, 2], naruto: [1, 2, 2] });
  });

  it('counts stories of many who publish at once', async () => {
    await Promise.all(Array.from({ length: 6 }, () => publish('dune')));
    expect((await counts()).dune).toEqual([6, 0, 0]);
  });
});

it('the pages of tags are dropped where a count has changed, and only there', async () => {
  await publish('dune');
  await countTagUses(database.db);
  // What was announced until here: only the first message of a kind comes at once.
  await database.execute('delete from bus_outbox');
  const told: string[] = [];
  const bus = createBus(database, { warn: () => undefined });
  bus.onTrigger('page_changed', { dispatch: (payload) => void told.push(payload), onLink: () => undefined });
  await bus.start();
  const toldUntil = async (mark: string) => {
    await database.execute(`select announce('page_changed', $1)`, [mark]);
    // Messages keep their order, so whatever was announced before has come by then.
    await vi.waitFor(() => expect(told).toContain(mark));
    return told;
  };
  await countTagUses(database.db);
  expect(await toldUntil('nothing')).toEqual(['nothing']);
  await database.execute(`insert into tag_use (tag_id, stories, mature) select id, 1, 0 from tag where name = 'dune'`);
  await countTagUses(database.db);
  expect(await toldUntil('counted')).toEqual(['nothing', 'stories', 'counted']);
  await bus.stop();
});

it('an author who tags a story meanwhile and the count of its tags wait for each other at most', async () => {
  await tag(await publish(null), FANDOMS);
  // The tag with the first id lies behind the other one, so that it is found last.
  await database.execute(`update tag set created_at = now() where id = (select min(id) from tag where kind = 'fandom')`);
  const ids = (await database.db.selectFrom('tag').select('id').where('kind', '=', 'fandom').orderBy('id').execute()).map(({ id }) => id);
  const lock = (id = 0) => sql`select from tag where id = ${id} for share`;
  await whileWaiting(database, {
    first: (trx) => lock(ids[0]).execute(trx),
    other: () => countTagUses(database.db),
    next: (trx) => lock(ids[1]).execute(trx),
  });
  expect(await counts()).toEqual({ dune: [1, 0, 0], naruto: [1, 0, 0] });
});

describe('whatever becomes of stories', () => {
  const step = fc.record({
    which: fc.nat(2),
    facts: fc.record({
      status: fc.constantFrom('published' as const, 'hidden' as const, 'unlisted' as const, 'draft' as const),
      content_rating: fc.constantFrom('teen' as const, 'mature' as const),
      members_only: fc.boolean(),
      fandom_id: fc.constantFrom(null, ...FANDOMS),
    }),
    tags: fc.subarray(FANDOMS),
  });

  it('the tags of fandoms count what lists show', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        const ids = new Map<number, string>();
        for (const { which, facts, tags } of steps) {
          const known = ids.get(which);
          const id = known ?? (await publish(null, { ...facts, published_at: clock.now() }));
          if (known) await database.db.updateTable('story').set(facts).where('id', '=', id).execute();
          await tag(id, tags);
          ids.set(which, id);
        }
        const last = [...ids.keys()].flatMap((which) => steps.findLast((one) => one.which === which) ?? []);
        expect(await counts()).toEqual(Object.fromEntries(FANDOMS.map((fandom) => [fandom, countsOf(fandom, last)])));
        await database.db.deleteFrom('story').execute();
        expect(Object.values(await counts())).toEqual(FANDOMS.map(() => [0, 0, 0]));
      }),
      { numRuns: 12 },
    );
  });

  function countsOf(fandom: string, stories: (typeof step extends fc.Arbitrary<infer Step> ? Step : never)[]): [number, number, number] {
    const listed = stories.filter(
      ({ facts, tags }) => facts.status === 'published' && (facts.fandom_id === fandom || tags.includes(fandom)),
    );
    const kept = listed.filter(({ facts }) => facts.content_rating === 'mature' || facts.members_only);
    return [listed.length - kept.length, kept.length, kept.filter(({ facts }) => facts.content_rating !== 'mature').length];
  }
});
