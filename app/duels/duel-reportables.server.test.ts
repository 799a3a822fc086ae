import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '~/platform/clock/durations';
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
    await expect(site.dealt(reader)).rejects.toThrow();
    await site.hide(adas, false);
    expect((await site.dealt(reader)).texts).toHaveLength(2);
  });

  it('keeps what readers have chosen, as it may come back', async () => {
    const { ben, adas, readers } = await sixPeople(site);
    await site.judge(readers[0] ?? ben, winsFor('Ada'));
    await site.hide(adas);
    await site.hide(adas, false);
    const { rows } = await site.database.execute('select first_votes + second_votes as votes, second_id is not null as pair from duel');
    expect(rows).toEqual([{ votes: 1, pair: true }]);
  });
});
