import { describe, expect, it } from 'vitest';
import type { Participant } from '../days-line.server';
import { onLineFixture } from '../testing/line-fixture';
import { takeOverLine } from './take-over.server';

const fixture = onLineFixture();

const signIn = (guest: Participant, player: Participant) =>
  takeOverLine(fixture.database.db, { guestId: guest.person.id, playerId: player.person.id, now: fixture.clock.now() });
const first = (bodies: readonly string[]) => bodies.toSorted()[0];
const sums = async () => {
  const query = 'select sum(picked)::int as picked, sum(compared)::int as compared from days_line_sentence';
  return (await fixture.database.execute(query)).rows[0];
};
const tallyOf = async (body: string) =>
  (await fixture.database.execute('select picked, compared from days_line_sentence where body = $1', [body])).rows[0];

async function others(): Promise<void> {
  for (const name of ['Ben', 'Cleo', 'Dan', 'Eve']) await fixture.add(await fixture.player(name), `${name} wrote this.`);
}

describe('a guest who signs in', () => {
  it('has their sentence and picks of the day in their account', async () => {
    await others();
    const [guest, ada] = [fixture.guest(), await fixture.player('Ada')];
    await fixture.add(guest, 'A guest wrote this.');
    await fixture.pickAll(guest, first);
    await signIn(guest, ada);
    await signIn(guest, ada);
    expect((await fixture.line.today(ada.person)).own).toMatchObject({ sentence: { body: 'A guest wrote this.' }, picked: 3, more: false });
    expect((await fixture.line.today(guest.person)).own.sentence).toBeNull();
    expect(await sums()).toEqual({ picked: 3, compared: 6 });
  });

  it('counts once where they had taken part signed in, too', async () => {
    await others();
    const [guest, ada] = [fixture.guest(), await fixture.player('Ada')];
    await fixture.add(ada, 'Ada wrote this.');
    await fixture.pickAll(ada, first);
    await fixture.add(guest, 'A guest wrote this.');
    await fixture.pickAll(guest, first);
    expect(await sums()).toEqual({ picked: 6, compared: 12 });
    await signIn(guest, ada);
    expect((await fixture.line.today(ada.person)).own).toMatchObject({ sentence: { body: 'Ada wrote this.' }, picked: 3 });
    expect(await sums()).toEqual({ picked: 3, compared: 6 });
    await fixture.nextDay();
    const day = (await fixture.line.week('2026-03-02'))?.days[0];
    expect([day?.line, ...(day?.runnersUp ?? [])].map((line) => line?.body)).not.toContain('A guest wrote this.');
  });

  it.each(['sentence', 'sentence of an account of the same browser'])('has no pick for a %s of their own', async (whose) => {
    const [guest, ada, other] = [fixture.guest(), await fixture.player('Ada'), await fixture.player('Second')];
    const writer = whose === 'sentence' ? ada : other;
    for (const { person } of [ada, other]) {
      const trace = `insert into account_trace (id, player_id, kind, mark, seen_at) values ($1, $2, 'browser', 'one browser', $3)`;
      if (writer === other) await fixture.database.execute(trace, [crypto.randomUUID(), person.id, fixture.clock.now()]);
    }
    await fixture.add(writer, 'Own words.');
    for (const name of ['Ben', 'Cleo']) await fixture.add(await fixture.player(name), `${name} wrote this.`);
    await fixture.add(guest, 'A guest wrote this.');
    expect(await fixture.pickAll(guest, (bodies) => bodies.find((body) => body === 'Own words.') ?? bodies[0])).toBe(3);
    await signIn(guest, ada);
    expect(await tallyOf('Own words.')).toEqual({ picked: 0, compared: 0 });
    expect(await sums(), 'the pair of two others stays').toEqual({ picked: 1, compared: 2 });
    expect((await fixture.line.today(ada.person)).own.picked).toBe(1);
  });

  it('has one pick where they picked from the same two sentences in both ways', async () => {
    const [guest, ada] = [fixture.guest(), await fixture.player('Ada')];
    for (const name of ['Ben', 'Cleo']) await fixture.add(await fixture.player(name), `${name} wrote this.`);
    await fixture.add(ada, 'Ada wrote this.');
    await fixture.pickAll(ada, first);
    await fixture.add(guest, 'A guest wrote this.');
    await fixture.pickAll(guest, first);
    const sameTwo =
      'least(own.first_id, own.second_id) = least(same.first_id, same.second_id) and greatest(own.first_id, own.second_id) = greatest(same.first_id, same.second_id)';
    const moved = `update days_line_pair as own set number = same.number % 3 + 1 from days_line_pair as same
      where own.player_id = $1 and same.guest_id = $2 and ${sameTwo} returning own.id`;
    expect((await fixture.database.execute(moved, [ada.person.id, guest.person.id])).rows).toHaveLength(1);
    await signIn(guest, ada);
    expect(await sums()).toEqual({ picked: 1, compared: 2 });
  });

  it('has no pick, either, that they made signed in for what they wrote as a guest', async () => {
    const [guest, ada] = [fixture.guest(), await fixture.player('Ada')];
    await fixture.add(ada, 'Ada wrote this.');
    await fixture.add(guest, 'A guest wrote this.');
    await fixture.add(await fixture.player('Ben'), 'Ben wrote this.');
    expect(await fixture.pickAll(ada, first)).toBe(1);
    await signIn(guest, ada);
    expect(await sums()).toEqual({ picked: 0, compared: 0 });
  });

  it('does not take what was written on an earlier day', async () => {
    const [guest, ada] = [fixture.guest(), await fixture.player('Ada')];
    await fixture.add(guest, 'A guest wrote this.');
    await fixture.nextDay();
    await signIn(guest, ada);
    expect((await fixture.line.today(undefined)).opening).toMatchObject({ body: 'A guest wrote this.', name: 'Anonymous' });
  });
});
