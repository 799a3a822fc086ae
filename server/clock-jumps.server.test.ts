import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createWritingService } from '../app/arenas/creative-writing/creative-writing.server';
import type { RoomView } from '../app/arenas/story-weave/protocol/room.contract';
import { untilTextsCame, viewOf } from '../app/arenas/story-weave/testing/weave-fixture';
import { type Browser, openWeave, shortWriter, type WeaveServer } from '../app/arenas/story-weave/testing/weave-server';
import { GAME, RefereeFixture } from '../app/arenas/word-games/testing/referee-fixture';
import type { OpenDatabase } from '../app/platform/database/database.server';
import { createRateLimiter } from '../app/platform/limits/rate-limit.server';
import { seededRandom } from '../app/platform/random/random';
import { onTestDatabase } from '../app/platform/testing/database/test-database';
import { makePlayer } from '../app/platform/testing/make-player';
import type { TestClock } from '../app/platform/testing/test-clock';
import { createProgressService } from '../app/progress/progress.server';

const SECOND = 1_000;
const HOUR = 60 * 60 * SECOND;
const limit = { max: 3, windowSeconds: 15 * 60 };

let database: OpenDatabase;
let clock: TestClock;
let ann: { id: string; name: string };

onTestDatabase(async (ground) => {
  ({ database, clock } = ground);
  ann = await makePlayer(database, clock, 'Ann');
});

describe.each([
  ['forward', HOUR],
  ['back', -HOUR],
])('a clock that jumps %s by an hour', (_, jump) => {
  it('locks nobody out who is within a limit, nor lets anybody in who is not', async () => {
    const limiter = createRateLimiter(database.db, clock, 'secret');
    for (let use = 0; use < limit.max; use += 1) await limiter.use('sign-in', limit);
    await expect(limiter.use('sign-in', limit)).rejects.toThrow('Too many attempts');
    clock.advance(jump);
    await limiter.check('sign-in', limit);
    for (let use = 0; use < limit.max; use += 1) await limiter.use('sign-in', limit);
    await expect(limiter.use('sign-in', limit)).rejects.toMatchObject({ retryAfterSeconds: limit.windowSeconds });
  });

  it('loses no points of a game', async () => {
    const fixture = new RefereeFixture(database, clock, ann.id);
    const run = await fixture.referee.start(GAME, fixture.player);
    await fixture.spell(run, 1);
    clock.advance(jump);
    const next = await fixture.spell(run, 2);
    expect(next).toMatchObject(jump > 0 ? { status: 'over', result: { score: 10 } } : { status: 'played', score: 20 });
    if (jump < 0) {
      clock.advance(-jump);
      expect(await fixture.spell(run, 3)).toMatchObject({ status: 'played', score: 30 });
      clock.advance(62 * SECOND);
    }
    await fixture.referee.settleDueRuns();
    expect((await fixture.standing()).best).toMatchObject({ best_score: jump > 0 ? 10 : 30, runs: 1 });
  });

  it('loses no word of a writing session, and a session that has not ended goes on', async () => {
    const { db } = database;
    const progress = createProgressService({ db, clock });
    const writing = createWritingService({
      db,
      clock,
      random: seededRandom(1),
      writerModel: shortWriter(),
      progress,
      limiter: createRateLimiter(db, clock, 'secret'),
      fewestWords: 1,
    });
    const { storyId } = await writing.startSession(ann, { prompt: 'A gate.', timeZone: 'UTC', parentId: undefined });
    const save = (body: string, baseVersion: number) =>
      writing.saveWords(ann, storyId, { saveId: randomUUID(), title: 'The Gate', body, baseVersion, purpose: 'save' });
    const { version } = (await save('Before.', 1)) as { version: number };
    clock.advance(jump);
    await writing.settleDueSessions();
    const story = () => db.selectFrom('story').select(['status', 'body']).where('id', '=', storyId).executeTakeFirstOrThrow();
    if (jump > 0) return expect(await story()).toEqual({ status: 'published', body: 'Before.' });
    expect(await save('Before. After.', version)).toMatchObject({ status: 'saved' });
    expect(await story()).toEqual({ status: 'draft', body: 'Before. After.' });
  });

  it('keeps the words of a room, which goes on or closes', async () => {
    const server: WeaveServer = openWeave(database, clock);
    const browser = server.connect(ann.id);
    await browser.ask('weave:enter', {});
    await until(server, browser, ({ turn }) => turn?.writer === 'Ann');
    const { roomId, turn } = viewOf(browser);
    await browser.ask('weave:draft', { roomId, turn: turn?.number ?? 0, keep: 0, add: 'She went in.' });
    clock.advance(jump);
    if (jump < 0) {
      const submission = { roomId, turn: turn?.number ?? 0, text: 'She went in.', submitId: randomUUID() };
      expect(await browser.ask('weave:submit', submission)).toMatchObject({ ok: true });
    }
    await until(server, browser, (view) => view.status === 'closed' || view.turn?.writer === 'Emma');
    expect(viewOf(browser).parts.map(({ text }) => text)).toEqual(['She went in.']);
  });
});

/** Lets time pass, a little at a time, until a room is as wanted. */
async function until(server: WeaveServer, browser: Browser, wanted: (view: RoomView) => boolean): Promise<void> {
  for (let waited = 0; waited < 40; waited += 1) {
    if (wanted(viewOf(browser))) return;
    clock.advance(2 * SECOND);
    await server.weave.sweep();
    await untilTextsCame(database, viewOf(browser).roomId);
  }
  throw new Error(`Never as wanted: ${JSON.stringify(browser.view)}`);
}
