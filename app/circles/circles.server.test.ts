import { beforeEach, describe, expect, it } from 'vitest';
import { openWeave, type WeaveServer } from '~/arenas/story-weave/testing/weave-server';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '~/platform/clock/durations';
import { createRateLimiter } from '~/platform/limits/rate-limit.server';
import { onTestDatabase, type TestDatabaseFixture } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import { type CirclesService, createCircles } from './circles.server';
import { circleCompany } from './company.server';
import { MOST_MEMBERS } from './rules/members';
import type { CircleView } from './server/circle-page.server';
import { refusals } from './texts';

const fixture = {} as TestDatabaseFixture;
onTestDatabase((opened) => {
  Object.assign(fixture, opened);
});

let server: WeaveServer;
let circles: CirclesService;
let people: Record<'ann' | 'ben' | 'cat' | 'eve', string>;

beforeEach(async () => {
  const { database, clock } = fixture;
  server = openWeave(database, clock);
  circles = createCircles({ db: database.db, clock, limiter: createRateLimiter(database.db, clock, 'secret'), weave: server.weave });
  const [ann, ben, cat, eve] = [await personCalled('Ann'), await personCalled('Ben'), await personCalled('Cat'), await personCalled('Eve')];
  people = { ann, ben, cat, eve };
});

const personCalled = async (name: string) => (await makePlayer(fixture.database, fixture.clock, name)).id;

const pageOf = async (circleId: string, playerId = people.ann): Promise<CircleView> => {
  const page = await circles.page(playerId, circleId);
  if (!page) throw new Error('There is no such circle.');
  return page;
};

/** A circle of three that meets on Fridays at eight. */
async function circleOfThree(): Promise<string> {
  const circleId = await circles.make(people.ann, { name: 'The Late Shift' });
  const { invitation } = await pageOf(circleId);
  for (const one of [people.ben, people.cat]) {
    fixture.clock.advance(1);
    await circles.join(one, invitation);
  }
  await circles.change(people.ann, circleId, { change: 'set-time', time: { weekday: 5, minute: 20 * 60, timeZone: 'Europe/Berlin' } });
  return circleId;
}

/** Lets time pass until so long before the next evening, and does what is due. */
async function until(circleId: string, beforeMs: number): Promise<string> {
  const { evening } = await pageOf(circleId);
  if (!evening) throw new Error('There is no evening.');
  fixture.clock.advance(new Date(evening.startsAt).getTime() - beforeMs - fixture.clock.now().getTime());
  await circles.turn();
  return evening.id;
}

/** The people with a seat in a room. */
async function seatedIn(roomId: string | undefined): Promise<unknown[]> {
  const { rows } = await fixture.database.execute('select unnest(seated) as id from weave_room where id = $1 order by id', [roomId]);
  return rows.map(({ id }) => id);
}

const noticesOf = async (playerId: string) =>
  (await fixture.database.execute('select kind from notice where player_id = $1 order by changed_at', [playerId])).rows.map(
    ({ kind }) => kind,
  );

