import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { RouterContextProvider } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { namedFandomId } from '~/site/named-fandom';
import { createKeptFilters } from '~/stories/listing/filters/kept/kept-filters.server';
import { fandomsOfStory } from '~/stories/listing/filters/of-fandom.server';
import { makeStory } from '~/stories/testing/make-story';
import { setStoryTags } from '~/tags/story-tags/set-story-tags.server';
import { createTags } from '~/tags/tags.server';
import { createWrangling } from '~/tags/wrangling/wrangling.server';
import { fanFictionContext } from '../fan-fiction.server';
import { fandomPageData } from '../fandom-page/fandom-page-data.server';
import { type FanFixture, onFanFixture } from '../testing/fan-fixture';
import { writableFandom } from './named-fandoms.server';

let database: OpenDatabase;
let clock: TestClock;
let fixture: FanFixture;

onFanFixture((context) => {
  ({ database, clock, fixture } = context);
});
beforeEach(() => createTags({ db: database.db, clock }).ship());

const meant = (addressed: string) => writableFandom(database.db, addressed);

/** A story of a fandom that its author named. */
async function publish(name: string): Promise<string> {
  const { id } = await makePlayer(database, clock, `Author of ${name}`);
  const storyId = await makeStory(database, clock, { author_id: id, arena: 'fan_fic', fandom_id: namedFandomId(name) ?? '', prompt: name });
  await database.db.transaction().execute((trx) => setStoryTags(trx, { storyId, tags: [{ kind: 'fandom', name }], now: clock.now() }));
  return storyId;
}

describe('a fandom in which an author writes', () => {
  it('is of the registry where an address or a name means one of it', async () => {
    expect(await meant('naruto')).toMatchObject({ id: 'naruto', isAccepted: true });
    expect(await meant('~Naruto')).toMatchObject({ id: 'naruto' });
  });

  it('is the one that its author names otherwise, in the spelling that was there first', async () => {
    expect(await meant('~The Wyvern Post')).toEqual({ id: '~The Wyvern Post', name: 'The Wyvern Post', isAccepted: false });
    await publish('The Wyvern Post');
    expect(await meant('~the wyvern-post')).toMatchObject({ id: '~The Wyvern Post', name: 'The Wyvern Post' });
    expect(await meant('~Original Work')).toEqual({ id: '~Original Work', name: 'Original Work', isAccepted: true });
    for (const addressed of ['nothing-there', '~', '~ ', '~a/b', '']) expect(await meant(addressed), addressed).toBeUndefined();
  });

  it('gets a page of its own when a wrangler says so', async () => {
    await publish('The Wyvern Post');
    const wrangler = { ...(await makePlayer(database, clock, 'Wren')), role: 'wrangler' as const };
    const [tag] = await database.db.selectFrom('tag').select('id').where('name', '=', 'The Wyvern Post').execute();
    await createWrangling({ db: database.db, clock }).change(wrangler, { action: 'canonical', tagIds: [tag?.id ?? 0] });
    expect(await meant('~The Wyvern Post')).toMatchObject({ isAccepted: true });
  });

  it.each(['The Wyvern Post', 'Wyvern/stay night'])('is one fandom of its story, and a crossover only with another: %s', async (own) => {
    const storyId = await publish(own);
    const fandoms = async () =>
      (await database.db.selectFrom('story_listing').select('fandoms').where('id', '=', storyId).executeTakeFirstOrThrow()).fandoms;
    expect(await fandoms()).toBe(1);
    const { rows } = await sql<{ id: string }>`select distinct id from ${fandomsOfStory(sql`${storyId}::uuid`)} as fandoms`.execute(
      database.db,
    );
    expect(rows).toEqual([{ id: namedFandomId(own) }]);
    expect(await meant(namedFandomId(own.toLowerCase()) ?? '')).toMatchObject({ id: namedFandomId(own), name: own });
    const tags = [own, 'Naruto'].map((name) => ({ kind: 'fandom' as const, name }));
    await database.db.transaction().execute((trx) => setStoryTags(trx, { storyId, tags, now: clock.now() }));
    expect(await fandoms()).toBe(2);
  });
});

