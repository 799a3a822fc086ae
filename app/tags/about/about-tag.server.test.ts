import { beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { makeStory } from '~/stories/testing/make-story';
import type { TagKind } from '../rules/tag';
import { tagKey } from '../rules/tag-key';
import { setStoryTags } from '../story-tags/set-story-tags.server';
import { createTags, type TagsService } from '../tags.server';
import { changeTags } from '../wrangling/change-tags.server';

let database: OpenDatabase;
let clock: TestClock;
let tags: TagsService;

onTestDatabase((testDatabase) => {
  ({ database, clock } = testDatabase);
  tags = createTags({ db: database.db, clock });
});

beforeEach(() => tags.ship());

async function about(kind: TagKind, name: string, viewerId?: string) {
  await tags.countUses();
  return aboutUncounted(kind, name, viewerId);
}

/** Before the uses since the last time were added up. */
async function aboutUncounted(kind: TagKind, name: string, viewerId?: string) {
  const row = await database.db
    .selectFrom('tag')
    .select('id')
    .where('kind', '=', kind)
    .where('key', '=', tagKey({ kind, name }))
    .executeTakeFirst();
  return tags.about(row?.id ?? 0, viewerId);
}

async function adult(name: string) {
  const player = await makePlayer(database, clock, name);
  await database.execute('update player set shows_mature = true, birth_year = 1980 where id = $1', [player.id]);
  return player;
}

async function tagged(kind: TagKind, name: string, more: Parameters<typeof makeStory>[2] = {}) {
  const storyId = await makeStory(database, clock, more);
  await database.db.transaction().execute((trx) => setStoryTags(trx, { storyId, tags: [{ kind, name }], now: clock.now() }));
}

describe('what is said of a tag', () => {
  it('are its other names, and the tags above and below it', async () => {
    expect(await about('character', 'Sherlock Holmes')).toMatchObject({ wider: [{ name: 'Sherlock' }], stories: 0, canonical: true });
    const watson = await about('character', 'John Watson');
    expect(watson?.narrower.map(({ name }) => name)).toContain('Sherlock Holmes & John Watson');
    expect((await about('relationship', 'Sherlock Holmes/John Watson'))?.synonyms).toEqual(['Johnlock']);
  });

  it('are among its other names those of stories that the person is shown, which wranglers or authors merged into it', async () => {
    const [mara, ivo] = [await makePlayer(database, clock, 'Mara'), await adult('Ivo')];
    await tagged('freeform', 'Slow Burn');
    const names = {
      'Slowest Burn': {},
      'Hot Burn': { content_rating: 'mature' },
      'Our Burn': { members_only: true },
      'No Burn': { status: 'hidden' },
    } as const;
    for (const [name, facts] of Object.entries(names)) await tagged('freeform', name, { author_id: mara.id, ...facts });
    await database.db.transaction().execute(async (trx) => {
      const rows = await trx.selectFrom('tag').select('id').where('name', 'in', Object.keys(names)).orderBy('id').execute();
      const tagIds = rows.map(({ id }) => id);
      await changeTags(trx, { playerId: mara.id, action: 'merge', tagIds, into: 'Slow Burn' }, clock.now());
    });
    const others = async (viewerId?: string) =>
      (await about('freeform', 'Slow Burn', viewerId))?.synonyms.filter((name) => Object.keys(names).includes(name));
    expect(await others()).toEqual(['Slowest Burn']);
    expect(await others(ivo.id)).toEqual(['Slowest Burn', 'Hot Burn', 'Our Burn']);
    expect(await others(mara.id)).toEqual(['Slowest Burn', 'Hot Burn', 'Our Burn']);
    await database.execute(`insert into player_block (player_id, other_id, kind, created_at) values ($1, $2, 'block', now())`, [
      mara.id,
      ivo.id,
    ]);
    expect(await others(ivo.id)).toEqual([]);
  });

  it('begins below with the tags that most stories have', async () => {
    await tagged('freeform', 'Slow Burn');
    await tagged('freeform', 'Slow Burn');
    await tagged('freeform', 'Mutual Pining');
    await tags.countUses();
    expect((await about('freeform', 'Romance'))?.narrower.slice(0, 2)).toMatchObject([
      { name: 'Slow Burn', stories: 2 },
      { name: 'Mutual Pining', stories: 1 },
    ]);
  });

  it('leads from another name to the tag as which it counts', async () => {
    const whole = await about('freeform', 'Friends to Lovers');
    expect(await about('freeform', 'From Friends to Lovers')).toMatchObject({ countsAs: whole?.id });
  });

  it('counts stories for members for everybody with an account, and Mature ones for those who wrote them or are shown them', async () => {
    const [mara, ivo, ada] = [await makePlayer(database, clock, 'Mara'), await makePlayer(database, clock, 'Ivo'), await adult('Ada')];
    await tagged('freeform', 'Slow Burn', { content_rating: 'mature', author_id: mara.id });
    await tagged('freeform', 'Slow Burn', { content_rating: 'mature', members_only: true });
    await tagged('freeform', 'Slow Burn', { members_only: true });
    for (const [viewerId, stories] of [
      [undefined, 0],
      [ivo.id, 1],
      [mara.id, 2],
      [ada.id, 3],
    ] as const) {
      expect(await about('freeform', 'Slow Burn', viewerId)).toMatchObject({ stories });
      const romance = await about('freeform', 'Romance', viewerId);
      expect(romance?.narrower.find(({ name }) => name === 'Slow Burn')).toMatchObject({ stories });
    }
  });
});

describe('a tag that nobody has made canonical', () => {
  it('has its page as soon as its first story is there, before it is counted', async () => {
    await tagged('freeform', 'Harbour Cats');
    await tagged('freeform', 'Harbour Dogs', { content_rating: 'mature' });
    expect(await aboutUncounted('freeform', 'Harbour Cats')).toMatchObject({ name: 'Harbour Cats', stories: 1 });
    expect(await aboutUncounted('freeform', 'Harbour Dogs')).toBeUndefined();
    expect(await aboutUncounted('freeform', 'Harbour Dogs', (await adult('Ada')).id)).toMatchObject({ stories: 1 });
  });

  it('has a page while a story in a list carries it', async () => {
    await tagged('freeform', 'Harbour Cats');
    expect(await about('freeform', 'Harbour Cats')).toMatchObject({ name: 'Harbour Cats', stories: 1, canonical: false });
  });

  it('has one, and a name in filters, for those who are shown the stories for members that carry it', async () => {
    const ivo = await makePlayer(database, clock, 'Ivo');
    await tagged('freeform', 'Harbour Cats', { members_only: true });
    const tag = await about('freeform', 'Harbour Cats', ivo.id);
    expect(tag).toMatchObject({ stories: 1 });
    expect(await tags.named([tag?.id ?? 0], ivo.id)).toHaveLength(1);
    expect(await about('freeform', 'Harbour Cats')).toBeUndefined();
    expect(await tags.named([tag?.id ?? 0], undefined)).toEqual([]);
  });

  it('has none for a reader between whom and all whose stories for members carry it there is a block', async () => {
    const [mara, ivo, lena] = [
      await makePlayer(database, clock, 'Mara'),
      await makePlayer(database, clock, 'Ivo'),
      await makePlayer(database, clock, 'Lena'),
    ];
    await tagged('freeform', 'Harbour Cats', { members_only: true, author_id: mara.id });
    await database.execute(`insert into player_block (player_id, other_id, kind, created_at) values ($1, $2, 'block', now())`, [
      mara.id,
      ivo.id,
    ]);
    const tag = await about('freeform', 'Harbour Cats', lena.id);
    expect([tag?.stories, await about('freeform', 'Harbour Cats', ivo.id)]).toEqual([1, undefined]);
    expect(await tags.named([tag?.id ?? 0], ivo.id)).toEqual([]);
    // A Mature story that carries it, too, is none that they are shown.
    await tagged('freeform', 'Harbour Cats', { content_rating: 'mature', author_id: lena.id });
    expect(await about('freeform', 'Harbour Cats', ivo.id)).toBeUndefined();
    expect(await about('freeform', 'Harbour Cats', lena.id)).toMatchObject({ stories: 2 });
  });

  it('is named on the page of a tag above it to those for whom it has a page', async () => {
    const [mara, ivo, lena] = [
      await makePlayer(database, clock, 'Mara'),
      await makePlayer(database, clock, 'Ivo'),
      await makePlayer(database, clock, 'Lena'),
    ];
    await tagged('freeform', 'Harbour Cats', { members_only: true, author_id: mara.id });
    await database.execute(`insert into tag_parent (tag_id, parent_id)
      select tag.id, above.id from tag, tag as above where tag.name = 'Harbour Cats' and above.name = 'Romance' and above.kind = 'freeform'`);
    await database.execute(`insert into player_block (player_id, other_id, kind, created_at) values ($1, $2, 'block', now())`, [
      mara.id,
      ivo.id,
    ]);
    const below = async (viewerId?: string) => (await about('freeform', 'Romance', viewerId))?.narrower.map(({ name }) => name);
    expect(await below(lena.id)).toContain('Harbour Cats');
    for (const viewerId of [ivo.id, undefined]) expect(await below(viewerId)).not.toContain('Harbour Cats');
  });

  it('has none where only hidden or Mature stories carry it', async () => {
    const [ada, ivo] = [await adult('Ada'), await makePlayer(database, clock, 'Ivo')];
    await tagged('freeform', 'Harbour Cats', { status: 'hidden' });
    await tagged('freeform', 'Harbour Dogs', { content_rating: 'mature' });
    expect(await about('freeform', 'Harbour Cats', ada.id)).toBeUndefined();
    expect(await about('freeform', 'Harbour Dogs', ivo.id)).toBeUndefined();
  });
});
