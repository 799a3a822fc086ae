import { describe, expect, it } from 'vitest';
import { onDuelFixture, sixPeople } from './testing/duel-fixture';

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
});
