import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '~/platform/clock/durations';
import { onDuelFixture, sixPeople, someSentence, winsFor } from './testing/duel-fixture';

const site = onDuelFixture();

describe('a text that moderators hide', () => {
  it('stays where it is: its writer cannot make a draft of it, and moderators put it back', async () => {
    const { ada, adas } = await sixPeople(site);
    expect([await site.hide(adas), await site.hide(adas)]).toEqual([true, false]);
    expect((await site.duels.page(ada)).own).toMatchObject([{ id: adas, state: 'hidden' }]);
    await expect(site.duels.withdraw(ada, adas)).rejects.toThrow(/Moderators have hidden/);
    expect((await site.database.execute('select id from story')).rows).toEqual([]);
    expect(await site.hide(adas, false)).toBe(true);
    expect(await site.duels.withdraw(ada, adas)).toBeDefined();
  });

  it('leaves the hands of its readers: an answer from a page that is still open is refused and pays nothing', async () => {
    const { ada, adas, readers } = await sixPeople(site);
    const reader = readers[0] ?? ada;
    const held = await site.dealt(reader);
    site.clock.advance(HOUR_MS);
    await site.hide(adas);
    expect(await site.duels.reading(reader)).toBeUndefined();
    const notes = held.texts.map(({ id }) => ({ textId: id, line: 0, said: someSentence() }));
    const answer = { readingId: held.id, pickedId: held.texts[0]?.id, notes, named: true };
    await expect(site.duels.answer(reader, answer)).rejects.toThrow(/taken away/);
    expect((await site.database.execute(`select from xp_entry where source = 'duel-reading'`)).rows).toEqual([]);
    expect((await site.database.execute('select from duel_note')).rows).toEqual([]);
    expect((await site.dealt(reader)).texts.map(({ title }) => title)).toEqual(['By Ben']);
  });

  it('leaves the other to be read alone, and is read alone itself once it is put back, by those who have not read it', async () => {
    const { ada, ben, adas, bens, readers } = await sixPeople(site);
    const [cleo, ...others] = readers;
    await site.judge(cleo ?? ben, winsFor('Ada'));
    await site.hide(adas);
    for (const reader of others.slice(0, 2)) await site.judge(reader);
    await site.turn(3 * DAY_MS);
    for (const _ of [1, 2, 3]) await site.judge(ben);
    const outcome = await site.duels.outcome(ben, bens);
    expect(outcome).toMatchObject({ result: 'alone', texts: [{ own: true, votes: 3, notes: { length: 3 } }] });
    await site.hide(adas, false);
    await site.turn();
    expect((await site.duels.page(ada)).own).toMatchObject([{ id: adas, state: 'reading' }]);
    const { rows } = await site.database.execute(
      `select reader_id from duel_reading join duel_text text on text.duel_id = duel_reading.duel_id where text.id = $1`,
      [adas],
    );
    expect(rows).not.toContainEqual({ reader_id: cleo?.id });
  });
});
