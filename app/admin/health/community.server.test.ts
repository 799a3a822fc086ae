import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePenName, makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { communityCounts } from './community.server';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let database: OpenDatabase;
let clock: TestClock;

onTestDatabase((fixture) => {
  ({ database, clock } = fixture);
});

async function makeRoom(): Promise<string> {
  const id = randomUUID();
  await database.execute(
    `insert into weave_room (id, version, status, state, free_seats, seated, opened_at, game_ends_at, closed_at)
     values ($1, 1, 'closed', '{}', 3, '{}', $2, $2, $2)`,
    [id, clock.now()],
  );
  return id;
}

async function publishStory(id: string, authorId: string, at: Date): Promise<void> {
  await database.execute(
    `insert into story (id, arena, status, author_id, title, body, created_at, published_at, updated_at)
     values ($1, 'creative_writing', 'published', $2, 'T', 'B', $3, $3, $3)`,
    [id, authorId, at],
  );
}

/** Promises readers to a story, the first of whom reaches its end so many days later. */
const keepPromise = (storyId: string, at: Date, days: number) =>
  database.execute(
    `insert into reader_promise (story_id, reason, language, made_at, finished, first_finished_at) values ($1, 'first', 'eng', $2, 1, $3)`,
    [storyId, at, new Date(at.getTime() + days * DAY_MS)],
  );

const writeTurn = (roomId: string, number: number, playerId: string, text = 'Once.') =>
  database.execute(
    `insert into weave_turn (room_id, number, seat, player_id, started_at, ends_at, ended_at, text) values ($1, $2, 0, $3, $4, $4, $4, $5)`,
    [roomId, number, playerId, clock.now(), text],
  );

async function makeWordRoom(phase: string): Promise<string> {
  const id = randomUUID();
  await database.execute(
    `insert into word_room (id, access, wanted, games, phase, round, version, made_at) values ($1, 'open', '{}', '{}', $2, 0, 1, $3)`,
    [id, phase, clock.now()],
  );
  return id;
}