describe('a circle', () => {
  it('is joined by its link alone, and seen by its members alone', async () => {
    const circleId = await circleOfThree();
    const page = await pageOf(circleId);
    expect(page.members.map(({ name, role }) => `${name} ${role}`)).toEqual(['Ann host', 'Ben member', 'Cat member']);
    expect(await circles.page(people.eve, circleId)).toBeUndefined();
    expect(await circles.invitation(people.eve, page.invitation)).toMatchObject({ name: 'The Late Shift', members: 3, isMember: false });
    expect(await circles.invitation(people.eve, 'none')).toBeUndefined();
  });

  it('refuses names that titles cannot have, and reads as full to people whom a member blocks', async () => {
    await expect(circles.make(people.ann, { name: 'What the fuck' })).rejects.toMatchObject({ field: 'name', status: 422 });
    const circleId = await circleOfThree();
    await fixture.database.execute(`insert into player_block (player_id, other_id, kind, created_at) values ($1, $2, 'block', now())`, [
      people.ben,
      people.eve,
    ]);
    const { invitation } = await pageOf(circleId);
    await expect(circles.join(people.eve, invitation)).rejects.toMatchObject({ status: 409, message: refusals.closed });
  });

  it('looks the same by its link to a person whom a member blocks as when it is full, and refuses both in the same words', async () => {
    const circleId = await circleOfThree();
    const { invitation } = await pageOf(circleId);
    const block = `insert into player_block (player_id, other_id, kind, created_at) values ($1, $2, 'block', now())`;
    await fixture.database.execute(block, [people.ben, people.eve]);
    const seenByBlocked = await circles.invitation(people.eve, invitation);
    expect(seenByBlocked).toEqual({ circleId, name: 'The Late Shift', isMember: false, members: null });
    await fixture.database.execute('delete from player_block');
    const newcomers = await Promise.all(Array.from({ length: MOST_MEMBERS - 3 }, (_, index) => personCalled(`Member ${index}`)));
    for (const one of newcomers) await circles.join(one, invitation);
    expect(await circles.invitation(people.eve, invitation)).toEqual(seenByBlocked);
    await expect(circles.join(people.eve, invitation)).rejects.toMatchObject({ status: 409, message: refusals.closed });
    expect(refusals.closed).not.toMatch(/full|\d/);
  });

  it('is led by one host, who alone renames, removes and hands over; a removed person’s link leads nowhere', async () => {
    const circleId = await circleOfThree();
    const { invitation } = await pageOf(circleId);
    await expect(circles.change(people.ben, circleId, { change: 'rename', name: 'Mine' })).rejects.toMatchObject({ status: 403 });
    await circles.change(people.ann, circleId, { change: 'remove', person: people.cat });
    expect(await circles.page(people.cat, circleId)).toBeUndefined();
    expect(await circles.invitation(people.cat, invitation)).toBeUndefined();
    await circles.change(people.ann, circleId, { change: 'hand-over', person: people.ben });
    expect((await pageOf(circleId, people.ben)).isHost).toBe(true);
    expect((await pageOf(circleId)).isHost).toBe(false);
  });

  it('makes its members known to each other, and to nobody else', async () => {
    await circleOfThree();
    const { ann, ben, cat, eve } = people;
    const known = await circleCompany(fixture.database.db, [ben, eve]);
    expect(known.map(({ one }) => one)).toEqual([ben, ben]);
    expect(new Set(known.map(({ other }) => other))).toEqual(new Set([ann, cat]));
  });

  it('goes on when its host leaves, and ends with its last member', async () => {
    const circleId = await circleOfThree();
    await circles.change(people.ann, circleId, { change: 'leave' });
    expect((await pageOf(circleId, people.ben)).members.map(({ name, role }) => `${name} ${role}`)).toEqual(['Ben host', 'Cat member']);
    for (const one of [people.ben, people.cat]) await circles.change(one, circleId, { change: 'leave' });
    expect((await fixture.database.execute('select id from circle')).rows).toEqual([]);
  });
});

