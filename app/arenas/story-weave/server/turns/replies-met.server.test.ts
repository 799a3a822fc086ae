import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { cardIdOf } from '~/ai-writers/built-in/answering/draw-card';
import type { WriterModel } from '~/ai-writers/writer-model';
import { DAY_MS } from '~/platform/clock/durations';
import { openWeaveFixture, submit } from '../../testing/weave-fixture';
import { openWeave, shortWriter } from '../../testing/weave-server';
import { forgetOldReplies, recordRepliesMet, repliesMet } from './replies-met.server';

const fixture = openWeaveFixture();
const LARGEST = 2 ** 32 - 1;

/** A game in which these players meet one reply. */
async function play(reply: number, playerIds: readonly string[]): Promise<void> {
  fixture.clock.advance(1_000);
  await recordRepliesMet(fixture.database.db, { roomId: randomUUID(), playerIds, replies: [reply], now: fixture.clock.now() });
}

describe('replies that players have met', () => {
  it('are those of each player’s last 28 games', async () => {
    const { db } = fixture.database;
    await play(LARGEST, [fixture.ada, fixture.ben]);
    for (let game = 1; game <= 28; game += 1) await play(game, [fixture.ada]);
    expect([...(await repliesMet(db, [fixture.ada]))].sort((one, other) => one - other)).toEqual(
      Array.from({ length: 28 }, (_, index) => index + 1),
    );
    expect(await repliesMet(db, [fixture.ben])).toEqual(new Set([LARGEST]));
    expect((await repliesMet(db, [fixture.ada, fixture.ben])).size).toBe(29);
    expect((await repliesMet(db, [])).size).toBe(0);
  });

  it('count once a game, and are forgotten after ninety days', async () => {
    const { db } = fixture.database;
    const meeting = { roomId: randomUUID(), playerIds: [fixture.ada], replies: [5, 6], now: fixture.clock.now() };
    await recordRepliesMet(db, meeting);
    await recordRepliesMet(db, meeting);
    await forgetOldReplies(db, new Date(fixture.clock.now().getTime() + 89 * DAY_MS));
    expect((await repliesMet(db, [fixture.ada])).size).toBe(2);
    await forgetOldReplies(db, new Date(fixture.clock.now().getTime() + 91 * DAY_MS));
    expect((await repliesMet(db, [fixture.ada])).size).toBe(0);
  });

  it('include the cards that were laid in their rooms', async () => {
    const { database, clock, ada } = fixture;
    const text = 'Ada wants to win, at last';
    const passing: WriterModel = { ...shortWriter(), generateStoryContent: async () => ({ passes: true, card: { kind: 'want', text } }) };
    fixture.server = openWeave(database, clock, passing);
    const browser = await fixture.enter(ada);
    await fixture.turnOf(browser, 'Ada');
    await submit(browser, 'She went in.');
    await fixture.turnOf(browser, 'Ada');
    expect(await repliesMet(database.db, [ada])).toEqual(new Set([cardIdOf(text)]));
  });
});
