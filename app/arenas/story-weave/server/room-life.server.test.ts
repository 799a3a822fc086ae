import { describe, expect, it, vi } from 'vitest';
import { createProgressService } from '~/progress/progress.server';
import { listStories } from '~/stories/listing/list-stories.server';
import { MINUTE, openWeaveFixture, SECOND, submit, viewOf } from '../testing/weave-fixture';
import { type Browser, openWeave, shortWriter } from '../testing/weave-server';
import { roomFigures } from './room-figures.server';

const fixture = openWeaveFixture();

describe('when the process is gone', () => {
  /** The same database, another process; the one before does nothing more. */
  const restart = () => {
    fixture.server = openWeave(fixture.database, fixture.clock);
  };

  it('the room continues from every state', async () => {
    const writer = await fixture.enter(fixture.ada);
    const { roomId } = viewOf(writer);
    await fixture.server.weave.sweep();
    restart();
    const back = fixture.server.connect(fixture.ada);
    await back.ask('weave:join', { roomId });
    await fixture.turnOf(back, 'Ada');
    await fixture.settled(back);
    restart();
    const again = fixture.server.connect(fixture.ada);
    await again.ask('weave:join', { roomId });
    expect(await submit(again, 'Still here.')).toMatchObject({ ok: true });
    await fixture.settled(again);
    restart();
    const third = fixture.server.connect(fixture.ada);
    await third.ask('weave:join', { roomId });
    await fixture.turnOf(third, 'Emma');
    await fixture.settled(third);
    restart();
    const fourth = fixture.server.connect(fixture.ada);
    await fourth.ask('weave:join', { roomId });
    await fixture.turnOf(fourth, 'Noah');
    expect(viewOf(fourth).parts.map(({ writer: name }) => name)).toEqual(['Ada', 'Emma']);
  });

  it('a text that it waited for is requested again', async () => {
    fixture.server = openWeave(fixture.database, fixture.clock, {
      ...shortWriter(),
      generateStoryContent: () => new Promise(() => undefined),
    });
    const writer = await fixture.enter(fixture.ada);
    const { roomId } = viewOf(writer);
    await fixture.server.weave.sweep();
    await turnOfOnly(writer);
    await submit(writer, 'She went in.');
    restart();
    await fixture.pass(6 * SECOND);
    await vi.waitFor(async () => expect((await fixture.server.weave.roomSnapshot(roomId, fixture.ada))?.turn?.writer).toBe('Emma'));
  });

  it('everybody connected to it is away', async () => {
    const { roomId } = viewOf(await fixture.enter(fixture.ada));
    await fixture.server.weave.sweep();
    const figures = () => roomFigures({ db: fixture.database.db, clock: fixture.clock }).read();
    expect(await figures()).toContainEqual({ name: 'rooms_occupied', value: 1 });
    restart();
    await fixture.pass(6 * SECOND);
    expect((await fixture.server.weave.roomSnapshot(roomId, undefined))?.seats[0]?.away).toBe(true);
    expect(await figures()).toEqual(
      expect.arrayContaining([
        { name: 'rooms_open', value: 1 },
        { name: 'rooms_occupied', value: 0 },
      ]),
    );
  });

  /** The first turn, without waiting for texts. */
  async function turnOfOnly(browser: Browser): Promise<void> {
    await fixture.pass(2 * SECOND);
    expect(viewOf(browser).turn?.writer).toBe('Ada');
  }
});

describe('a room that closes', () => {
  async function finish(browser: Browser): Promise<string | null> {
    const { roomId } = viewOf(browser);
    await browser.ask('weave:leave', { roomId });
    for (let waited = 0; waited < 5; waited += 1) {
      await fixture.pass(30 * SECOND);
      await fixture.settled(browser);
    }
    expect(viewOf(browser).status).toBe('closed');
    return viewOf(browser).storyId;
  }

  it('publishes its story in the library, with all its writers, and counts the game', async () => {
    const first = await fixture.enter(fixture.ada);
    const second = await fixture.enter(fixture.ben);
    await fixture.turnOf(first, 'Ada');
    await submit(first, 'She went in.');
    await fixture.turnOf(second, 'Ben');
    await submit(second, 'He did not. 🪶');
    await second.ask('weave:leave', { roomId: viewOf(second).roomId });
    const storyId = await finish(first);
    const [story] = await fixture.database.db.selectFrom('story').selectAll().execute();
    const parts = viewOf(first).parts.map(({ text }) => text);
    expect(story).toMatchObject({ id: storyId, arena: 'story_weave', status: 'published', author_id: null, prompt: 'A gate' });
    expect(story).toMatchObject({ title: 'The gate stood open', starter: 'The gate stood open, as it had all winter.' });
    expect(story?.body).toBe(parts.join('\n\n'));
    const writers = await fixture.database.db.selectFrom('story_writer').selectAll().orderBy('place').execute();
    expect(writers.slice(0, 2)).toMatchObject([
      { player_id: fixture.ada, ai_name: null, is_ai: false, characters: 12 },
      { player_id: fixture.ben, ai_name: null, is_ai: false, characters: 13 },
    ]);
    const [card] = (await listStories(fixture.database.db, { arena: 'story_weave', sort: 'latest' })).cards;
    const ofAi = parts.slice(2).join('').length;
    expect(card?.aiPercent).toBe(Math.round((100 * ofAi) / (ofAi + 25)));
    const progress = createProgressService({ db: fixture.database.db, clock: fixture.clock });
    for (const person of [fixture.ada, fixture.ben])
      expect(await progress.progressOf(person)).toMatchObject({ gamesPlayed: 1, storiesPublished: 1 });
    const kept = await fixture.server.weave.partsOfStory(storyId ?? '');
    expect(kept.map(({ text }) => text)).toEqual(parts);
  });

  it('keeps no story without words, and is deleted a day later', async () => {
    const browser = await fixture.enter(fixture.ada);
    await fixture.turnOf(browser, 'Ada');
    expect(await finish(browser)).toBeNull();
    expect(await fixture.database.db.selectFrom('story').selectAll().execute()).toEqual([]);
    fixture.clock.advance(25 * 60 * MINUTE);
    await fixture.server.weave.removeOldRooms();
    expect((await fixture.database.execute('select 1 from weave_turn')).rows).toEqual([]);
  });

  it('accepts nothing more', async () => {
    const browser = await fixture.enter(fixture.ada);
    await fixture.turnOf(browser, 'Ada');
    await submit(browser, 'She went in.');
    await finish(browser);
    expect(await browser.ask('weave:join', { roomId: viewOf(browser).roomId })).toMatchObject({ code: 'closed' });
    expect(await submit(browser, 'More')).toMatchObject({ ok: false });
  });
});
