import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { newRoom } from '~/arenas/story-weave/rules/room';
import { DAY_MS } from '~/platform/clock/durations';
import type { OpenDatabase } from '~/platform/database/database.server';
import { createRateLimiter, RateLimited } from '~/platform/limits/rate-limit.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { createCollections } from '~/stories/collections/collections.server';
import { NOTHING_SAID } from '~/stories/facts/story-facts';
import { createStoryTagging } from '~/stories/tagging/tagging.server';
import { makeStory } from '~/stories/testing/make-story';
import { setStoryTags } from '~/tags/story-tags/set-story-tags.server';
import { isBook } from './book/is-book.server';
import { type BooksService, createBooksService } from './books.server';
import { bookFaults, bookTexts } from './testing/book-rules';

let database: OpenDatabase;
let clock: TestClock;
let books: BooksService;
onTestDatabase((fixture) => {
  ({ database, clock } = fixture);
  books = createBooksService({
    db: database.db,
    clock,
    limiter: createRateLimiter(database.db, clock, 'secret'),
    siteUrl: new URL('https://arena.example'),
  });
});

async function bookOf(storyId: string, viewerId?: string) {
  const found = await books.findBook(storyId, { viewerId });
  if (!found) throw new Error('no such book');
  const file = await books.bookFile(found, '192.0.2.1');
  expect(bookFaults(file)).toEqual([]);
  return { ...found, file, texts: bookTexts(file) };
}

describe('the book of a series', () => {
  async function seriesOf(...storyIds: string[]) {
    const collections = createCollections({ db: database.db, clock });
    const { rows } = await database.execute('select author_id from story where id = $1', [storyIds[0]]);
    const playerId = String(rows[0]?.author_id);
    const id = await collections.make({ playerId, kind: 'series', title: 'Gates' });
    for (const storyId of storyIds) await collections.put({ playerId, kind: 'series', collectionId: id }, storyId);
    const find = async (viewerId?: string) => {
      const found = await collections.find({ kind: 'series', id, viewerId });
      if (!found) throw new Error('no such series');
      return found;
    };
    const hasBook = async (viewerId?: string) => isBook(collections, await find(viewerId), viewerId);
    return { hasBook, bind: async () => books.bindSeries(await find()) };
  }

  it('names all of its writers, its language, fandoms and tags', async () => {
    const [ada, bea] = [await makePlayer(database, clock, 'Ada'), await makePlayer(database, clock, 'Bea')];
    const [alone, joint] = [
      await write(ada, { language: 'fr' }),
      await write(ada, { language: 'fr', arena: 'fan_fic', fandom_id: 'naruto', prompt: 'Naruto' }),
    ];
    for (const player_id of [ada.id, bea.id]) {
      const now = clock.now();
      await database.db
        .insertInto('co_author')
        .values({ story_id: joint, player_id, invited_by: null, invited_at: now, joined_at: now })
        .execute();
    }
    await database.db
      .insertInto('story_writer')
      .values([ada, bea].map(({ id }, place) => ({ story_id: joint, place, player_id: id, ai_name: null, is_ai: false, characters: 5 })))
      .execute();
    for (const [storyId, name] of [
      [alone, 'Tea'],
      [joint, 'Rain'],
    ] as const) {
      const tags = [{ kind: 'freeform' as const, name }];
      await database.db.transaction().execute((trx) => setStoryTags(trx, { storyId, tags, now: clock.now() }));
    }
    await database.db
      .insertInto('fanfic_chapter')
      .values({ id: randomUUID(), story_id: joint, number: 1, title: '', body: 'On.', created_at: clock.now(), updated_at: clock.now() })
      .execute();
    const book = await (await seriesOf(alone, joint)).bind();
    expect(book?.facts).toMatchObject({ byline: 'Ada and Bea', language: 'fr', tags: ['Tea', 'Naruto', 'Rain'] });
    expect(book?.facts.credits.map(({ name }) => name)).toEqual(['Ada', 'Bea']);
    const writers = (await book?.chapters())?.map(({ words }) => words[0]);
    expect(writers).toEqual([
      { kind: 'writer', name: 'Ada' },
      { kind: 'writer', name: 'Ada and Bea' },
    ]);
  });

  it('is offered to everybody who is shown more than visitors, who get the same file, only where there is one for them', async () => {
    const ada = await makePlayer(database, clock, 'Ada');
    const forMembers = await seriesOf(await write(ada, { members_only: true }));
    expect([await forMembers.hasBook(ada.id), await forMembers.hasBook()]).toEqual([false, false]);
    expect(await forMembers.bind()).toBeUndefined();
    const long = await seriesOf(await write(ada), await write(ada, { members_only: true, word_count: 2_000_000 }));
    expect([await long.hasBook(ada.id), await long.hasBook()]).toEqual([true, true]);
    expect(await long.bind()).toBeDefined();
  });

  const write = ({ id }: { id: string }, more: Parameters<typeof makeStory>[2] = {}) =>
    makeStory(database, clock, { author_id: id, ...more });
});

