import { describe, expect, it } from 'vitest';
import { listNotices } from '~/notifications/list/list-notices.server';
import { DAY_MS } from '~/platform/clock/durations';
import { crudeText } from '~/platform/text/crude-words.server';
import { weekOpenings } from '~content/days-line/openings';
import type { Participant } from './days-line.server';
import { lineWonNotice } from './notice-kinds';
import { standing } from './rules/standing';
import { onLineFixture } from './testing/line-fixture';
import { texts } from './texts';

const fixture = onLineFixture();
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'];

/** Six people who each add a sentence; the later in the alphabet, the better. */
async function sixPeople(day = ''): Promise<Participant[]> {
  const people = await Promise.all(NAMES.map((name) => fixture.player(`${name}${day}`)));
  for (const [index, who] of people.entries()) await fixture.add(who, `${NAMES[index]} wrote this${day}.`);
  return people;
}
const lastInAlphabet = (bodies: readonly string[]) => bodies.toSorted().at(-1);
const openingNow = async () => (await fixture.line.today(undefined)).opening;
const told = async (who: Participant) => (await listNotices(fixture.database.db, [lineWonNotice], { playerId: who.person.id })).notices;

describe('a day', () => {
  it('begins its week with a sentence of the site', async () => {
    const { day, opening, week } = await fixture.line.today(undefined);
    expect(day).toBe('2026-03-04');
    expect(opening).toMatchObject({ name: null });
    expect(weekOpenings).toContain(opening.body);
    expect(week).toMatchObject({ monday: '2026-03-02', storyId: null, days: [{ day: '2026-03-04', running: true, line: null }] });
  });

  it('lets six people each add a sentence and pick from three pairs; the best opens tomorrow, and its writer is told', async () => {
    const people = await sixPeople();
    for (const who of people) expect(await fixture.pickAll(who, lastInAlphabet)).toBe(3);
    await fixture.nextDay();
    expect(await openingNow()).toMatchObject({ body: 'Finn wrote this.', name: 'Finn' });
    const [finn, ada] = [people[5] as Participant, people[0] as Participant];
    expect(await told(finn)).toMatchObject([{ to: '/days-line/2026-03-02' }]);
    expect(await told(ada)).toEqual([]);
    expect((await fixture.line.today(finn.person)).own.won).toEqual({ day: '2026-03-04', liked: true });
    expect((await fixture.line.today(ada.person)).own.won).toBeNull();
    const [wednesday] = (await fixture.line.week('2026-03-02'))?.days ?? [];
    expect(wednesday?.line).toMatchObject({ body: 'Finn wrote this.' });
    expect(wednesday?.runnersUp.map(({ name }) => name)).toHaveLength(3);
    expect(wednesday?.runnersUp.map(({ name }) => name)).not.toContain('Finn');
  });

  it('is decided once, however many processes and restarts see its end', async () => {
    const people = await sixPeople();
    for (const who of people) await fixture.pickAll(who, lastInAlphabet);
    fixture.clock.advance(DAY_MS);
    await Promise.all(Array.from({ length: 5 }, () => fixture.line.turn()));
    await fixture.line.turn();
    const { rows } = await fixture.database.execute('select day, decided_at is not null as decided from days_line order by day');
    expect(rows).toEqual([
      { day: '2026-03-04', decided: true },
      { day: '2026-03-05', decided: false },
    ]);
    expect(await told(people[5] as Participant)).toHaveLength(1);
  });

  it('opens as before when nobody added anything, and starts over on Monday', async () => {
    await sixPeople();
    await fixture.nextDay();
    const thursday = await openingNow();
    expect(thursday.body).toBe('Ada wrote this.');
    await fixture.nextDay();
    expect(await openingNow()).toEqual(thursday);
    fixture.clock.advance(3 * DAY_MS);
    expect(await openingNow()).toMatchObject({ name: null, id: null });
  });

  it('goes on after days on which the site did not run', async () => {
    await sixPeople();
    fixture.clock.advance(3 * DAY_MS);
    expect((await openingNow()).body).toBe('Ada wrote this.');
    fixture.clock.advance(20 * DAY_MS);
    expect((await fixture.line.today(undefined)).week).toMatchObject({ earlier: '2026-03-02', later: null });
  });
});

