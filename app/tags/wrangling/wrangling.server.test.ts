import { beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { makeStory } from '~/stories/testing/make-story';
import { aboutTag } from '../about/about-tag.server';
import { createTagMarks } from '../marks/tag-marks.server';
import { countedAs } from '../naming/named-tags.server';
import type { TagKind } from '../rules/tag';
import { tagsInText } from '../rules/tags-in-text';
import { setStoryTags } from '../story-tags/set-story-tags.server';
import { createTags } from '../tags.server';
import { moveSome } from './move-stories.server';
import { wranglingTexts as texts } from './texts';
import { createWrangling, type Wrangling } from './wrangling.server';

let database: OpenDatabase;
let clock: TestClock;
let wrangling: Wrangling;
let author: { id: string };
let wrangler: { id: string; role: 'wrangler' };

onTestDatabase(async (testDatabase) => {
  ({ database, clock } = testDatabase);
  wrangling = createWrangling({ db: database.db, clock });
  author = await makePlayer(database, clock, 'Mara');
  wrangler = { ...(await makePlayer(database, clock, 'Wren')), role: 'wrangler' };
});

const tag = (storyId: string, text: string, kind: TagKind = 'freeform') =>
  database.db.transaction().execute((trx) => setStoryTags(trx, { storyId, tags: tagsInText(kind, text), now: clock.now() }));

async function story(text: string, more: Parameters<typeof makeStory>[2] & { kind?: TagKind } = {}): Promise<string> {
  const { kind, ...facts } = more;
  const id = await makeStory(database, clock, { author_id: author.id, ...facts });
  await tag(id, text, kind);
  return id;
}

async function idOf(name: string): Promise<number> {
  return (await database.db.selectFrom('tag').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;
}
const idsOf = (...names: string[]) => Promise.all(names.map(idOf));
const count = () => createTags({ db: database.db, clock }).countUses();

/** The names of the tags as which a story is found, in lists and by its own tags. */
async function foundBy(storyId: string): Promise<string[]> {
  await count();
  const { rows } = await database.execute(
    `select array(select name from tag where id = any(listed.tags) order by name) as listed,
       array(select name from tag join story_tag on counts_as = tag.id where story_id = listed.id order by name) as own
     from story_listing as listed where id = $1`,
    [storyId],
  );
  expect(rows[0]?.listed).toEqual(rows[0]?.own);
  return rows[0]?.own as string[];
}

async function countsOf(...names: string[]): Promise<number[]> {
  await count();
  const rows = await database.db.selectFrom('tag').select(['name', 'story_count']).where('name', 'in', names).execute();
  return names.map((name) => rows.find((row) => row.name === name)?.story_count ?? -1);
}

async function waiting(asked: { kind?: TagKind; fandom?: string; words?: string } = {}): Promise<string[]> {
  await count();
  return (await wrangling.queue(wrangler, { kind: 'freeform', ...asked })).tags.map(({ name }) => name);
}

async function canonical(...names: string[]): Promise<void> {
  await wrangling.change(wrangler, { action: 'canonical', tagIds: await idsOf(...names) });
}

describe('the queue of wranglers', () => {
  it('has what authors invented, the most used first, by kind, and nothing that is canonical, counts as another or was left', async () => {
    await story('Tea, Rain, Fog');
    await story('Rain, Fog');
    await story('Fog');
    await story('Ada', { kind: 'character', arena: 'fan_fic' });
    expect(await waiting()).toEqual(['Fog', 'Rain', 'Tea']);
    expect(await waiting({ kind: 'character' })).toEqual(['Ada']);
    await canonical('Fog');
    await wrangling.change(wrangler, { action: 'merge', tagIds: await idsOf('Rain'), into: 'fog' });
    expect(await waiting()).toEqual(['Tea']);
    await wrangling.change(wrangler, { action: 'settle', tagIds: await idsOf('Tea') });
    expect(await waiting()).toEqual([]);
    expect(await waiting({ words: 'ea' }), 'found by its words').toEqual(['Tea']);
  });

  it('has those of a fandom by what its stories carry', async () => {
    const id = await story('Dragons', { arena: 'fan_fic' });
    await tag(await story(''), 'Tea');
    await database.db.transaction().execute((trx) =>
      setStoryTags(trx, {
        storyId: id,
        tags: [...tagsInText('fandom', 'Wyverns'), ...tagsInText('freeform', 'Dragons')],
        now: clock.now(),
      }),
    );
    expect(await waiting({ fandom: 'wyverns' })).toEqual(['Dragons']);
    expect(await waiting({ fandom: 'nothing' })).toEqual([]);
    expect((await wrangling.queue(wrangler, { kind: 'freeform' })).tags.find(({ name }) => name === 'Dragons')?.fandoms).toEqual([
      'Wyverns',
    ]);
  });

  it('shows tags that only stories for members have, and those of Mature stories to wranglers who are shown these', async () => {
    await story('Tea', { content_rating: 'mature' });
    expect(await waiting()).toEqual([]);
    await story('Rain', { members_only: true });
    expect(await waiting()).toEqual(['Rain']);
    await database.execute('update player set shows_mature = true, birth_year = 1980 where id = $1', [wrangler.id]);
    expect(await waiting()).toEqual(['Rain', 'Tea']);
  });

  it('comes in pages', async () => {
    await story(Array.from({ length: 55 }, (_, number) => `Tag ${number}`).join(','));
    await count();
    const first = await wrangling.queue(wrangler, { kind: 'freeform' });
    const second = await wrangling.queue(wrangler, { kind: 'freeform', after: first.next });
    expect([first.tags.length, second.tags.length, second.next]).toEqual([50, 5, undefined]);
    expect(new Set([...first.tags, ...second.tags].map(({ id }) => id)).size).toBe(55);
  });

  it('is open to wranglers, moderators and administrators alone', async () => {
    for (const role of [undefined, 'wrangler', 'moderator', 'administrator'] as const) {
      const asked = wrangling.queue({ id: author.id, role }, { kind: 'freeform' });
      if (role) await expect(asked).resolves.toMatchObject({ tags: [] });
      else await expect(asked).rejects.toMatchObject({ status: 403 });
    }
    await expect(wrangling.change({ id: author.id }, { action: 'settle', tagIds: [1] })).rejects.toMatchObject({ status: 403 });
    await expect(wrangling.undo({ id: author.id }, 1)).rejects.toMatchObject({ status: 403 });
    await expect(wrangling.log({ id: author.id }, undefined)).rejects.toMatchObject({ status: 403 });
  });
});

describe('a merge', () => {
  let both: string;
  let one: string;
  beforeEach(async () => {
    both = await story('Slow Burm, Slow Burn');
    one = await story('Slow Burm, Tea');
    await canonical('Slow Burn');
  });
  const merge = () => idsOf('Slow Burm').then((tagIds) => wrangling.change(wrangler, { action: 'merge', tagIds, into: 'slow-burn' }));

  it('has stories found and counted by the other tag, once each, as their authors wrote them', async () => {
    await merge();
    expect([await foundBy(both), await foundBy(one)]).toEqual([['Slow Burn'], ['Slow Burn', 'Tea']]);
    expect(await countsOf('Slow Burn', 'Slow Burm', 'Tea')).toEqual([2, 0, 1]);
    expect(await aboutTag(database.db, await idOf('Slow Burm'), undefined)).toMatchObject({ countsAs: await idOf('Slow Burn') });
  });

  it('is taken back to the letter', async () => {
    const { id = 0 } = await merge();
    expect(await wrangling.undo(wrangler, id)).toMatchObject({ undone: 1, stayed: 0 });
    expect([await foundBy(both), await foundBy(one)]).toEqual([
      ['Slow Burm', 'Slow Burn'],
      ['Slow Burm', 'Tea'],
    ]);
    expect(await countsOf('Slow Burn', 'Slow Burm')).toEqual([1, 2]);
    await expect(wrangling.undo(wrangler, id)).rejects.toThrow(texts.undoneAlready);
  });

  it('takes along other names and narrower tags, and gives them back', async () => {
    await canonical('Slow Burm', 'Tea');
    await story('Slowburrn');
    await wrangling.change(wrangler, { action: 'merge', tagIds: await idsOf('Slowburrn'), into: 'Slow Burm' });
    await wrangling.change(wrangler, { action: 'parents', tagIds: await idsOf('Tea'), parents: 'Slow Burm' });
    const { id = 0 } = await merge();
    const burn = await idOf('Slow Burn');
    expect(await countedAs(database.db, [-(await idOf('Slowburrn'))])).toEqual([-burn]);
    expect((await aboutTag(database.db, await idOf('Tea'), undefined))?.wider.map(({ name }) => name)).toEqual(['Slow Burn']);
    await wrangling.undo(wrangler, id);
    expect(await countedAs(database.db, await idsOf('Slowburrn'))).toEqual(await idsOf('Slow Burm'));
    expect((await aboutTag(database.db, await idOf('Tea'), undefined))?.wider.map(({ name }) => name)).toEqual(['Slow Burm']);
  });

  it('has those who follow or hide one follow or hide the other, and gives back what they asked for', async () => {
    const marks = createTagMarks({ db: database.db, clock });
    await count();
    const [burm, burn] = [await idOf('Slow Burm'), await idOf('Slow Burn')];
    await marks.mark({ playerId: author.id, tagId: burm, intent: 'follow' });
    await marks.mark({ playerId: wrangler.id, tagId: burm, intent: 'hide' });
    const { id = 0 } = await merge();
    await count();
    expect(await marks.of(author.id, burn)).toEqual({ followed: true, hidden: false });
    expect((await marks.list(wrangler.id)).hidden.map(({ name }) => name)).toEqual(['Slow Burn']);
    await wrangling.undo(wrangler, id);
    expect(await marks.of(author.id, burn)).toEqual({ followed: false, hidden: false });
    expect(await marks.of(author.id, burm)).toEqual({ followed: true, hidden: false });
  });

  it('of many stories goes on in steps, wherever it was stopped, and an author may tag meanwhile', async () => {
    const many = await Promise.all(Array.from({ length: 120 }, () => story('Slow Burm')));
    const { id = 0 } = await merge();
    expect(await wrangling.movesLeft()).toBe(1);
    const late = many.toSorted().at(-1) ?? '';
    await tag(late, 'Slow Burm, Rain');
    expect(await foundBy(late), 'written by what it counts as now').toEqual(['Rain', 'Slow Burn']);
    // A process that dies in a step leaves what the steps before it did.
    await expect(
      database.db.transaction().execute(async (trx) => {
        await trx.updateTable('tag_move').set({ after_story: late }).execute();
        throw new Error('killed');
      }),
    ).rejects.toThrow('killed');
    await createWrangling({ db: database.db, clock }).moveStories();
    expect(await wrangling.movesLeft()).toBe(0);
    for (const storyId of many) expect((await foundBy(storyId)).filter((name) => name !== 'Rain')).toEqual(['Slow Burn']);
    expect(await countsOf('Slow Burn', 'Slow Burm')).toEqual([122, 0]);
    // Taken back in the middle of a second one.
    await wrangling.undo(wrangler, id);
    const again = await merge();
    await wrangling.undo(wrangler, again.id ?? 0);
    while (await moveSome(database.db));
    expect(await countsOf('Slow Burn', 'Slow Burm')).toEqual([1, 122]);
  });

  it('is not undone once its tags went on, nor is what others count as by then', async () => {
    await canonical('Tea');
    const { id = 0 } = await merge();
    await wrangling.change(wrangler, { action: 'merge', tagIds: await idsOf('Slow Burn'), into: 'Tea' });
    await expect(wrangling.undo(wrangler, id)).rejects.toThrow(texts.changedSince);
    const [, , , madeCanonical] = (await wrangling.log(wrangler, undefined)).changes.toReversed();
    expect(madeCanonical?.action).toBe('merge');
    const [tea] = (await wrangling.log(wrangler, undefined)).changes.filter(({ names }) => names[0] === 'Tea');
    await expect(wrangling.undo(wrangler, tea?.id ?? 0)).rejects.toThrow(texts.changedSince);
  });

  it('is refused into what is not canonical, of another kind or a fandom with a page, and changes nothing then', async () => {
    const tagIds = await idsOf('Slow Burm');
    await expect(wrangling.change(wrangler, { action: 'merge', tagIds, into: 'Tea' })).rejects.toMatchObject({ field: 'into' });
    await expect(wrangling.change(wrangler, { action: 'merge', tagIds, into: '' })).rejects.toThrow(texts.intoMissing);
    const several = { action: 'merge', tagIds, into: 'Slow Burn, Tea' } as const;
    await expect(wrangling.change(wrangler, several), 'not the first of them').rejects.toThrow(texts.intoUnknown('Slow Burn, Tea'));
    await expect(wrangling.change(wrangler, { action: 'merge', tagIds: [], into: 'Slow Burn' })).rejects.toThrow(texts.noneChosen);
    await database.execute(`update tag set fandom_id = 'a-fandom' where name = 'Slow Burm'`);
    await expect(merge()).rejects.toThrow(texts.registryStays('Slow Burm'));
    expect(await foundBy(one)).toEqual(['Slow Burm', 'Tea']);
  });
});

describe('parents', () => {
  it('are the canonical tags of the kind above, and never in a circle', async () => {
    await story('Romance, Slow Burn, Tea');
    await canonical('Romance', 'Slow Burn');
    const set = (name: string, parents: string) =>
      idsOf(name).then((tagIds) => wrangling.change(wrangler, { action: 'parents', tagIds, parents }));
    await set('Slow Burn', 'romance');
    expect((await aboutTag(database.db, await idOf('Slow Burn'), undefined))?.wider.map(({ name }) => name)).toEqual(['Romance']);
    await expect(set('Romance', 'Slow Burn')).rejects.toThrow(texts.parentsInCircle);
    await expect(set('Romance', 'Romance')).rejects.toThrow(texts.parentsInCircle);
    await expect(set('Slow Burn', 'Tea')).rejects.toThrow(texts.parentUnknown('Tea'));
    const { id = 0 } = await set('Slow Burn', '');
    await wrangling.undo(wrangler, id);
    expect((await aboutTag(database.db, await idOf('Slow Burn'), undefined))?.wider.map(({ name }) => name)).toEqual(['Romance']);
  });
});

describe('parents that a tag had', () => {
  it('do not come back to it once they are below it', async () => {
    await story('Romance, Slow Burn');
    await canonical('Romance', 'Slow Burn');
    const set = (name: string, parents: string) =>
      idsOf(name).then((tagIds) => wrangling.change(wrangler, { action: 'parents', tagIds, parents }));
    await set('Slow Burn', 'Romance');
    const { id = 0 } = await set('Slow Burn', '');
    await set('Romance', 'Slow Burn');
    await expect(wrangling.undo(wrangler, id)).rejects.toThrow(texts.changedSince);
    const wider = async (name: string) => (await aboutTag(database.db, await idOf(name), undefined))?.wider.map((tag) => tag.name);
    expect([await wider('Slow Burn'), await wider('Romance')]).toEqual([[], ['Slow Burn']]);
  });
});

describe('the log of wranglers', () => {
  it('says who did what, in bulk as one, and what was undone', async () => {
    await story('Tea, Teaa, Teaaa');
    await canonical('Tea');
    const { id = 0 } = await wrangling.change(wrangler, { action: 'merge', tagIds: await idsOf('Teaa', 'Teaaa'), into: 'Tea' });
    await wrangling.undo(wrangler, id);
    expect((await wrangling.log(wrangler, undefined)).changes).toMatchObject([
      { action: 'merge', by: 'Wren', names: ['Teaa', 'Teaaa'], tags: 2, into: { name: 'Tea' }, undone: { by: 'Wren' } },
      { action: 'canonical', by: 'Wren', names: ['Tea'], undone: undefined },
    ]);
    expect(await wrangling.change(wrangler, { action: 'canonical', tagIds: await idsOf('Tea') })).toMatchObject({ changed: 0 });
  });
});
