import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '~/platform/clock/durations';
import type { OpenDatabase } from '~/platform/database/database.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePenName, makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { Overloaded, overloadedTexts } from '~/platform/threads/overloaded';
import { makeStory } from '~/stories/testing/make-story';
import type { Book } from '../book/book';
import { createTakeout } from './takeout.server';
import { takeoutTexts } from './texts';

let database: OpenDatabase;
let clock: TestClock;
let takeout: ReturnType<typeof createTakeout>;
let [mara, ivo] = ['', ''];
let sent = 0;
/** What happens while a work is made. */
let meanwhile: (book: Book) => Promise<void>;

onTestDatabase(async (ground) => {
  ({ database, clock } = ground);
  sent = 0;
  meanwhile = async () => {};
  const thread = {
    async run(book: Book) {
      await meanwhile(book);
      return { epub: new Uint8Array([1]), docx: new Uint8Array([2]), html: book.title, md: book.chapters.map(({ title }) => title).join() };
    },
  };
  const jobs = {
    async send() {
      sent += 1;
    },
  };
  takeout = createTakeout({ db: database.db, clock, jobs, thread, siteUrl: new URL('https://example.test') });
  mara = (await makePlayer(database, clock, 'Mara')).id;
  ivo = (await makePlayer(database, clock, 'Ivo')).id;
});

const ask = (withComments = false) => takeout.service.ask({ playerId: mara }, withComments);

async function files(): Promise<Record<string, string>> {
  const stream = (await takeout.service.file(mara)) ?? expect.fail('There is no file.');
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, content]) => [name.replace(/-[0-9a-f]{8}/, ''), strFromU8(content)]),
  );
}

const join = (storyId: string, playerId: string, at: Date | null) =>
  database.execute('insert into co_author (story_id, player_id, invited_at, joined_at) values ($1, $2, $3, $4)', [
    storyId,
    playerId,
    clock.now(),
    at,
  ]);

const bells = () => database.db.selectFrom('notice').select('kind').where('player_id', '=', mara).execute();

