import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { tagsInText } from '~/tags/rules/tags-in-text';
import { setStoryTags } from '~/tags/story-tags/set-story-tags.server';
import { askForMoves, moveSome } from '~/tags/wrangling/move-stories.server';
import type { MarkedPiece } from '../reading/text/marked-text';
import { makeStory } from '../testing/make-story';
import { createSpellings } from './spellings.server';
import { onSearchFixture } from './testing/search-fixture';

const fixture = onSearchFixture();
const { titles } = fixture;

const learn = () => createSpellings({ ...fixture, db: fixture.database.db, log: { info: () => undefined } }).learnDue();

const tag = (storyId: string, text: string) =>
  fixture.database.db
    .transaction()
    .execute((trx) => setStoryTags(trx, { storyId, tags: tagsInText('freeform', text), now: fixture.clock.now() }));

/** Has one tag count as another, or again as itself, and its stories follow. */
async function merge(name: string, into: string | null): Promise<void> {
  const { db } = fixture.database;
  await fixture.database.execute('update tag set canonical_id = (select id from tag where name = $2) where name = $1', [name, into]);
  const { id } = await db.selectFrom('tag').select('id').where('name', '=', name).executeTakeFirstOrThrow();
  await db.transaction().execute((trx) => askForMoves(trx, [id], fixture.clock.now()));
  while (await moveSome(db));
  await learn();
}

