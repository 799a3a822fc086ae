import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import type { MarkedPiece } from '../reading/text/marked-text';
import { makeStory } from '../testing/make-story';
import { createSpellings } from './spellings.server';
import { onSearchFixture } from './testing/search-fixture';
import { typed } from './testing/typed';
import { textTokens } from './text-tokens';

let database: OpenDatabase;
let clock: TestClock;
const fixture = onSearchFixture();
const { search, titles } = fixture;
beforeEach(() => {
  ({ database, clock } = fixture);
});

const marked = (pieces: readonly MarkedPiece[]) => pieces.filter((piece) => piece.marked).map(({ text }) => text);

const learn = () => createSpellings({ db: database.db, clock, log: { info: () => undefined } }).learnDue();

async function addChapter(storyId: string, number: number, body: string, title = `Chapter ${number}`): Promise<void> {
  await database.execute(
    `insert into fanfic_chapter (id, story_id, number, title, body, created_at, updated_at) values ($1, $2, $3, $4, $5, $6, $6)`,
    [randomUUID(), storyId, number, title, body, clock.now()],
  );
}

describe('searching stories', () => {
  it('ranks matching titles above matching names, and names above texts', async () => {
    const river = await makePlayer(database, clock, 'Heron');
    await makeStory(database, clock, { title: 'In passing', body: 'A heron, a heron and a heron stood in the water. '.repeat(5) });
    await makeStory(database, clock, { title: 'Written to it', prompt: 'A heron at dawn', body: 'Nothing.' });
    await makeStory(database, clock, { title: 'By that writer', author_id: river.id, body: 'Nothing.' });
    await makeStory(database, clock, { title: 'The Heron', body: 'Nothing.' });
    await makeStory(database, clock, { title: 'About something else', body: 'A crane.' });
    expect(await titles('herons')).toEqual(['The Heron', 'By that writer', 'Written to it', 'In passing']);
  });

  it('marks the matches in titles and excerpts, and nothing else', async () => {
    await makeStory(database, clock, {
      title: 'Gates <b>& gardens',
      body: `${'Quiet words stood here. '.repeat(60)}Then a gate opened wide.`,
    });
    const [card] = (await search('gate')).cards;
    expect(card?.markedTitle).toEqual([
      { text: 'Gates', marked: true },
      { text: ' <b>& gardens', marked: false },
    ]);
    expect(marked(card?.excerpt ?? [])).toEqual(['gate']);
    expect(card?.excerpt.map(({ text }) => text).join('')).toMatch(/Then a gate opened wide\.$/);
  });

  it('searches every chapter of fan fiction, and quotes the right one', async () => {
    const id = await makeStory(database, clock, { arena: 'fan_fic', title: 'Tides', body: 'Calm.', fandom_id: 'naruto', prompt: 'Naruto' });
    await addChapter(id, 1, 'Calm.');
    await addChapter(id, 2, 'Then the *lighthouse* fell.');
    const [card] = (await search('lighthouse')).cards;
    expect(card?.title).toBe('Tides');
    expect(card?.excerpt.map(({ text }) => text).join('')).toBe('Then the lighthouse fell.');
    expect(marked(card?.excerpt ?? [])).toEqual(['lighthouse']);
    await database.execute(`update fanfic_chapter set body = 'Then the tower fell.' where number = 2`);
    expect(await titles('lighthouse')).toEqual([]);
    expect(await titles('tower')).toEqual(['Tides']);
    await database.execute(`delete from fanfic_chapter where number = 2`);
    expect(await titles('tower')).toEqual([]);
  });

  it('finds no drafts, and knows of changes and deletions at once, and of new names once its job has run', async () => {
    const mara = await makePlayer(database, clock, 'Marabel');
    const id = await makeStory(database, clock, { status: 'draft', title: 'Kestrel', author_id: mara.id });
    expect(await titles('kestrel')).toEqual([]);
    await database.execute(`update story set status = 'published', published_at = created_at where id = $1`, [id]);
    expect(await titles('kestrel marabel')).toEqual(['Kestrel']);
    await database.execute(`update player set name = 'Oriole' where id = $1`, [mara.id]);
    await learn();
    expect([await titles('marabel'), await titles('oriole')]).toEqual([[], ['Kestrel']]);
    await database.execute(`update story set title = 'Falcon' where id = $1`, [id]);
    expect([await titles('kestrel'), await titles('falcon')]).toEqual([[], ['Falcon']]);
    await database.execute('delete from player where id = $1', [mara.id]);
    expect([await titles('oriole'), await titles('falcon')]).toEqual([[], ['Falcon']]);
    await database.execute('delete from story where id = $1', [id]);
    expect(await titles('falcon')).toEqual([]);
  });

  it('finds collaborative stories by each of their writers', async () => {
    const [ada, ben] = [await makePlayer(database, clock, 'Adabel'), await makePlayer(database, clock, 'Benedikt')];
    const id = await makeStory(database, clock, { arena: 'story_weave', title: 'Woven' });
    await database.execute(
      `insert into story_writer (story_id, place, player_id, ai_name, characters, is_ai)
       values ($1, 0, $2, null, 10, false), ($1, 1, $3, null, 10, false), ($1, 2, null, 'Emma', 10, true)`,
      [id, ada.id, ben.id],
    );
    expect(await titles('adabel')).toEqual(['Woven']);
    expect(await titles('benedikt')).toEqual(['Woven']);
    expect(await titles('adabel', { filters: { writers: 'ai' } })).toEqual(['Woven']);
    expect(await titles('adabel', { filters: { writers: 'human' } })).toEqual([]);
  });

  it('answers whatever is typed', async () => {
    await makeStory(database, clock);
    const odd = {
      'an open quote': '"the ninth',
      'an apostrophe': "'",
      'only what is not wanted': '-gate',
      operators: '& | ! ( ) :* <->',
      'a backslash': '\\',
      emoji: '🌙🔥',
      'a word of 1,000 characters': 'x'.repeat(1_000),
      '1,000 characters of words': 'gate '.repeat(200),
      'characters of the database’s own': '\u0000 \uE000arena:fan_fic \uE001',
      'other scripts': '日本語 é',
    };
    for (const [name, query] of Object.entries(odd)) await expect(search(query), name).resolves.toBeDefined();
  });

  it('understands phrases, alternatives and exclusions', async () => {
    await makeStory(database, clock, { title: 'Red door', body: 'x' });
    await makeStory(database, clock, { title: 'Door red', body: 'x' });
    await makeStory(database, clock, { title: 'Window', body: 'x' });
    expect(await titles('"red door"')).toEqual(['Red door']);
    expect((await titles('door -"red door"')).toSorted()).toEqual(['Door red']);
    expect((await titles('door or window')).toSorted()).toEqual(['Door red', 'Red door', 'Window']);
  });

  it('reports a query without words', async () => {
    await makeStory(database, clock);
    expect(await search('the of and')).toMatchObject({ cards: [], next: undefined, note: 'no-words' });
    expect(await search('the -gate')).toMatchObject({ cards: [], note: 'no-words' });
    expect(await search('unheard')).toMatchObject({ cards: [], note: undefined });
  });

  it('leaves out what has a minus sign, and asks for more when there is nothing else', async () => {
    await makeStory(database, clock, { title: 'Dragon of war', body: 'x' });
    await makeStory(database, clock, { title: 'Dragon of peace', body: 'The red gate.' });
    expect(await search('dragon -war')).toMatchObject({ cards: [{ title: 'Dragon of peace' }], excluded: ['war'], note: undefined });
    expect(await titles('dragon -"red gate"')).toEqual(['Dragon of war']);
    expect((await titles('dragon -"gate red"')).toSorted()).toEqual(['Dragon of peace', 'Dragon of war']);
    expect(await search('-dragon -"of war"')).toMatchObject({ cards: [], note: 'only-excluded', excluded: ['dragon', 'of war'] });
  });

  it('searches for 12 words, 8 of them in a phrase, and reports that it left out the rest', async () => {
    const words = 'amber birch cedar delta ember fjord grove harbor island jasper kernel lantern';
    await makeStory(database, clock, { title: 'Twelve', body: words });
    expect(await search(`${words} missing`)).toMatchObject({ cards: [{ title: 'Twelve' }], note: 'cut' });
    expect(await search('"amber birch cedar delta ember fjord grove harbor missing"')).toMatchObject({
      cards: [{ title: 'Twelve' }],
      note: 'cut',
    });
    expect(await search(words)).toMatchObject({ cards: [{ title: 'Twelve' }], note: undefined });
  });

  it('ignores accents in both directions, and marks words as written', async () => {
    await makeStory(database, clock, { title: 'La lumière', body: 'Ein Straßenfest, groß und laut.' });
    await makeStory(database, clock, { title: 'Lumiere', body: 'Smørrebrød' });
    expect((await titles('lumiere')).toSorted()).toEqual(['La lumière', 'Lumiere']);
    expect((await titles('LUMIÈRE')).toSorted()).toEqual(['La lumière', 'Lumiere']);
    expect(await titles('smorrebrod')).toEqual(['Lumiere']);
    const [card] = (await search('strassenfest lumiere')).cards;
    expect([card?.markedTitle, card?.excerpt].map((pieces) => marked(pieces ?? []))).toEqual([['lumière'], ['Straßenfest']]);
  });

  it.each([
    ['花火', '夏の花火大会'],
    ['花火大会', '夏の花火大会'],
    ['会', '夏の花火大会'],
    ['夏', '夏の花火大会'],
    ['ﾊﾅﾋﾞ', 'きれいなハナビだった'],
    ['한국', '나는한국사람이다'],
    ['แมว', 'ฉันรักแมวมาก'],
    ['"花火大会"', '夏の花火大会'],
    ['"the 花火 began"', 'Then the 花火 began'],
  ])('finds %s within %s', async (query, text) => {
    await makeStory(database, clock, { title: text, body: `Before. ${text} after.` });
    const [card] = (await search(query)).cards;
    const found = query.replaceAll('"', '').normalize('NFKC').replace('the ', '');
    expect(marked(card?.markedTitle ?? [])).toEqual([found]);
    expect(marked(card?.excerpt ?? [])).toEqual([found]);
  });

  it('does not find characters that are apart', async () => {
    await makeStory(database, clock, { title: '大火と花会', body: 'x' });
    expect(await titles('花火')).toEqual([]);
    expect(await titles('花火大会')).toEqual([]);
    await makeStory(database, clock, { title: '花火の大会', body: 'x' });
    expect(await titles('"花火大会"')).toEqual([]);
  });

  it('suggests the nearest spelling in stories when it finds nothing', async () => {
    const mara = await makePlayer(database, clock, 'Marabel');
    const id = await makeStory(database, clock, { title: 'The lighthouse', body: 'La lumière stood still.', author_id: mara.id });
    const fanFiction = await makeStory(database, clock, { arena: 'fan_fic', title: 'Tides', body: 'Calm.', fandom_id: 'naruto' });
    await addChapter(fanFiction, 1, 'A cormorant dived.');
    await learn();
    const suggested = async (query: string) => (await search(query)).suggestion;
    expect(await suggested('ligthhouse')).toBe('lighthouse');
    expect(await suggested('"the lighthuose" -gate')).toBe('"the lighthouse" -gate');
    expect(await suggested('lumeire marable')).toBe('lumière marabel');
    expect(await suggested('cormorxnt')).toBe('cormorant');
    expect(await suggested('lighthouse')).toBeUndefined();
    expect(await suggested('zzyzx')).toBeUndefined();
    expect(await suggested('ligthhouse cormorant')).toBeUndefined();
    await database.execute('delete from story where id = $1', [id]);
    expect(await suggested('ligthhouse')).toBeUndefined();
  });

  it('indexes stories again at the request of a migration, without losing later changes', async () => {
    const id = await makeStory(database, clock, { title: 'Lumière' });
    await learn();
    await database.execute(`update story_search set head = '', document = ''`);
    await database.execute('insert into search_due (story_id, renew) values ($1, true), ($2, true)', [id, randomUUID()]);
    expect(await titles('lumiere')).toEqual([]);
    await learn();
    expect(await titles('lumiere')).toEqual(['Lumière']);
    expect(await database.db.selectFrom('search_due').selectAll().execute()).toEqual([]);
  });

  it('accepts every query that can be typed', async () => {
    await makeStory(database, clock, { title: '花火 “Lumière” & o’brien', body: "'\\ -x or" });
    await fc.assert(
      fc.asyncProperty(typed(), async (query) => {
        await expect(search(query)).resolves.toBeDefined();
      }),
      { numRuns: 60 },
    );
  });

  it('separates words as the index does', async () => {
    const same = fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 12 }), async (text) => {
      const words = textTokens(text.normalize('NFKC')).filter(({ text: word }) => /^\p{L}[\p{L}\p{M}]*$/u.test(word));
      const { rows } = await database.execute('select searched_text($1) as searched', [text.normalize('NFKC').replaceAll('\0', '')]);
      const searched = String(rows[0]?.searched).toLowerCase();
      for (const { text: word } of words) expect(searched.split(/[^\p{L}\p{M}\p{N}]+/u).join(' ')).toContain(word);
    });
    await fc.assert(same, { numRuns: 60 });
  });

  it('reads a story that repeats one phrase as fast as any other', async () => {
    await makeStory(database, clock, { title: 'Hostile', body: 'gate key '.repeat(20_000) });
    const page = await search(`"${'gate key '.repeat(12)}"`);
    expect(page).toMatchObject({ cards: [{ title: 'Hostile' }], note: 'cut' });
    expect(marked(page.cards[0]?.excerpt ?? [])).not.toEqual([]);
  });

  it('accepts a text longer than the database can index, and finds its beginning', async () => {
    const odd = Array.from({ length: 75_000 }, (_, number) => `w${number.toString(36)}x${(number * 7_919).toString(36)}yz`);
    await makeStory(database, clock, { title: 'Endless', body: `Cormorant ${odd.join(' ')}` });
    expect(await titles('cormorant')).toEqual(['Endless']);
  });
});
