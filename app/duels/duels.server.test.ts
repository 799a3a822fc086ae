import { describe, expect, it } from 'vitest';
import type { Viewer } from '~/accounts/viewer/viewer';
import { DAY_MS, HOUR_MS } from '~/platform/clock/durations';
import { createRatings } from '~/progress/ratings/ratings.server';
import { onDuelFixture, sixPeople, winsFor } from './testing/duel-fixture';

const site = onDuelFixture();

describe('a duel', () => {
  it('is written, paired, read by strangers and decided, and its writers see the outcome once they have read', async () => {
    const { ada, ben, adas, bens, readers } = await sixPeople(site);
    expect((await site.duels.page(ada)).own).toMatchObject([{ id: adas, state: 'reading' }]);
    for (const reader of readers.slice(0, 3)) await site.judge(reader, winsFor('Ada'));
    expect((await site.duels.page(ada)).own).toMatchObject([{ state: 'decided', missing: { duels: 2 } }]);
    expect(await site.duels.outcome(ada, adas)).toBeUndefined();

    await site.turn(3 * DAY_MS);
    for (const _ of [1, 2, 3]) await site.judge(ada);
    expect((await site.duels.page(ada)).own).toMatchObject([{ state: 'open', result: 'won', own: 3, others: 0 }]);
    const outcome = await site.duels.outcome(ada, adas);
    expect(outcome?.result).toBe('won');
    expect(outcome?.texts.map(({ own, votes, writer }) => [own, votes, writer?.name])).toEqual([
      [true, 3, 'Ada'],
      [false, 0, 'Ben'],
    ]);
    expect(outcome?.texts[0]?.paragraphs[0]?.[0]?.kept).toBe(3);
    expect(outcome?.texts[0]?.notes).toHaveLength(3);
    expect(await site.duels.outcome(ben, adas)).toBeUndefined();
    expect(await site.duels.outcome(ben, bens)).toBeUndefined();
  });

  it('rates each vote, and counts as one', async () => {
    const { ada, ben, readers } = await sixPeople(site);
    for (const reader of readers.slice(0, 2)) await site.judge(reader, winsFor('Ada'));
    await site.judge(readers[2] ?? ada, winsFor('Ben'));
    const { rows } = await site.database.execute(`select player_id, contests, mean from skill where ladder = 'duel' order by mean desc`);
    expect(rows.map(({ player_id, contests }) => [player_id, contests])).toEqual([
      [ada.id, 1],
      [ben.id, 1],
    ]);
  });

  it('moves no rating that anybody sees before its writer sees the outcome', async () => {
    const { ada, ben, adas, readers } = await sixPeople(site);
    for (const reader of readers.slice(0, 3)) await site.judge(reader, winsFor('Ada'));
    const ratings = createRatings({ db: site.database.db, clock: site.clock });
    const seen = (writer: Viewer) => ratings.standingsOf(writer.id, true);
    expect(await seen(ada)).toEqual([]);
    expect(await seen(ben)).toEqual([]);
    await site.turn(3 * DAY_MS);
    for (const _ of [1, 2, 3]) await site.judge(ada);
    expect((await site.duels.outcome(ada, adas))?.result).toBe('won');
    expect(await seen(ada)).toMatchObject([{ contests: 1, last: { place: 1 } }]);
    expect(await seen(ben)).toEqual([]);
  });

  it('shows its readers neither names nor who is first', async () => {
    const { readers } = await sixPeople(site);
    const held = await site.dealt(readers[0] ?? (await site.person('Gil')));
    expect(JSON.stringify(held)).not.toMatch(/player|"name/);
    expect(held.texts).toHaveLength(2);
  });
});

describe('a text', () => {
  it('that finds no partner in three days is read alone, without result and rating', async () => {
    const { ada, readers } = await sixPeople(site);
    const [cleo, dan] = readers;
    if (!cleo || !dan) throw new Error('Nobody is there.');
    await site.turn(3 * DAY_MS + HOUR_MS);
    await site.judge(ada);
    const { rows } = await site.database.execute(
      'select second_id is null as alone, count(*)::integer as duels from duel group by 1 order by 1',
    );
    expect(rows).toEqual([
      { alone: false, duels: 1 },
      { alone: true, duels: 4 },
    ]);
    expect((await site.database.execute('select * from skill')).rows).toEqual([]);
  });

  it('that is taken out leaves the other to be read alone, with what was said of it', async () => {
    const { ada, ben, adas, bens, readers } = await sixPeople(site);
    await site.judge(readers[0] ?? ben, winsFor('Ada'));
    const draftId = await site.duels.withdraw(ada, adas);
    expect(draftId).toBeDefined();
    expect((await site.duels.page(ada)).own).toEqual([]);
    expect((await site.duels.page(ben)).own).toMatchObject([{ id: bens, state: 'reading' }]);
    for (const reader of readers.slice(1, 3)) await site.judge(reader);
    await site.turn(3 * DAY_MS);
    for (const _ of [1, 2, 3]) await site.judge(ben);
    const outcome = await site.duels.outcome(ben, bens);
    expect(outcome?.result).toBe('alone');
    expect(outcome?.texts).toHaveLength(1);
    expect(outcome?.texts[0]?.notes).toHaveLength(3);
    await expect(site.duels.withdraw(ben, bens)).rejects.toThrow(/judged/);
  });
});

it('tells nothing twice when clocks run in two processes at once', async () => {
  const { ada, readers } = await sixPeople(site);
  await Promise.all([site.duels.turn(), site.duels.turn(), ...readers.map((reader) => site.duels.deal(reader))]);
  const { rows } = await site.database.execute('select count(*)::integer as duels from duel');
  expect(rows).toEqual([{ duels: 1 }]);
  const held = await site.database.execute(`select count(*)::integer as held from duel_reading where status = 'held'`);
  expect(held.rows).toEqual([{ held: 3 }]);
  expect((await site.duels.page(ada)).holds).toBe(false);
});