describe('search finds a story by', () => {
  it('the words of its tags at once, as long as it has them', async () => {
    const id = await makeStory(fixture.database, fixture.clock, { title: 'Tides' });
    await tag(id, 'slowburn but make it hurt, Found Family');
    expect(await titles('make it hurt')).toEqual(['Tides']);
    expect(await titles('"found family"')).toEqual(['Tides']);
    await tag(id, 'Fluff');
    expect([await titles('make it hurt'), await titles('fluff')]).toEqual([[], ['Tides']]);
    await tag(id, '');
    expect(await titles('fluff')).toEqual([]);
  });

  it('the words of its summary at once', async () => {
    const id = await makeStory(fixture.database, fixture.clock, { title: 'Tides', summary: 'A lighthouse keeper finds a letter.' });
    expect(await titles('lighthouse')).toEqual(['Tides']);
    await fixture.database.execute(`update story set summary = 'A miller finds a letter.' where id = $1`, [id]);
    expect([await titles('lighthouse'), await titles('miller')]).toEqual([[], ['Tides']]);
  });

  it('and suggests the nearest spelling among these words, too', async () => {
    const id = await makeStory(fixture.database, fixture.clock, { title: 'Tides', summary: 'A lighthouse keeper finds a letter.' });
    await tag(id, 'Hurt/Comfort, Cormorants');
    await learn();
    const { rows } = await fixture.database.execute(`select word from search_word where word in ('lighthouse', 'cormorants', 'comfort')`);
    expect(rows.map(({ word }) => word).toSorted()).toEqual(['comfort', 'cormorants', 'lighthouse']);
    const suggested = async (typed: string) => (await fixture.search(typed)).suggestion;
    expect(await Promise.all(['lighthuose', 'cormarants'].map(suggested))).toEqual(['lighthouse', 'cormorants']);
    await tag(id, '');
    await learn();
    expect(await suggested('cormarants')).toBeUndefined();
  });

  it('nothing while it is a draft', async () => {
    const id = await makeStory(fixture.database, fixture.clock, { title: 'Tides', status: 'draft', summary: 'A lighthouse.' });
    await tag(id, 'Fluff');
    await learn();
    expect([await titles('fluff'), await titles('lighthouse')]).toEqual([[], []]);
    await fixture.database.execute(`update story set status = 'published', published_at = created_at where id = $1`, [id]);
    expect([await titles('fluff'), await titles('lighthouse')]).toEqual([['Tides'], ['Tides']]);
  });

  it('both names of a tag that was merged into another, until this is undone', async () => {
    await tag(await makeStory(fixture.database, fixture.clock, { title: 'Tides' }), 'Pining');
    await tag(await makeStory(fixture.database, fixture.clock, { title: 'Embers' }), 'Longing');
    await learn();
    await merge('Pining', 'Longing');
    expect([await titles('pining'), await titles('longing')]).toEqual([['Tides'], ['Embers', 'Tides']]);
    await merge('Pining', null);
    expect([await titles('pining'), await titles('longing')]).toEqual([['Tides'], ['Embers']]);
  });

  it('names that its tags have after several merges, indexed again once', async () => {
    const { db } = fixture.database;
    const id = await makeStory(fixture.database, fixture.clock, { title: 'Tides' });
    await tag(id, 'Pining');
    await learn();
    const again = async () => {
      await sql`select index_stories_later(array[${id}]::uuid[])`.execute(db);
      return (await db.selectFrom('search_due').select('id').where('renew', '=', true).execute()).length;
    };
    expect([await again(), await again()]).toEqual([1, 1]);
    await learn();
    expect(await again(), 'it is asked for anew once that is done').toBe(1);
  });

  it('what changed while it was being indexed', async ({ skip }) => {
    skip(fixture.database.kind === 'embedded', 'it has one connection');
    const { db } = fixture.database;
    const id = await makeStory(fixture.database, fixture.clock, { title: 'Tides' });
    await learn();
    const ask = () => sql`select index_stories_later(array[${id}]::uuid[])`.execute(db);
    await ask();
    const [reading, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const indexed = db.transaction().execute(async (trx) => {
      await trx.selectFrom('search_due').select('id').where('story_id', '=', id).forUpdate().execute();
      reading.resolve();
      await release.promise;
    });
    await reading.promise;
    await ask();
    release.resolve();
    await indexed;
    expect(await db.selectFrom('search_due').select('id').where('renew', '=', true).execute()).toHaveLength(2);
  });

  it('a text that leaves no room for tags and summary', async () => {
    const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index + 100_000}`);
    const summary = words(150).map((word) => word.replace('w', 's'));
    // Each word takes 12 of the 1,048,575 bytes that there are.
    const body = words(87_340).join(' ');
    await makeStory(fixture.database, fixture.clock, { title: 'Tides', summary: summary.join(' '), body });
    expect([await titles('w100000 w187339'), await titles('s100000')]).toEqual([['Tides'], []]);
  });

  it('its title before one by its tags, and this before one by the text', async () => {
    const { database, clock } = fixture;
    await makeStory(database, clock, { title: 'In passing', body: 'Fluff, fluff.' });
    await tag(await makeStory(database, clock, { title: 'Tagged', body: 'Nothing.' }), 'Fluff');
    await makeStory(database, clock, { title: 'Fluff', body: 'Nothing.' });
    expect(await titles('fluff')).toEqual(['Fluff', 'Tagged', 'In passing']);
  });
});

describe('a match is marked', () => {
  const marked = (pieces: readonly MarkedPiece[] = []) => pieces.filter((piece) => piece.marked).map(({ text }) => text);

  it('in an excerpt of the summary where the text has none', async () => {
    const id = await makeStory(fixture.database, fixture.clock, { title: 'Tides', summary: 'A lighthouse keeper finds a letter.' });
    const [card] = (await fixture.search('lighthouses')).cards;
    expect(card?.excerpt).toEqual([
      { text: 'A ', marked: false },
      { text: 'lighthouse', marked: true },
      { text: ' keeper finds a letter.', marked: false },
    ]);
    await fixture.database.execute(`update story set body = 'They met below the lighthouse.' where id = $1`, [id]);
    const [withText] = (await fixture.search('lighthouses')).cards;
    expect(withText?.excerpt.map(({ text }) => text).join('')).toContain('They met below');
  });

  it('in tags, which come first, also where a card would not show them otherwise', async () => {
    const id = await makeStory(fixture.database, fixture.clock, { title: 'Tides' });
    const others = Array.from({ length: 20 }, (_, place) => `Other ${place}`);
    await tag(id, [...others, 'Slow Burns', 'Burnt Toast'].join(', '));
    const [card] = (await fixture.search('burn')).cards;
    expect(card?.tags).toHaveLength(12);
    expect(card?.moreTags).toBe(10);
    expect(card?.tags?.map(({ name }) => name).slice(0, 2)).toEqual(['Slow Burns', 'Other 0']);
    expect(card?.tags?.map(({ pieces }) => marked(pieces)).slice(0, 2)).toEqual([['Burns'], []]);
  });

  it('in the name that its author wrote, where only that of the tag as which it counts matches', async () => {
    await tag(await makeStory(fixture.database, fixture.clock, { title: 'Tides' }), 'Pining');
    await tag(await makeStory(fixture.database, fixture.clock, { title: 'Embers' }), 'Longing');
    await merge('Pining', 'Longing');
    const { cards } = await fixture.search('longing');
    expect(cards.map(({ tags }) => tags?.map(({ pieces }) => marked(pieces)))).toEqual([[['Longing']], [['Pining']]]);
  });
});