describe('a fandom that wranglers merged into another', () => {
  const [old, counted] = ['~Wyvern Post', '~The Wyvern Post'];

  /** @returns what undoes it. */
  async function merge(): Promise<() => Promise<unknown>> {
    for (const name of ['The Wyvern Post', 'Wyvern Post']) await publish(name);
    const wrangler = { ...(await makePlayer(database, clock, 'Wren')), role: 'wrangler' as const };
    const wrangling = createWrangling({ db: database.db, clock });
    const idsOf = async (name: string) =>
      (await database.db.selectFrom('tag').select('id').where('name', '=', name).execute()).map(({ id }) => id);
    await wrangling.change(wrangler, { action: 'canonical', tagIds: await idsOf('The Wyvern Post') });
    const { id } = await wrangling.change(wrangler, { action: 'merge', tagIds: await idsOf('Wyvern Post'), into: 'The Wyvern Post' });
    return () => wrangling.undo(wrangler, id ?? 0);
  }

  it('is written in as that one, until the merge is undone', async () => {
    const undo = await merge();
    for (const addressed of [old, '~wyvern-post', counted]) {
      expect(await meant(addressed), addressed).toEqual({ id: counted, name: 'The Wyvern Post', isAccepted: true });
    }
    await undo();
    expect(await meant(old)).toMatchObject({ id: old, name: 'Wyvern Post' });
  });

  it('leads to the page of that one', async () => {
    await merge();
    const context = new RouterContextProvider();
    context.set(fanFictionContext, fixture.service);
    const asked = { genreId: 'crossover', addressedId: old, query: new URLSearchParams('tab=write') };
    const answer: unknown = await fandomPageData(context, asked).catch((thrown: unknown) => thrown);
    expect(answer).toBeInstanceOf(Response);
    expect(answer instanceof Response && answer.headers.get('Location')).toBe(
      '/fan-fiction/genre/crossover/title/~The%20Wyvern%20Post?tab=write',
    );
  });

  it('keeps its name where that of the other is in no address', async () => {
    await merge();
    await database.execute(`update tag set name = '★★', key = '★★' where name = 'The Wyvern Post'`);
    expect(await meant(old)).toMatchObject({ id: old, name: 'Wyvern Post' });
  });

  it('has the filters and the drafts found there that people kept for it', async () => {
    const reader = await makePlayer(database, clock, 'Reader');
    const kept = createKeptFilters({ db: database.db, clock });
    const beginsWith = async () => (await kept.of(reader.id, { arena: 'fan_fic', fandomId: counted })).filters.from;
    const keep = (fandomId: string, words: string) => kept.keep(reader.id, { fandomId, filters: new URLSearchParams({ from: words }) });
    await keep(old, '10000');
    const draftId = randomUUID();
    await fixture.service.drafts.keep(reader, draftId, {
      ...{ title: 'Begun', body: 'Words.', baseVersion: 0, saveId: randomUUID(), writerId: reader.id },
      place: { kind: 'story', fandomId: old },
    });
    await merge();
    expect(await beginsWith()).toBe('10000');
    expect(await fixture.service.drafts.open(reader.id, { fandomId: counted }, draftId)).toMatchObject({ id: draftId });
    expect(await fixture.service.fandoms.ids(counted)).toEqual([counted, old]);
    await keep(counted, '20000');
    expect(await kept.list(reader.id), 'one for both').toEqual([{ fandomId: counted, query: 'from=20000' }]);
    await keep(old, '10000');
    expect(await beginsWith()).toBe('20000');
    await kept.forget(reader.id, old);
    expect(await beginsWith()).toBe('20000');
    await keep(old, '10000');
    await kept.forget(reader.id, counted);
    expect(await beginsWith()).toBeUndefined();
  });
});