describe('taking works along', () => {
  it('puts each work in every format and each draft into one file, and rings', async () => {
    await makeStory(database, clock, { author_id: mara, title: 'Published' });
    await makeStory(database, clock, { author_id: mara, title: 'Not Yet', status: 'draft' });
    await makeStory(database, clock, { author_id: ivo, title: 'Of Somebody Else' });
    await database.execute(
      `insert into chapter_draft (id, player_id, fandom_id, title, body, word_count, version, created_at, updated_at)
       values ($1, $2, 'naruto', 'Later', 'Words.', 1, 1, $3, $3)`,
      [randomUUID(), mara, clock.now()],
    );
    await ask();
    expect([sent, (await takeout.service.of(mara))?.state, await takeout.service.file(mara)]).toEqual([1, 'waiting', undefined]);
    await takeout.makeWaiting();
    expect(await takeout.service.of(mara)).toMatchObject({ state: 'ready', works: 2, worksDone: 2 });
    expect(Object.keys(await files()).sort()).toEqual(
      [
        'README.txt',
        'drafts/later.md',
        ...['not-yet', 'published'].flatMap((name) => formats.map((format) => `stories/${name}.${format}`)),
      ].sort(),
    );
    expect((await files())['drafts/later.md']).toBe('# Later\n\nWords.\n');
    expect(await bells()).toEqual([{ kind: 'takeout' }]);
  });

  it('has no draft of a chapter whose changes are published', async () => {
    const storyId = await makeStory(database, clock, { author_id: mara, title: 'Gate', arena: 'fan_fic', fandom_id: 'naruto' });
    for (const [number, [title, draft]] of [['Same', 'Words.'] as const, ['Changed', 'Better words.'] as const].entries()) {
      const chapter = [randomUUID(), storyId, clock.now(), title];
      await database.execute(
        `insert into fanfic_chapter (id, story_id, number, title, body, created_at, updated_at) values ($1, $2, $5, $4, 'Words.', $3, $3)`,
        [...chapter, number + 1],
      );
      await database.execute(
        `insert into chapter_draft (id, story_id, base, title, body, word_count, version, created_at, updated_at, player_id)
         values ($1, $2, $3, $4, $5, 1, 1, $3, $3, $6)`,
        [...chapter, draft, mara],
      );
    }
    await ask();
    await takeout.makeWaiting();
    const drafts = Object.entries(await files()).filter(([name]) => name.startsWith('drafts/'));
    expect(drafts).toEqual([['drafts/changed.md', '# Changed\n\nBetter words.\n']]);
  });

  it('has joint works for each of their authors, whatever state they are in, and for nobody who was only asked', async () => {
    const states = ['draft', 'published', 'unlisted', 'hidden'] as const;
    for (const status of states) {
      const id = await makeStory(database, clock, { author_id: ivo, title: `Joint ${status}`, status });
      await join(id, ivo, clock.now());
      await join(id, mara, clock.now());
    }
    const asked = await makeStory(database, clock, { author_id: ivo, title: 'Only Asked' });
    await join(asked, mara, null);
    await ask();
    await takeout.makeWaiting();
    const works = Object.keys(await files()).filter((name) => name.endsWith('.md') && name.startsWith('stories/'));
    expect(works.sort()).toEqual(states.map((state) => `stories/joint-${state}.md`).sort());
  });

  it('has a joint work that its person has left under a pen name', async () => {
    const pen = await makePenName(database, clock, mara, 'Juniper Vale');
    const id = await makeStory(database, clock, { author_id: ivo, title: 'Left', arena: 'fan_fic', fandom_id: 'naruto' });
    await database.db
      .insertInto('story_writer')
      .values({ story_id: id, place: 0, player_id: pen.id, ai_name: null, is_ai: false, characters: 5 })
      .execute();
    await ask();
    await takeout.makeWaiting();
    expect(Object.keys(await files())).toContain('stories/left.md');
  });

  it('has a work that is too heavy for a thread as Markdown, and all others in every format', async () => {
    await makeStory(database, clock, { author_id: mara, title: 'Endless', body: 'It goes on.' });
    await makeStory(database, clock, { author_id: mara, title: 'Short' });
    meanwhile = async ({ title }) => {
      if (title === 'Endless') throw new Overloaded(overloadedTexts.tooMuch);
    };
    await ask();
    await takeout.makeWaiting();
    const made = await files();
    const works = Object.keys(made).filter((name) => name.startsWith('stories/'));
    expect(works.sort()).toEqual(['stories/endless.md', ...formats.map((format) => `stories/short.${format}`)].sort());
    expect(made['stories/endless.md']).toContain('It goes on.');
  });

  it('begins again in a minute while the threads have too much to do', async () => {
    await makeStory(database, clock, { author_id: mara, title: 'Published' });
    meanwhile = () => Promise.reject(new Overloaded(overloadedTexts.tooMany('Too many works are being packed')));
    await ask();
    await expect(takeout.makeWaiting()).rejects.toThrow(Overloaded);
    meanwhile = async () => {};
    clock.advance(5 * MINUTE_MS);
    await takeout.makeWaiting();
    expect(await takeout.service.of(mara)).toMatchObject({ state: 'ready', worksDone: 1 });
  });

  it('has the comments that everybody sees, if they are asked for', async () => {
    const storyId = await makeStory(database, clock, { author_id: mara, title: 'Gate', arena: 'fan_fic', fandom_id: 'naruto' });
    for (const [body, state] of [
      ['Lovely.', 'shown'],
      ['Not approved.', 'waiting'],
    ]) {
      await database.execute(
        `insert into fanfic_comment (id, story_id, author_id, body, state, created_at, updated_at) values ($1, $2, $3, $4, $5, $6, $6)`,
        [randomUUID(), storyId, ivo, body, state, clock.now()],
      );
    }
    await ask(true);
    await takeout.makeWaiting();
    const comments = (await files())['stories/gate.comments.md'];
    expect(comments).toContain('Lovely.');
    expect(comments).toContain('## Ivo');
    expect(comments).not.toContain('Not approved.');
  });

  it('is made once, however often it is asked for meanwhile', async () => {
    await ask();
    await expect(ask()).rejects.toThrow(takeoutTexts.busy);
    await takeout.makeWaiting();
    await takeout.makeWaiting();
    expect(await bells()).toHaveLength(1);
    await ask();
    expect((await takeout.service.of(mara))?.state, 'another one replaces it').toBe('waiting');
  });

  it('is begun again after its process has died, and not while it lives', async () => {
    await makeStory(database, clock, { author_id: mara });
    await ask();
    meanwhile = () => Promise.reject(new Error('killed'));
    await expect(takeout.makeWaiting()).rejects.toThrow('killed');
    meanwhile = async () => {};
    await takeout.makeWaiting();
    expect((await takeout.service.of(mara))?.state, 'another process may be at it').toBe('waiting');
    clock.advance(4 * MINUTE_MS);
    await takeout.makeWaiting();
    expect((await takeout.service.of(mara))?.state).toBe('ready');
    expect(Object.keys(await files())).toHaveLength(5);
  });

  it('ends with the account of its person, even while it is made', async () => {
    await makeStory(database, clock, { author_id: mara });
    await ask();
    meanwhile = async () => void (await database.execute('delete from takeout where player_id = $1', [mara]));
    await takeout.makeWaiting();
    expect(await takeout.service.of(mara)).toBeUndefined();
    expect(await database.db.selectFrom('takeout_piece').select('number').execute()).toEqual([]);
  });

  it('goes after a week', async () => {
    await ask();
    await takeout.makeWaiting();
    clock.advance(7 * DAY_MS);
    expect([await takeout.service.of(mara), await takeout.service.file(mara)]).toEqual([undefined, undefined]);
    await takeout.makeWaiting();
    expect(await database.db.selectFrom('takeout').select('id').execute()).toEqual([]);
  });
});

const formats = ['docx', 'epub', 'html', 'md'];
