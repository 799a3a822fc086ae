import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { onTestDatabase } from '~/platform/testing/test-database';
import type { MarkedPiece } from './marked-text';
import { type SearchOptions, searchStories } from './search-stories.server';
import { makeStory } from './testing/make-story';

let database: OpenDatabase;
let clock: TestClock;

onTestDatabase((ground) => {
  ({ database, clock } = ground);
});

const search = (query: string, options: Partial<SearchOptions> = {}) =>
  searchStories(database.db, { query, sort: 'relevance', ...options });
const titles = async (query: string, options: Partial<SearchOptions> = {}) =>
  (await search(query, options)).cards.map(({ title }) => title);
const marked = (pieces: readonly MarkedPiece[]) => pieces.filter((piece) => piece.marked).map(({ text }) => text);

async function addChapter(storyId: string, number: number, body: string, title = `Chapter ${number}`): Promise<void> {
  await database.execute(
    `insert into fanfic_chapter (id, story_id, number, title, body, created_at, updated_at) values ($1, $2, $3, $4, $5, $6, $6)`,
    [randomUUID(), storyId, number, title, body, clock.now()],
  );
}

describe('searching stories', () => {
  it('puts what is so called before what is by somebody so called, before what only speaks of it', async () => {
    const river = await makePlayer(database, clock, 'Heron');
    await makeStory(database, clock, { title: 'In passing', body: 'A heron, a heron and a heron stood in the water. '.repeat(5) });
    await makeStory(database, clock, { title: 'Written to it', prompt: 'A heron at dawn', body: 'Nothing.' });
    await makeStory(database, clock, { title: 'By that writer', author_id: river.id, body: 'Nothing.' });
    await makeStory(database, clock, { title: 'The Heron', body: 'Nothing.' });
    await makeStory(database, clock, { title: 'About something else', body: 'A crane.' });
    expect(await titles('herons')).toEqual(['The Heron', 'By that writer', 'Written to it', 'In passing']);
  });

  it('marks what it found in titles and excerpts, and nothing else', async () => {
    await makeStory(database, clock, {
      title: 'Gates <b>& gardens',
      body: `${'Quiet words stood here. '.repeat(60)}Then a gate opened \uE001wide\uE002.`,
    });
    const [card] = (await search('gate')).cards;
    expect(card?.markedTitle).toEqual([
      { text: 'Gates', marked: true },
      { text: ' <b>& gardens', marked: false },
    ]);
    expect(marked(card?.excerpt ?? [])).toEqual(['gate']);
    expect(card?.excerpt.map(({ text }) => text).join('')).toMatch(/Then a gate opened wide$/);
  });

  it('looks into every chapter of fan fiction, and quotes the one', async () => {
    const id = await makeStory(database, clock, { arena: 'fan_fic', title: 'Tides', body: 'Calm.', fandom_id: 'naruto', prompt: 'Naruto' });
    await addChapter(id, 1, 'Calm.');
    await addChapter(id, 2, 'Then the *lighthouse* fell.');
    const [card] = (await search('lighthouse')).cards;
    expect(card?.title).toBe('Tides');
    expect(card?.excerpt.map(({ text }) => text).join('')).toBe('Then the lighthouse fell');
    expect(marked(card?.excerpt ?? [])).toEqual(['lighthouse']);
    await database.execute(`update fanfic_chapter set body = 'Then the tower fell.' where number = 2`);
    expect(await titles('lighthouse')).toEqual([]);
    expect(await titles('tower')).toEqual(['Tides']);
    await database.execute(`delete from fanfic_chapter where number = 2`);
    expect(await titles('tower')).toEqual([]);
  });

  it('finds no drafts, and knows of changes, new names and deletions at once', async () => {
    const mara = await makePlayer(database, clock, 'Marabel');
    const id = await makeStory(database, clock, { status: 'draft', title: 'Kestrel', author_id: mara.id });
    expect(await titles('kestrel')).toEqual([]);
    await database.execute(`update story set status = 'published', published_at = created_at where id = $1`, [id]);
    expect(await titles('kestrel marabel')).toEqual(['Kestrel']);
    await database.execute(`update player set name = 'Oriole' where id = $1`, [mara.id]);
    expect([await titles('marabel'), await titles('oriole')]).toEqual([[], ['Kestrel']]);
    await database.execute(`update story set title = 'Falcon' where id = $1`, [id]);
    expect([await titles('kestrel'), await titles('falcon')]).toEqual([[], ['Falcon']]);
    await database.execute('delete from player where id = $1', [mara.id]);
    expect([await titles('oriole'), await titles('falcon')]).toEqual([[], ['Falcon']]);
    await database.execute('delete from story where id = $1', [id]);
    expect(await titles('falcon')).toEqual([]);
  });

  it('finds woven stories by each of their writers', async () => {
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

  it('knows phrases, choices and what is not wanted', async () => {
    await makeStory(database, clock, { title: 'Red door', body: 'x' });
    await makeStory(database, clock, { title: 'Door red', body: 'x' });
    await makeStory(database, clock, { title: 'Window', body: 'x' });
    expect(await titles('"red door"')).toEqual(['Red door']);
    expect((await titles('door -"red door"')).toSorted()).toEqual(['Door red']);
    expect((await titles('door or window')).toSorted()).toEqual(['Door red', 'Red door', 'Window']);
  });

  it('says when there is no word to look for', async () => {
    await makeStory(database, clock);
    expect(await search('the of and')).toEqual({ cards: [], next: undefined, hasWords: false });
    expect(await search('unheard')).toMatchObject({ cards: [], hasWords: true });
  });

  it('keeps to an arena, a length, a rating and a fandom', async () => {
    await makeStory(database, clock, { title: 'Short gate', word_count: 499 });
    await makeStory(database, clock, { title: 'Medium gate', word_count: 500, rating_count: 1, rating_sum: 3 });
    await makeStory(database, clock, { title: 'Long gate', word_count: 2_000, rating_count: 1, rating_sum: 5 });
    await makeStory(database, clock, { title: 'Fan gate', arena: 'fan_fic', fandom_id: "o'brien", word_count: 10 });
    expect(await titles('gate', { arena: 'fan_fic' })).toEqual(['Fan gate']);
    expect(await titles('gate', { filters: { fandom: "o'brien" } })).toEqual(['Fan gate']);
    expect(await titles('gate', { filters: { length: 'medium' } })).toEqual(['Medium gate']);
    expect((await titles('gate', { filters: { rating: 3 } })).toSorted()).toEqual(['Long gate', 'Medium gate']);
    expect(await titles('gate', { filters: { rating: 4 } })).toEqual(['Long gate']);
    expect((await titles('gate', { sort: 'rating' })).slice(0, 2)).toEqual(['Long gate', 'Medium gate']);
    expect(await titles('gate', { sort: 'latest' })).toEqual(['Fan gate', 'Long gate', 'Medium gate', 'Short gate']);
  });

  it.each(['relevance', 'latest', 'rating'] as const)('comes page by page by %s, while stories are added', async (sort) => {
    const ids: string[] = [];
    for (let count = 0; count < 7; count += 1) {
      ids.push(
        await makeStory(database, clock, {
          title: 'Gate',
          body: 'gate '.repeat(1 + (count % 3)),
          rating_count: 1,
          rating_sum: 1 + (count % 2),
        }),
      );
    }
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await search('gate', { sort, cursor, limit: 2 });
      seen.push(...page.cards.map(({ id }) => id));
      cursor = page.next;
      await makeStory(database, clock, { title: 'Gate gate gate', body: 'gate', rating_count: 1, rating_sum: 5 });
    } while (cursor);
    expect(seen.toSorted()).toEqual(ids.toSorted());
  });

  it('begins anew for a broken cursor', async () => {
    await makeStory(database, clock);
    const first = await search('gate');
    for (const cursor of ['x', '%00', 'a'.repeat(500), btoa('s.1.1.1.9e99999.1'), btoa('s.9.9.9.9.9'), btoa('s.9.4.4.1.9999999999')]) {
      expect(await search('gate', { cursor })).toEqual(first);
    }
  });

  it('takes a text that is longer than the database can index, and finds its beginning', async () => {
    const odd = Array.from({ length: 75_000 }, (_, number) => `w${number.toString(36)}x${(number * 7_919).toString(36)}yz`);
    await makeStory(database, clock, { title: 'Endless', body: `Cormorant ${odd.join(' ')}` });
    expect(await titles('cormorant')).toEqual(['Endless']);
  });
});
