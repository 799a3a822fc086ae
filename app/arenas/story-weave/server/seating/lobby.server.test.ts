import { beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { createRateLimiter } from '~/platform/limits/rate-limit.server';
import { seededRandom } from '~/platform/random/random';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { openWeave } from '../../testing/weave-server';
import { createLobby } from './lobby.server';
import { WeaveRefused } from './presence.server';

let database: OpenDatabase;
let clock: TestClock;
let ada: string;

onTestDatabase(async (fixture) => {
  ({ database, clock } = fixture);
});
beforeEach(async () => {
  ada = (await makePlayer(database, clock, 'Ada')).id;
});

/** A lobby whose rooms are taken by others this many times before anybody gets a seat. */
function crowdedLobby(lost: number) {
  const tried: string[] = [];
  const opened: string[] = [];
  const { db } = database;
  const lobby = createLobby({
    db,
    clock,
    random: seededRandom(1),
    limiter: createRateLimiter(db, clock, 'secret'),
    roomsPerHour: async () => 12,
    tables: { tableAtHand: async () => undefined, requireOpen: async () => undefined },
    presence: {
      arrive: async (roomId) => {
        tried.push(roomId);
        if (tried.length <= lost) throw new WeaveRefused('full');
        return { version: 1 } as never;
      },
    },
    onOpened: (roomId) => void opened.push(roomId),
  });
  return { lobby, tried, opened };
}

describe('a crowd that arrives at once', () => {
  it('gives a new room to a person who came too late for three', async () => {
    const { lobby, tried, opened } = crowdedLobby(3);
    const roomId = await lobby.enter(ada, 'tab');
    expect(tried).toHaveLength(4);
    expect(opened).toContain(roomId);
    expect(new Set(tried.slice(0, 3))).not.toContain(roomId);
  });

  it('says so when no seat is available at all', async () => {
    await expect(crowdedLobby(Number.POSITIVE_INFINITY).lobby.enter(ada, 'tab')).rejects.toMatchObject({
      reason: 'full',
      status: 429,
      retryAfterSeconds: 60,
    });
  });

  it('finds a seat for everybody', async () => {
    const server = openWeave(database, clock);
    const people = await Promise.all(Array.from({ length: 14 }, (_, index) => makePlayer(database, clock, `Guest ${index}`)));
    const answers = await Promise.all(people.map(({ id }) => server.connect(id).ask('weave:enter', {})));
    expect(answers.map((answer) => answer.ok)).toEqual(people.map(() => true));
  });
});