describe('the community', () => {
  it('counts people as back after a day or a week, also once they have signed out or left', async () => {
    const start = clock.now();
    const daysLater = (days: number) => new Date(start.getTime() + days * DAY_MS);
    const signIn = (playerId: string, at: Date) =>
      database.execute(
        `insert into session (id, player_id, token, expires_at, created_at, updated_at)
         values (gen_random_uuid(), $1, gen_random_uuid()::text, $2, $3, $3)`,
        [playerId, daysLater(40), at],
      );
    const people = [];
    for (const name of ['Ada', 'Bo', 'Cy', 'Di', 'Ed']) people.push(await makePlayer(database, clock, name));
    const [ada, bo, cy, di] = people.map(({ id }) => id);
    for (const id of [ada, bo, cy, di]) await signIn(id ?? '', start);
    await database.execute('update session set updated_at = $2 where player_id = $1', [ada, daysLater(8)]);
    await signIn(bo ?? '', daysLater(2));
    await signIn(cy ?? '', daysLater(7));
    await signIn(di ?? '', new Date(daysLater(1).getTime() - MINUTE_MS));
    await database.execute('delete from session');
    await database.execute('delete from player where id = $1', [cy]);
    const back = async (days: number) => (await communityCounts(database.db, daysLater(days))).back;
    expect(await back(9)).toEqual([
      { days: 1, joined: 5, returned: 3 },
      { days: 7, joined: 5, returned: 2 },
    ]);
    expect(await back(31), 'who joined longer ago is no longer told of').toEqual([
      { days: 1, joined: 0, returned: 0 },
      { days: 7, joined: 0, returned: 0 },
    ]);
    await back(41);
    expect((await database.execute('select from newcomer')).rows, 'nor remembered').toEqual([]);
  });

  it('counts no pen name as a new person', async () => {
    const ada = await makePlayer(database, clock, 'Ada');
    await makePenName(database, clock, ada.id, 'Juniper');
    const { back } = await communityCounts(database.db, new Date(clock.now().getTime() + 2 * DAY_MS));
    expect(back[0]).toEqual({ days: 1, joined: 1, returned: 0 });
  });

  it('counts rooms that people shared, also once they are removed or their people have left', async () => {
    const [ada, bo] = [(await makePlayer(database, clock, 'Ada')).id, (await makePlayer(database, clock, 'Bo')).id];
    const [alone, together, later] = [await makeRoom(), await makeRoom(), await makeRoom()];
    for (const room of [alone, together, later]) await writeTurn(room, 1, ada);
    await writeTurn(together, 2, bo);
    await writeTurn(alone, 2, bo, '');
    const waiting = await makeWordRoom('waiting');
    await makeWordRoom('playing');
    const shared = async () => {
      const { rooms, wordRooms } = await communityCounts(database.db, clock.now());
      return [rooms, wordRooms];
    };
    expect(await shared()).toEqual([
      { opened: 3, shared: 1 },
      { opened: 2, shared: 1 },
    ]);
    await database.execute(
      `insert into weave_passage (room_id, round, seat, player_id, begun_at, decided_at, text) values ($1, 1, 0, $2, $3, $3, 'Twice.')`,
      [later, bo, clock.now()],
    );
    await database.execute(`update word_room set phase = 'playing' where id = $1`, [waiting]);
    const both = [
      { opened: 3, shared: 2 },
      { opened: 2, shared: 2 },
    ];
    expect(await shared()).toEqual(both);
    await database.execute(`update word_room set phase = 'waiting'`);
    await database.execute('delete from player where id = $1', [bo]);
    expect(await shared()).toEqual(both);
    await database.execute('delete from weave_room');
    await database.execute('delete from word_room');
    expect(await shared()).toEqual(both);
    clock.advance(31 * DAY_MS);
    expect(await shared()).toEqual([
      { opened: 0, shared: 0 },
      { opened: 0, shared: 0 },
    ]);
  });

  it('has nothing of the demo world', async () => {
    const writers = [(await makePlayer(database, clock, 'Fern')).id, (await makePlayer(database, clock, 'Moss')).id];
    await database.execute(`update player set email = id || '@demo.invalid'`);
    const [room, woven, own] = [await makeRoom(), randomUUID(), randomUUID()];
    for (const [place, id] of writers.entries()) await writeTurn(room, place + 1, id);
    await publishStory(own, writers[0] ?? '', clock.now());
    await publishStory(woven, (await makePlayer(database, clock, 'Ada')).id, clock.now());
    await database.execute('update weave_room set story_id = $1 where id = $2', [woven, room]);
    await keepPromise(own, clock.now(), 1);
    const counts = await communityCounts(database.db, new Date(clock.now().getTime() + 3 * DAY_MS));
    expect(counts).toMatchObject({ rooms: { opened: 0, shared: 0 }, stories: { published: 0, readSoon: 0 } });
    expect(counts.medianSecondsToFirstReader).toBeUndefined();
  });

  it('is counted without names: who comes back, who wrote together, and what was read soon', async () => {
    const start = clock.now();
    const [ada, bo] = [await makePlayer(database, clock, 'Ada'), await makePlayer(database, clock, 'Bo')];
    await database.execute(
      `insert into session (id, player_id, token, expires_at, created_at, updated_at) values (gen_random_uuid(), $1, 't', $2, $3, $2)`,
      [ada.id, new Date(start.getTime() + 2 * DAY_MS), start],
    );
    const ids = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
    for (const id of ids) await publishStory(id, bo.id, start);
    const dayAfter = new Date(start.getTime() + DAY_MS).toISOString().slice(0, 10);
    await database.execute(`insert into story_read (story_id, day, reader, fandom_id) values ($1, $2, 'r', '')`, [ids[0], dayAfter]);
    const reading = 'insert into story_reading (story_id, reader, opened_at, finished_at) values ($1, $2, $3, $4)';
    const later = (days: number) => new Date(start.getTime() + days * DAY_MS);
    await database.execute(reading, [ids[0], 'r', start, later(1)]);
    await database.execute(reading, [ids[1], 'r', start, null]);
    await database.execute(reading, [ids[1], 's', start, later(3)]);
    await keepPromise(ids[0] ?? '', start, 1);
    // One that was first published elsewhere, years ago, and came here with the others.
    const imported = '00000000-0000-4000-8000-000000000003';
    await publishStory(imported, bo.id, new Date('2012-01-01'));
    await database.execute(
      `insert into imported_work (id, player_id, batch_id, story_id, title, fandom_id, fandom, chapters, byline, series, imported_at, released_at)
       values ($1, $2, $1, $1, 'T', '', '', 1, '', '[]', $3, $3)`,
      [imported, bo.id, start],
    );
    await keepPromise(imported, start, 3);
    const counts = await communityCounts(database.db, new Date(start.getTime() + 8 * DAY_MS));
    expect(counts).toEqual({
      back: [
        { days: 1, joined: 2, returned: 1 },
        { days: 7, joined: 2, returned: 0 },
      ],
      rooms: { opened: 0, shared: 0 },
      wordRooms: { opened: 0, shared: 0 },
      stories: { published: 2, readSoon: 1 },
      medianDaysToReader: 1,
      // Between one day and three.
      medianSecondsToFirstReader: 2 * 86_400,
    });
  });
});
