import { beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { makeStory } from '~/stories/testing/make-story';
import type { TagKind } from '../rules/tag';
import { setStoryTags } from '../story-tags/set-story-tags.server';
import { createTags, type TagsService } from '../tags.server';
import { createWrangling, type Wrangling } from '../wrangling/wrangling.server';

let database: OpenDatabase;
let clock: TestClock;
let tags: TagsService;
let wrangling: Wrangling;

onTestDatabase((testDatabase) => {
  ({ database, clock } = testDatabase);
  tags = createTags({ db: database.db, clock });
  wrangling = createWrangling({ db: database.db, clock });
});

beforeEach(() => tags.ship());

async function idOf(kind: TagKind, name: string): Promise<number> {
  const row = database.db.selectFrom('tag').select('id').where('kind', '=', kind).where('name', '=', name);
  return (await row.executeTakeFirstOrThrow()).id;
}

/** A tag that an author invents; its id. */
async function invented(kind: TagKind, name: string): Promise<number> {
  const storyId = await makeStory(database, clock, { arena: 'fan_fic' });
  await database.db.transaction().execute((trx) => setStoryTags(trx, { storyId, tags: [{ kind, name }], now: clock.now() }));
  return idOf(kind, name);
}

describe('a fandom whose name has commas', () => {
  it('is one name among those of any kind', async () => {
    const names = await tags.wholeNames(['Slow Burn', 'love', 'simon', 'No Such Thing']);
    expect(names).toEqual(['Slow Burn', 'love, simon', 'No Such Thing']);
    const ids = await tags.idsOf(
      names.map((name) => ({ name })),
      undefined,
    );
    expect(ids).toEqual([await idOf('freeform', 'Slow Burn'), await idOf('fandom', 'Love, Simon'), undefined]);
  });

  it('is merged into, and stands above others, by its name', async () => {
    const wrangler = { ...(await makePlayer(database, clock, 'Wren')), role: 'wrangler' as const };
    const other = await invented('fandom', 'Simonverse');
    await wrangling.change(wrangler, { action: 'merge', tagIds: [other], into: 'Love, Simon, ' });
    expect(await tags.countedAs([other])).toEqual([await idOf('fandom', 'Love, Simon')]);
    const blue = await invented('character', 'Blue Hanneke');
    await wrangling.change(wrangler, { action: 'canonical', tagIds: [blue], parents: 'House, M.D., Love, Simon' });
    const above = database.db
      .selectFrom('tag_parent')
      .innerJoin('tag', 'tag.id', 'parent_id')
      .select('tag.name')
      .where('tag_id', '=', blue);
    expect((await above.orderBy('tag.name').execute()).map(({ name }) => name)).toEqual(['House, M.D.', 'Love, Simon']);
  });

  it('takes no crossovers of fandoms that everybody knows where some author named it', async () => {
    for (const name of [
      'Harry Potter, Percy Jackson',
      'Love, Simon, Harry Potter',
      'Slow Burn, Friends to Lovers',
      'Zorblat, Harry Potter',
    ])
      await invented('fandom', name);
    const percy = await invented('fandom', 'Percy Jackson');
    const hp = await invented('fandom', 'Wizard Boy');
    await database.execute(`update tag set canonical = true where id = $1`, [percy]);
    await database.execute(`update tag set canonical_id = $1 where id = $2`, [await idOf('fandom', 'Harry Potter'), hp]);
    await invented('fandom', 'Wizard Boy, Percy Jackson');
    for (const names of [
      ['Harry Potter', 'Percy Jackson'],
      ['Love, Simon', 'Harry Potter'],
      ['Slow Burn', 'Friends to Lovers'],
      ['Wizard Boy', 'Percy Jackson'],
      ['Zorblat, Harry Potter'],
    ]) {
      expect(await tags.wholeNames(names.join(', ').split(', '))).toEqual(names);
    }
  });

  it('is one name where it is canonical, whatever its pieces are', async () => {
    const pieces = [await invented('fandom', 'Fire'), await invented('fandom', 'Water')];
    await database.execute(`update tag set canonical = true where id = any($1::integer[])`, [pieces]);
    const both = await invented('fandom', 'Fire, Water');
    expect(await tags.wholeNames(['Fire', 'Water'])).toEqual(['Fire', 'Water']);
    await database.execute(`update tag set canonical = true where id = $1`, [both]);
    expect(await tags.wholeNames(['Fire', 'Water'])).toEqual(['Fire, Water']);
  });
});