describe('books', () => {
  it('break words that are longer than a line, also in titles', async () => {
    const { texts } = await bookOf(await makeStory(database, clock, { title: 'x'.repeat(80) }));
    expect(texts['EPUB/style.css']).toMatch(/^body \{[^}]*overflow-wrap: anywhere/m);
  });

  it('contain starter, body and writer of a published story', async () => {
    const ada = await makePlayer(database, clock, 'Ada');
    const id = await makeStory(database, clock, { author_id: ada.id, starter: 'It began.', body: 'It went on.\n\nIt ended.' });
    const { texts } = await bookOf(id);
    expect(texts['EPUB/chapter-1.xhtml']).toContain(
      '<p dir="auto">It began.</p>\n<p dir="auto">It went on.</p>\n<p dir="auto">It ended.</p>',
    );
    expect(texts['EPUB/title.xhtml']).toContain('>Ada</p>');
    expect(texts['EPUB/package.opf']).toContain(`https://arena.example/story/${id}`);
    expect(`${texts['EPUB/title.xhtml']}${texts['EPUB/package.opf']}`).not.toContain('@');
  });

  it('have all tags of the story as subjects', async () => {
    const storyId = await makeStory(database, clock);
    const tags = Array.from({ length: 75 }, (_, number) => ({ kind: 'freeform' as const, name: `Leaf ${number}` }));
    await database.db.transaction().execute((trx) => setStoryTags(trx, { storyId, tags, now: clock.now() }));
    const { texts } = await bookOf(storyId);
    expect(texts['EPUB/package.opf']?.match(/<dc:subject>Leaf \d+<\/dc:subject>/g)).toHaveLength(75);
  });

  it('say on their title page whom they are for, how far the story is and how long', async () => {
    const ada = await makePlayer(database, clock, 'Ada');
    const id = await makeStory(database, clock, {
      ...{ author_id: ada.id, content_rating: 'mature', progress: 'in_progress' },
      ...{ warnings: ['death'], planned_chapters: 12, chapter_count: 8, word_count: 12_345 },
    });
    const { texts } = await bookOf(id, ada.id);
    expect(texts['EPUB/title.xhtml']).toContain('<p dir="auto">Mature. Warnings: death · 8/12 chapters · In progress · 12,345 words</p>');
  });

  it('contain all chapters of fan fiction in order', async () => {
    const id = await makeStory(database, clock, { arena: 'fan_fic', fandom_id: 'naruto', prompt: 'Naruto', chapter_count: 12 });
    const chapters = Array.from({ length: 12 }, (_, index) => ({
      id: randomUUID(),
      story_id: id,
      number: index + 1,
      title: `Part ${index + 1}`,
      body: `Words of *part ${index + 1}*.`,
      created_at: clock.now(),
      updated_at: clock.now(),
    }));
    await database.db.insertInto('fanfic_chapter').values(chapters.toReversed()).execute();
    const { texts } = await bookOf(id);
    for (let number = 1; number <= 12; number += 1) expect(texts[`EPUB/chapter-${number}.xhtml`]).toContain(`<em>part ${number}</em>`);
  });

  it('have what the author says before and after a story and a chapter, and are made again when that changes', async () => {
    const ada = await makePlayer(database, clock, 'Ada');
    const fan = { arena: 'fan_fic', fandom_id: 'naruto', prompt: 'Naruto', chapter_count: 2 } as const;
    const id = await makeStory(database, clock, { ...fan, author_id: ada.id });
    const chapters = [1, 2].map((number) => ({
      ...{ id: randomUUID(), story_id: id, number, title: `Part ${number}`, body: `Words ${number}.` },
      ...{ note_before: `Before ${number}.`, note_after: `After ${number}.`, created_at: clock.now(), updated_at: clock.now() },
    }));
    await database.db.insertInto('fanfic_chapter').values(chapters).execute();
    const before = (await bookOf(id)).etag;
    clock.advance(1_000);
    const facts = { ...NOTHING_SAID, noteBefore: 'For Ada.', noteAfter: 'The <end>.' };
    await createStoryTagging({ db: database.db, clock, secret: 'secret' }).tag({ storyId: id, playerId: ada.id }, { tags: [], facts });
    const { texts, etag } = await bookOf(id);
    expect(etag).not.toBe(before);
    const said = [1, 2].map((number) =>
      texts[`EPUB/chapter-${number}.xhtml`]?.match(/<p dir="auto">.*(?=<\/p>)/g)?.map((line) => line.slice(14)),
    );
    expect(said).toEqual([
      ['For Ada.', 'Before 1.', 'Words 1.', 'After 1.'],
      ['Before 2.', 'Words 2.', 'After 2.', 'The &lt;end&gt;.'],
    ]);
  });

  it('show links of an account younger than a day as words, and are made again when it is older', async () => {
    const ada = await makePlayer(database, clock, 'Ada');
    const id = await makeStory(database, clock, { author_id: ada.id, markdown: 'See [the harbour](https://harbour.example/).', markup: 2 });
    const young = await bookOf(id);
    expect(young.texts['EPUB/chapter-1.xhtml']).toContain('See the harbour (https://harbour.example/).');
    clock.advance(DAY_MS);
    const grown = await bookOf(id);
    expect(grown.etag).not.toBe(young.etag);
    expect(grown.texts['EPUB/chapter-1.xhtml']).toContain('<a href="https://harbour.example/" rel="nofollow ugc noopener">the harbour</a>');
  });

  it('credit all writers of a woven story', async () => {
    const ada = await makePlayer(database, clock, 'Ada');
    const story_id = await makeStory(database, clock, { arena: 'story_weave', author_id: null });
    await database.db
      .insertInto('story_writer')
      .values([
        { story_id, place: 0, player_id: null, ai_name: 'Emma', characters: 5, is_ai: true },
        { story_id, place: 1, player_id: ada.id, ai_name: null, characters: 5, is_ai: false },
      ])
      .execute();
    const { texts } = await bookOf(story_id);
    expect(texts['EPUB/title.xhtml']).toMatch(/Emma \(AI writer\)[\s\S]*Ada[\s\S]*50% by AI writers/);
  });

  it('show who wrote each part of a woven story, and mark those of AI writers', async () => {
    const ada = await makePlayer(database, clock, 'Ada');
    const story_id = await makeStory(database, clock, { arena: 'story_weave', starter: 'A gate.', body: 'It opened.\n\nIt shut.' });
    const room = randomUUID();
    const now = clock.now();
    await database.execute(
      `insert into weave_room (id, version, status, state, free_seats, seated, opened_at, game_ends_at, closed_at, story_id)
       values ($1, 1, 'closed', $4, 4, '{}', $2, $2, $2, $3)`,
      [room, now, story_id, JSON.stringify(newRoom(room, { prompt: '', starter: 'A gate.' }, { now: now.getTime(), gameSpeed: 1 }))],
    );
    await database.execute(
      `insert into weave_turn (room_id, number, seat, player_id, ai_writer_id, started_at, ends_at, ended_at, text)
       values ($1, 1, 0, $2, null, $3, $3, $3, 'It opened.'), ($1, 2, 1, null, 'ai-writer-emma', $3, $3, $3, 'It shut.'),
         ($1, 3, 1, null, 'ai-writer-emma', $3, $3, $3, 'It creaked.')`,
      [room, ada.id, now],
    );
    await database.execute('update weave_turn set changed_by = $1, changed_characters = 7 where number = 3', [ada.id]);
    const text = (await bookOf(story_id)).texts['EPUB/chapter-1.xhtml'];
    expect(text).toContain('<p dir="auto">A gate.</p>\n<section>\n<h2 class="by">Ada</h2>\n<p dir="auto">It opened.</p>');
    expect(text).toContain(
      '<section data-digital-source-type="http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia">\n<h2 class="by">Emma (AI writer)</h2>\n<p dir="auto">It shut.</p>',
    );
    expect(text).toContain('<h2 class="by">Emma (AI writer), changed by Ada</h2>\n<p dir="auto">It creaked.</p>');
  });

  it('get a new ETag only when the story or a name in it changes', async () => {
    const ada = await makePlayer(database, clock, 'Ada');
    const id = await makeStory(database, clock, { author_id: ada.id });
    const first = await books.findBook(id);
    clock.advance(1_000);
    expect((await books.findBook(id))?.etag).toBe(first?.etag);
    await database.db.updateTable('story').set({ title: 'Renamed', updated_at: clock.now() }).where('id', '=', id).execute();
    const second = await books.findBook(id);
    expect(second?.etag).not.toBe(first?.etag);
    await database.execute(`update player set name = 'Beth', name_key = 'beth' where id = $1`, [ada.id]);
    expect((await books.findBook(id))?.etag).not.toBe(second?.etag);
  });

  it('do not exist for drafts, unknown stories and deleted stories', async () => {
    const draft = await makeStory(database, clock, { status: 'draft' });
    const gone = randomUUID();
    await database.db.insertInto('gone_story').values({ id: gone, arena: 'creative_writing', gone_at: clock.now() }).execute();
    for (const id of [draft, gone, randomUUID(), 'nothing']) expect(await books.findBook(id)).toBeUndefined();
    expect([await books.whyAbsent(gone), await books.whyAbsent(draft), await books.whyAbsent('nothing')]).toEqual([
      'gone',
      'missing',
      'missing',
    ]);
  });

  it('are limited for each client, except repeated downloads', async () => {
    const found = await books.findBook(await makeStory(database, clock));
    const other = await books.findBook(await makeStory(database, clock));
    if (!found || !other) throw new Error('no such book');
    await books.bookFile(found, '192.0.2.1');
    await database.db.updateTable('rate_limit').set({ count: 40 }).where('key', 'like', 'book:%').execute();
    await books.bookFile(found, '192.0.2.1');
    await expect(books.bookFile(other, '192.0.2.1')).rejects.toThrow(RateLimited);
    await books.bookFile(other, '192.0.2.2');
  });

  it('are for members where the story is, for authors whatever the state of it, and for nobody else', async () => {
    const [ada, ivo] = [(await makePlayer(database, clock, 'Ada')).id, (await makePlayer(database, clock, 'Ivo')).id];
    const forMembers = await makeStory(database, clock, { author_id: ada, members_only: true });
    const mature = await makeStory(database, clock, { author_id: ada, content_rating: 'mature' });
    const draft = await makeStory(database, clock, { author_id: ada, status: 'draft' });
    const may = async (id: string, viewerId: string | undefined) => (await books.findBook(id, { viewerId })) !== undefined;
    for (const id of [forMembers, mature, draft]) expect([await may(id, undefined), await may(id, ada)]).toEqual([false, true]);
    expect([await may(forMembers, ivo), await may(mature, ivo), await may(draft, ivo)]).toEqual([true, false, false]);
    expect((await books.findBook(forMembers, { viewerId: ivo }))?.isForEverybody).toBe(false);
  });

  it('come as Word document, HTML and Markdown too', async () => {
    const id = await makeStory(database, clock, { title: 'A Gate', body: 'Open.' });
    const textIn = async (format: 'docx' | 'html' | 'md') => {
      const found = (await books.findBook(id, { format })) ?? expect.fail('There is no such file.');
      const bytes = await books.bookFile(found, '192.0.2.1');
      return new TextDecoder().decode(format === 'docx' ? unzipSync(bytes)['word/document.xml'] : bytes);
    };
    expect(await textIn('docx')).toContain('Open.');
    expect(await textIn('html')).toContain('<h1 dir="auto">A Gate</h1>');
    expect(await textIn('md')).toMatch(/^# A Gate\n/);
  });
});