describe('an evening of a circle', () => {
  it('asks its members once, two days before, and has a calendar', async () => {
    const circleId = await circleOfThree();
    await until(circleId, 2 * DAY_MS);
    await circles.turn();
    expect(await noticesOf(people.ben)).toEqual(['circle-evening']);
    const { calendar, evening } = await pageOf(circleId);
    // Long lines of such files are folded.
    const text = ((await circles.calendar(calendar, 'https://example.com')) ?? '').replaceAll('\r\n ', '');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(12);
    expect(text).toContain(evening?.startsAt.replace(/[-:]|\.000/g, ''));
    expect(text).toContain(`https://example.com/circles/${circleId}`);
    expect(await circles.calendar('none', 'https://example.com')).toBeUndefined();
  });

  it('opens its room by itself with three who come, and leads all of them into one', async () => {
    const circleId = await circleOfThree();
    const eveningId = await until(circleId, DAY_MS);
    const { ann, ben, cat } = people;
    await circles.answer(ann, { circleId, eveningId, answer: 'yes' });
    await circles.answer(ben, { circleId, eveningId, answer: 'no' });
    await circles.answer(ben, { circleId, eveningId, answer: 'late' });
    await circles.answer(cat, { circleId, eveningId, answer: 'yes' });
    expect((await pageOf(circleId)).evening).toMatchObject({ coming: 3, own: 'yes', meets: true, open: false });
    await expect(circles.sit(ann, { circleId, eveningId })).rejects.toThrow();
    await until(circleId, 10 * MINUTE_MS);
    expect(await noticesOf(cat)).toEqual(['circle-evening', 'circle-room']);
    const rooms = [await circles.sit(ann, { circleId, eveningId }), await circles.sit(cat, { circleId, eveningId })];
    expect(new Set(rooms).size).toBe(1);
    expect(await seatedIn(rooms[0]), 'each has a seat at once').toEqual([ann, cat].sort());
    await expect(circles.sit(people.eve, { circleId, eveningId })).rejects.toMatchObject({ status: 404 });
    expect((await pageOf(circleId)).season).toBe(1);
  });

  it('becomes a fold when fewer than three come: everybody begins a story, they go round for two days, and stand on the shelf', async () => {
    const circleId = await circleOfThree();
    const eveningId = await until(circleId, DAY_MS);
    await circles.answer(people.cat, { circleId, eveningId, answer: 'yes' });
    fixture.clock.advance(DAY_MS - 10 * MINUTE_MS);
    const { evening } = await pageOf(circleId);
    expect(evening, 'not open before it is known what becomes of it').toMatchObject({ open: false, folds: false });
    await expect(circles.sit(people.cat, { circleId, eveningId })).rejects.toThrow();
    await circles.turn();
    await circles.turn();
    expect((await noticesOf(people.ann)).toSorted()).toEqual(['circle-evening', 'circle-fold', 'slow-turn']);
    expect((await pageOf(circleId)).evening).toMatchObject({ open: false, folds: true });
    const { slow } = server.weave;
    const begins = async (playerId: string) => {
      const { fold } = await pageOf(circleId, playerId);
      expect(fold.map(({ yours }) => yours)).toEqual([true, false, false]);
      return fold[0]?.roomId ?? '';
    };
    const [own, second] = [await begins(people.cat), await begins(people.ann), await begins(people.ben)];
    expect(own).not.toBe(second);
    expect(await slow.view(own, people.cat)).toMatchObject({
      folds: true,
      parts: null,
      may: { write: true },
      writers: [{ name: 'Cat' }, { name: 'Ann' }, { name: 'Ben' }],
    });
    await writes(own, people.cat, 'The gate stood open. Nobody had asked it to.');
    expect(await slow.view(own, people.ann)).toMatchObject({ parts: null, before: 'Nobody had asked it to.', may: { write: true } });
    await writes(second, people.ann, 'It rained.');
    fixture.clock.advance(2 * DAY_MS + HOUR_MS);
    await server.weave.sweep();
    expect((await pageOf(circleId)).shelf).toHaveLength(2);
    expect((await pageOf(circleId)).fold).toEqual([]);
  });

  it('becomes a fold of eight at most, of which those who said no and those without a seat are not told', async () => {
    const circleId = await circleOfThree();
    const { invitation } = await pageOf(circleId);
    const newcomers: string[] = [];
    for (let index = 0; index < 7; index += 1) {
      const one = await personCalled(`Member ${index}`);
      fixture.clock.advance(1);
      await circles.join(one, invitation);
      newcomers.push(one);
    }
    const eveningId = await until(circleId, DAY_MS);
    await circles.answer(people.ben, { circleId, eveningId, answer: 'no' });
    await until(circleId, 10 * MINUTE_MS);
    const all = [people.ann, people.ben, people.cat, ...newcomers];
    const { rows } = await fixture.database.execute(`select player_id from notice where kind = 'circle-fold'`);
    const told = rows.map(({ player_id }) => player_id);
    expect(told.toSorted()).toEqual(all.filter((one) => one !== people.ben && one !== newcomers.at(-1)).toSorted());
    const { fold } = await pageOf(circleId);
    expect((await seatedIn(fold[0]?.roomId)).toSorted()).toEqual(told.toSorted());
  });

  it('is planned again when the host sets another time, and again each week', async () => {
    const circleId = await circleOfThree();
    await circles.change(people.ann, circleId, { change: 'set-time', time: { weekday: 1, minute: 9 * 60, timeZone: 'UTC' } });
    const first = (await pageOf(circleId)).evening?.startsAt ?? '';
    expect(new Date(first).getUTCDay()).toBe(1);
    await until(circleId, -3 * HOUR_MS);
    await circles.turn();
    expect((await pageOf(circleId)).evening?.startsAt).toBe(new Date(new Date(first).getTime() + 7 * DAY_MS).toISOString());
    await circles.change(people.ann, circleId, { change: 'no-time' });
    expect((await pageOf(circleId)).evening).toBeNull();
  });
});

async function writes(roomId: string, playerId: string, body: string): Promise<void> {
  const { slow } = server.weave;
  const baseVersion = (await slow.desk(roomId, playerId))?.version ?? 1;
  await slow.saveWords(roomId, playerId, { saveId: crypto.randomUUID(), title: '', body, baseVersion, purpose: 'save' });
  await slow.handIn(roomId, playerId, { submitId: crypto.randomUUID(), last: false });
}