describe('a sentence', () => {
  it('is one a person and day, and says something else than those of others', async () => {
    const [ada, ben] = [await fixture.player('Ada'), await fixture.player('Ben')];
    await fixture.add(ada, 'She went  in.');
    await expect(fixture.add(ada, 'And another.')).rejects.toThrow(texts.added);
    await expect(fixture.add(ben, 'she went in.')).rejects.toThrow(texts.sameWords);
    await expect(fixture.add(ben, 'What a motherfucker he was.')).rejects.toThrow(crudeText);
    await expect(fixture.add(ben, '')).rejects.toThrow(texts.faults.missing);
    await expect(fixture.add(ben, (await openingNow()).body)).rejects.toThrow(texts.faults.opening);
    expect((await fixture.line.today(ada.person)).own.sentence).toEqual({ body: 'She went in.', hidden: false });
  });

  it('for a day that is over is not added to the next one', async () => {
    const ada = await fixture.player('Ada');
    const { day } = await fixture.line.today(ada.person);
    fixture.clock.advance(DAY_MS);
    await expect(fixture.line.add(ada, { day, text: 'Too late.' })).rejects.toThrow(texts.turned);
  });

  it('of a guest stands there without a name, and tomorrow’s guest learns that it won', async () => {
    const guest = fixture.guest();
    await fixture.add(guest, 'A guest wrote this.');
    await fixture.nextDay();
    expect(await openingNow()).toMatchObject({ body: 'A guest wrote this.', name: 'Anonymous', playerId: null });
    expect((await fixture.line.today(guest.person)).own.won).toEqual({ day: '2026-03-04', liked: false });
  });
});

describe('a winner', () => {
  it('reads that readers liked it best only where one has picked it', () => {
    expect(texts.won.text({ day: '2026-03-04', liked: true })).toBe('Readers liked it best of those of Mar 4, 2026.');
    expect(texts.won.text({ day: '2026-03-04', liked: false })).toBe('It is the line of Mar 4, 2026.');
  });
});

