import type { Transaction } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase, Tables } from '~/platform/database/database.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { whileWaiting } from '~/platform/testing/database/while-waiting';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { answerLikeness } from '~/tags/likeness/likeness.server';
import { suggestTags } from '~/tags/suggesting/suggest-tags.server';
import { createTags } from '~/tags/tags.server';
import { createWrangling } from '~/tags/wrangling/wrangling.server';
import { NOTHING_SAID } from '../facts/story-facts';
import { makeStory } from '../testing/make-story';
import { createStoryTagging, type StoryTagging } from './tagging.server';
import { taggingTexts } from './texts';

let database: OpenDatabase;
let clock: TestClock;
let tagging: StoryTagging;

onTestDatabase((testDatabase) => {
  ({ database, clock } = testDatabase);
  tagging = createStoryTagging({ db: database.db, clock, secret: 'secret' });
});

beforeEach(() => createTags({ db: database.db, clock }).ship());

/** A story of a new author with these tags. */
async function story(...names: string[]): Promise<{ storyId: string; playerId: string }> {
  const { id: playerId } = await makePlayer(database, clock, `Author ${Math.trunc(clock.now().getTime() / 1000)}`);
  clock.advance(1_000);
  const own = { storyId: await makeStory(database, clock, { author_id: playerId }), playerId };
  await tagging.tag(own, { tags: names.map((name) => ({ kind: 'freeform', name })), facts: NOTHING_SAID });
  return own;
}

/** Everybody is somewhere else, where a test does not say otherwise. */
const addresses = Array.from({ length: 50 }, (_, index) => `192.0.2.${index + 1}`);
const elsewhere = () => addresses.shift() ?? '';

async function answer(
  own: { storyId: string; playerId: string },
  isSame: boolean,
  source: { clientAddress?: string; browserPlayers?: readonly string[] } = {},
): Promise<void> {
  const [question] = await tagging.questions(own);
  if (!question) throw new Error('Nothing is asked.');
  const { tagId, canonicalId } = question;
  await tagging.answer(own, { tagId, canonicalId, isSame, source: { clientAddress: elsewhere(), browserPlayers: [], ...source } });
}

const namesOf = async ({ storyId, playerId }: { storyId: string; playerId: string }) =>
  (await tagging.story(storyId, playerId))?.tags.map(({ name }) => name);

