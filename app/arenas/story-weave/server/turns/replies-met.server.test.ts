import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '~/platform/clock/durations';
import { openWeaveFixture } from '../../testing/weave-fixture';
import { forgetOldReplies, recordRepliesMet, repliesMet } from './replies-met.server';

const fixture = openWeaveFixture();
const LARGEST = 2 ** 32 - 1;

/** A game in which these players meet one reply. */
async function play(reply: number, playerIds: readonly string[]): Promise<void> {
  fixture.clock.advance(1_000);
  await recordRepliesMet(fixture.database.db, { roomId: randomUUID(), playerIds, replies: [reply], now: fixture.clock.now() });
}

describe('replies that players have met', () => {
  it('are those of each player’s last fourteen games', async () => {
    const { db } = fixture.database;
    await play(LARGEST, [fixture.ada, fixture.ben]);
    for (let game = 1; game <= 14; game += 1) await play(game, [fixture.ada]);
    expect([...(await repliesMet(db, [fixture.ada]))].sort((one, other) => one - other)).toEqual(
      Array.from({ length: 14 }, (_, index) => index + 1),
    );
    expect(await repliesMet(db, [fixture.ben])).toEqual(new Set([LARGEST]));
    expect((await repliesMet(db, [fixture.ada, fixture.ben])).size).toBe(15);
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
});