describe('picks', () => {
  it('count once, and by the same bound in the database as in the rules', async () => {
    const people = await sixPeople();
    const who = people[0] as Participant;
    await fixture.line.deal(who, '2026-03-04');
    const { pair } = (await fixture.line.today(who.person)).own;
    if (!pair) throw new Error('There is no pair.');
    const picked = { pairId: pair.id, sentenceId: pair.sentences[0].id };
    await Promise.all([fixture.line.pick(who, picked), fixture.line.pick(who, picked)]);
    await fixture.line.pick(who, { ...picked, sentenceId: pair.sentences[1].id });
    for (const other of people) await fixture.pickAll(other, lastInAlphabet);
    const { rows } = await fixture.database.execute('select picked, compared, standing from days_line_sentence');
    const tallies = rows as { picked: number; compared: number; standing: number }[];
    expect(tallies.reduce((sum, row) => sum + row.picked, 0)).toBe(18);
    expect(tallies.reduce((sum, row) => sum + row.compared, 0)).toBe(36);
    for (const row of tallies) expect(row.standing).toBeCloseTo(standing(row), 9);
  });

  it('of many people at once wait for each other at most', async () => {
    const guests = Array.from({ length: 12 }, () => fixture.guest());
    for (const [number, guest] of guests.entries()) await fixture.add(guest, `This is what guest ${number} wrote.`);
    await Promise.all(guests.map((guest) => fixture.pickAll(guest, ([first]) => first)));
    const { rows } = await fixture.database.execute('select sum(picked)::int as picked, sum(dealt)::int as dealt from days_line_sentence');
    expect(rows).toEqual([{ picked: 3 * guests.length, dealt: 6 * guests.length }]);
  });

  it('are of one’s own pairs only, and not after the day', async () => {
    const people = await sixPeople();
    const [ada, ben] = people as [Participant, Participant];
    await fixture.line.deal(ada, '2026-03-04');
    const { pair } = (await fixture.line.today(ada.person)).own;
    if (!pair) throw new Error('There is no pair.');
    const picked = { pairId: pair.id, sentenceId: pair.sentences[0].id };
    await expect(fixture.line.pick(ben, picked)).rejects.toThrow(texts.pairGone);
    await expect(fixture.line.pick(ada, { ...picked, sentenceId: pair.id })).rejects.toThrow(texts.pairGone);
    fixture.clock.advance(DAY_MS);
    await expect(fixture.line.pick(ada, picked)).rejects.toThrow(texts.turned);
  });

  it('come when there are others to pick from', async () => {
    const [ada, ben, cleo] = [await fixture.player('Ada'), await fixture.player('Ben'), await fixture.player('Cleo')];
    await expect(fixture.line.deal(ada, '2026-03-04')).rejects.toThrow();
    await fixture.add(ada, 'One.');
    await fixture.add(ben, 'Two.');
    expect((await fixture.line.today(ada.person)).own).toMatchObject({ pair: null, more: false, picked: 0 });
    await fixture.add(cleo, 'Three.');
    expect((await fixture.line.today(ada.person)).own).toMatchObject({ pair: null, more: true });
    expect(await fixture.pickAll(ada, lastInAlphabet)).toBe(1);
    expect((await fixture.line.today(cleo.person)).own.pair).toMatchObject({ number: 1 });
  });

  it('leave out sentences of those who use the same browser, so that twelve accounts do not choose each other', async () => {
    const people = await sixPeople();
    const [ada] = people as [Participant];
    for (const { person } of [ada, ...people.slice(2)]) {
      await fixture.database.execute(
        `insert into account_trace (id, player_id, kind, mark, seen_at) values (gen_random_uuid(), $1, 'browser', 'same', now())`,
        [person.id],
      );
    }
    expect((await fixture.line.today(ada.person)).own).toMatchObject({ pair: null, more: false });
  });

  it('leave out sentences of people whom a player does not see', async () => {
    const people = await sixPeople();
    const [ada] = people as [Participant];
    for (const who of people.slice(2)) {
      await fixture.database.execute(`insert into player_block (player_id, other_id, kind, created_at) values ($1, $2, 'mute', $3)`, [
        ada.person.id,
        who.person.id,
        fixture.clock.now(),
      ]);
    }
    expect((await fixture.line.today(ada.person)).own).toMatchObject({ pair: null, more: false });
  });
});

describe('a week', () => {
  /** Lives from Wednesday to the end of Sunday. */
  async function liveOn(days: number): Promise<Participant[]> {
    const winners: Participant[] = [];
    for (let day = 0; day < days; day += 1) {
      const people = await sixPeople(` on day ${day}`);
      winners.push(people[0] as Participant);
      await fixture.nextDay();
    }
    return winners;
  }
  const storyRow = async () =>
    fixture.database.db.selectFrom('story').select(['id', 'title', 'body', 'starter', 'status', 'word_count']).executeTakeFirst();

  it('becomes a story with its writers when Sunday is over, once', async () => {
    const winners = await liveOn(5);
    await fixture.line.turn();
    const story = await storyRow();
    expect(story).toMatchObject({ title: 'Five Lines: Mar 2 to Mar 8, 2026', status: 'published' });
    expect(story?.body.split('\n\n')).toEqual([0, 1, 2, 3, 4].map((day) => `Ada wrote this on day ${day}.`));
    expect(weekOpenings).toContain(story?.starter);
    const writers = await fixture.database.db.selectFrom('story_writer').select('player_id').orderBy('place').execute();
    expect(writers.map(({ player_id }) => player_id)).toEqual(winners.map(({ person }) => person.id));
    const week = await fixture.line.week('2026-03-02');
    expect(week).toMatchObject({ storyId: story?.id, later: '2026-03-09' });
    expect((await fixture.line.weekOfStory(story?.id ?? '', undefined))?.parts.map(({ writer }) => writer)).toHaveLength(5);
    expect((await fixture.database.execute('select count(*)::int as count from story')).rows).toEqual([{ count: 1 }]);
  });

  it('of fewer than three lines becomes none', async () => {
    fixture.clock.advance(3 * DAY_MS);
    await liveOn(2);
    expect(await storyRow()).toBeUndefined();
  });
});