describe('“Same as Slow Burn?”', () => {
  it('is asked of what is nearly spelled like a canonical tag, and of nothing else', async () => {
    const own = await story('Slow Burm', 'slow-burn', 'Something Else Altogether');
    expect(await tagging.questions(own)).toMatchObject([{ name: 'Slow Burm', canonicalName: 'Slow Burn' }]);
    const { id: stranger } = await makePlayer(database, clock, 'Stranger');
    expect(await tagging.questions({ ...own, playerId: stranger })).toEqual([]);
  });

  it('is asked of each of as many tags as a story may have', async () => {
    const own = await story(...Array.from({ length: 73 }, (_, number) => `Something Else ${number}`), 'Slow Burm', 'Fluf and Angst');
    expect((await tagging.questions(own)).map(({ name }) => name)).toContain('Slow Burm');
  });

  it('has the canonical tag on the story after a yes, and nothing changed after a no; neither is asked again', async () => {
    const [yes, no] = [await story('Tea', 'Slow Burm'), await story('Slow Burm')];
    await answer(yes, true);
    await answer(no, false);
    expect([await namesOf(yes), await namesOf(no)]).toEqual([['Tea', 'Slow Burn'], ['Slow Burm']]);
    expect([await tagging.questions(yes), await tagging.questions(no)]).toEqual([[], []]);
    await expect(answer(no, true)).rejects.toThrow('Nothing is asked.');
    const gone = tagging.answer(no, { tagId: 1, canonicalId: 2, isSame: true, source: { clientAddress: '192.0.2.1', browserPlayers: [] } });
    await expect(gone).rejects.toThrow(taggingTexts.notAsked);
  });

  it('is about the tag of its kind alone', async () => {
    const { id: playerId } = await makePlayer(database, clock, 'Mara');
    const own = { storyId: await makeStory(database, clock, { author_id: playerId, arena: 'fan_fic' }), playerId };
    const tags = (['character', 'freeform'] as const).map((kind) => ({ kind, name: 'Sherlock Holmess' }));
    await tagging.tag(own, { tags, facts: NOTHING_SAID });
    await answer(own, true);
    expect(await namesOf(own)).toEqual(['Sherlock Holmes', 'Sherlock Holmess']);
  });

  it('makes another name of it with the third author’s yes, which a wrangler undoes for good', async () => {
    const others = await story('Slow Burm');
    const [one, two, three] = [await story('Slow Burm'), await story('Slow Burm'), await story('Slow Burm')];
    await answer(one, true);
    await answer(two, true);
    expect(await tagging.questions(others)).toHaveLength(1);
    await answer(three, true);
    expect(await tagging.questions(others), 'it counts as the canonical tag').toEqual([]);
    expect(await namesOf(others), 'as its author wrote it').toEqual(['Slow Burm']);
    const wrangler = { ...(await makePlayer(database, clock, 'Wren')), role: 'wrangler' as const };
    const wrangling = createWrangling({ db: database.db, clock });
    const [change] = (await wrangling.log(wrangler, undefined)).changes;
    expect(change).toMatchObject({ action: 'agree', by: undefined, names: ['Slow Burm'], into: { name: 'Slow Burn' } });
    await wrangling.undo(wrangler, change?.id ?? 0);
    expect(await tagging.questions(others), 'is not asked any more').toEqual([]);
  });

  it('makes another name of it where the last two of three authors say yes at once', async () => {
    const { db } = database;
    const own = [await story('Slow Burm'), await story('Slow Burm'), await story('Slow Burm')];
    const answers = await Promise.all(
      own.map(async (one) => {
        const [{ tagId, canonicalId } = { tagId: 0, canonicalId: 0 }] = await tagging.questions(one);
        const addressKey = elsewhere();
        return { playerId: one.playerId, tagId, canonicalId, isSame: true, origin: { addressKey, browserPlayers: [] } };
      }),
    );
    const [first, second, third] = answers.map((said) => (trx: Transaction<Tables>) => answerLikeness(trx, said, clock.now()));
    if (!first || !second || !third) expect.fail('Three were asked.');
    await db.transaction().execute(first);
    expect(await whileWaiting(database, { first: second, other: () => db.transaction().execute(third) })).toBe(true);
  });

  it('is no other name of it by twelve accounts of one address or one browser, however they follow each other', async () => {
    const asked = await story('Slow Burm');
    const twelve = [];
    for (let count = 0; count < 12; count += 1) twelve.push(await story('Slow Burm'));
    const players = twelve.map(({ playerId }) => playerId);
    for (const [index, own] of twelve.entries()) {
      if (index % 2 === 0) await answer(own, true, { clientAddress: '198.51.100.7' });
      else await answer(own, true, { browserPlayers: players.slice(0, index) });
    }
    expect(await tagging.questions(asked)).toHaveLength(1);
    const { rows } = await database.execute(
      'select count(distinct cluster_id)::integer as clusters, count(*)::integer as answers from tag_likeness',
    );
    expect(rows).toEqual([{ clusters: 1, answers: 12 }]);
    await answer(await story('Slow Burm'), true);
    expect(await tagging.questions(asked), 'two authors').toHaveLength(1);
    await answer(await story('Slow Burm'), true);
    expect(await tagging.questions(asked), 'three authors').toEqual([]);
  });

  it('counts answers as one once their addresses are forgotten, too', async () => {
    const pair = [await story('Slow Burm'), await story('Slow Burm')];
    for (const own of pair) await answer(own, true, { clientAddress: '198.51.100.7' });
    clock.advance(8 * 24 * 60 * 60 * 1_000);
    await createTags({ db: database.db, clock }).forgetOrigins();
    const { rows } = await database.execute(
      'select address_key, count(distinct cluster_id)::integer as clusters from tag_likeness group by 1',
    );
    expect(rows).toEqual([{ address_key: null, clusters: 1 }]);
    const asked = await story('Slow Burm');
    await answer(await story('Slow Burm'), true);
    expect(await tagging.questions(asked)).toHaveLength(1);
  });

  it('is offered while an author types, where nothing else fits', async () => {
    const typed = (text: string) => suggestTags(database.db, { kind: 'freeform', text, fandoms: [] });
    expect(await typed('slow burm')).toEqual([{ name: 'Slow Burn', stories: 0, isNear: true }]);
    expect(await typed('slow bur')).not.toContainEqual(expect.objectContaining({ isNear: true }));
    expect(await typed('no such thing')).toEqual([]);
  });
});
