import { describe, expect, it } from 'vitest';
import { openModerationFixture } from '../testing/moderation-fixture';
import { dutyTexts } from './duty-texts';
import { createRoster } from './roster.server';

const fixture = openModerationFixture();
const roster = () => {
  const { database, clock } = fixture;
  const staff = fixture.staff.map(({ id, name, role = 'moderator' }) => ({ id, name, role, bySettings: false }));
  return createRoster({ db: database.db, clock, staff: async () => staff });
};

describe('the roster', () => {
  it('is planned by moderators for themselves and by administrators for all, one person a turn', async () => {
    const { ada, mod, ivo } = fixture;
    await roster().takeTurn(mod, { playerId: mod.id, endsAt: 1320 });
    await expect(roster().takeTurn(mod, { playerId: ada.id, endsAt: 480 })).rejects.toThrow(dutyTexts.notYours);
    await expect(roster().takeTurn(ada, { playerId: ivo.id, endsAt: 480 })).rejects.toThrow(dutyTexts.noRole);
    await roster().takeTurn(ada, { playerId: ada.id, endsAt: 480 });
    await expect(roster().takeTurn(mod, { playerId: mod.id, endsAt: 480 })).rejects.toThrow(dutyTexts.notYours);
    await expect(roster().endTurn(mod, 480)).rejects.toThrow(dutyTexts.notYours);
    const turns = await roster().turns();
    expect(turns.map(({ now }) => now)).toEqual([true, false]);
    expect(turns.map(({ name }) => name).toSorted()).toEqual(['Ada', 'Mod']);
    await roster().endTurn(ada, 1320);
    expect(await roster().turns()).toMatchObject([{ name: 'Ada', endsAt: 480 }]);
  });

  it('forgets whose role is taken away', async () => {
    await roster().takeTurn(fixture.mod, { playerId: fixture.mod.id, endsAt: 1320 });
    fixture.staff = [fixture.ada];
    expect(await roster().turns()).toEqual([]);
  });
});

it('administrators name who handles cases about harm to children, and nobody else does', async () => {
  const { ada, mod } = fixture;
  await expect(roster().setHandler(mod, mod.id, true)).rejects.toThrow(dutyTexts.administratorsOnly);
  for (let times = 0; times < 2; times += 1) await roster().setHandler(ada, mod.id, true);
  expect((await roster().staff()).filter(({ handlesChildren }) => handlesChildren)).toMatchObject([{ name: 'Mod' }]);
  await roster().setHandler(ada, mod.id, false);
  expect((await roster().staff()).some(({ handlesChildren }) => handlesChildren)).toBe(false);
});
