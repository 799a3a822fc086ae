import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { openWeave } from '../../app/arenas/story-weave/testing/weave-server';
import { createBooksService } from '../../app/books/books.server';
import type { OpenDatabase } from '../../app/platform/database/database.server';
import { createLimitedQueries } from '../../app/platform/database/limited-queries.server';
import { createRateLimiter } from '../../app/platform/limits/rate-limit.server';
import { onTestDatabase } from '../../app/platform/testing/database/test-database';
import { makePlayer } from '../../app/platform/testing/make-player';
import type { TestClock } from '../../app/platform/testing/test-clock';
import { createProgressService } from '../../app/progress/progress.server';
import { createSpellings } from '../../app/stories/search/spellings.server';
import { createStoriesService } from '../../app/stories/stories.server';
import { makeStory } from '../../app/stories/testing/make-story';
import { createSyndicationService } from '../../app/syndication/syndication.server';
import { hide } from './hide';

const SITE = new URL('https://arena.example');

let database: OpenDatabase;
let clock: TestClock;
let mara: { id: string; name: string };
let ivo: { id: string; name: string };

onTestDatabase(async (fixture) => {
  ({ database, clock } = fixture);
  mara = await makePlayer(database, clock, 'Mara');
  ivo = await makePlayer(database, clock, 'Ivo');
});

const dataDir = await mkdtemp(join(tmpdir(), 'hide-'));
afterAll(() => rm(dataDir, { recursive: true }));
const command = (words: string) => hide({ db: database.db, dataDir }, words.split(' '));

describe('a player who is hidden and wove with others', () => {
  it('is Anonymous wherever the story names its writers, leads nowhere, and comes back with the name', async () => {
    const { db } = database;
    const storyId = await makeStory(database, clock, { arena: 'story_weave', title: 'Woven' });
    await db
      .insertInto('story_writer')
      .values([
        { story_id: storyId, place: 1, player_id: mara.id, ai_name: null, is_ai: false, characters: 20 },
        { story_id: storyId, place: 2, player_id: ivo.id, ai_name: null, is_ai: false, characters: 20 },
      ])
      .execute();
    const stories = createStoriesService({
      db,
      clock,
      progress: createProgressService({ db, clock }),
      limited: createLimitedQueries(database),
    });
    const books = createBooksService({ db, clock, limiter: createRateLimiter(db, clock, 'secret'), siteUrl: SITE });
    const feeds = createSyndicationService({ addresses: [], uncrawled: [], db, siteUrl: SITE });
    const search = createSpellings({ db, clock, log: { info: () => undefined } });
    const shown = async () => ({
      page: (await stories.storyForReading(storyId, undefined))?.author,
      card: (await stories.listStories({ sort: 'latest' })).cards[0]?.author,
      book: (await books.findBook(storyId))?.facts.byline,
      credits: (await books.findBook(storyId))?.facts.credits.map(({ playerId }) => playerId),
      found: (await stories.searchStories({ query: 'Mara', sort: 'relevance' })).cards.length,
      feedNames: ['Mara', mara.id].some((word) => JSON.stringify(feed).includes(word)),
    });
    let feed = await feeds.feed({ kind: 'all' });
    const inSight = {
      page: 'Mara and Ivo',
      card: 'Mara and Ivo',
      book: 'Mara and Ivo',
      credits: [mara.id, ivo.id],
      found: 1,
      feedNames: true,
    };
    expect(await shown()).toEqual(inSight);
    await command(`player ${mara.id}`);
    await search.learnDue();
    feed = await feeds.feed({ kind: 'all' });
    const byline = 'Anonymous and Ivo';
    expect(await shown()).toEqual({ page: byline, card: byline, book: byline, credits: [null, ivo.id], found: 0, feedNames: false });
    await command(`player ${mara.id} --back`);
    await search.learnDue();
    feed = await feeds.feed({ kind: 'all' });
    expect(await shown()).toEqual(inSight);
  });

  it('is Anonymous in the room too, in the seat and beside the parts, also after coming back to it', async () => {
    const { weave, connect } = openWeave(database, clock);
    const browser = connect(mara.id);
    await browser.ask('weave:enter', {});
    const roomId = typeof browser.view === 'object' ? browser.view.roomId : '';
    const room = async () => {
      const view = await weave.roomSnapshot(roomId, undefined);
      if (!view) throw new Error('There is no room.');
      return view;
    };
    await vi.waitFor(async () => expect((await room()).opening).not.toBeNull());
    clock.advance(2_000);
    await weave.sweep();
    const { turn } = await room();
    expect(turn?.writer).toBe('Mara');
    await browser.ask('weave:submit', { roomId, turn: turn?.number, text: 'She went in.', submitId: crypto.randomUUID() });
    const names = async () => {
      const { seats, parts } = await room();
      return [seats[0]?.name, ...parts.map(({ writer }) => writer)];
    };
    expect(await names()).toEqual(['Mara', 'Mara']);
    await command(`player ${mara.id}`);
    expect(await names()).toEqual(['Anonymous', 'Anonymous']);
    await connect(mara.id).ask('weave:join', { roomId });
    expect(await names()).toEqual(['Anonymous', 'Anonymous']);
    await command(`player ${mara.id} --back`);
    expect(await names()).toEqual(['Mara', 'Mara']);
  });
});
