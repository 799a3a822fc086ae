import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '~/platform/clock/durations';
import { type AccountOwner, type AccountsFixture, onAccountsFixture, STRONG } from '../accounts-fixture';
import { accountsPersonalData } from '../data-export/personal-data.server';
import { texts } from '../texts';
import type { PenNames } from './pen-names.server';
import { MOST_PEN_NAMES, penNameTexts } from './texts';

let fixture: AccountsFixture;
let penNames: PenNames;
let [mara, ivo]: AccountOwner[] = [];

onAccountsFixture(
  async (opened) => {
    fixture = opened;
    ({ penNames } = fixture.accounts);
    mara = await fixture.owner('Mara');
    ivo = await fixture.owner('Ivo');
  },
  [accountsPersonalData],
);

const person = (owner: AccountOwner | undefined) => owner ?? expect.fail('nobody');
const make = (name: string, owner = mara) => penNames.make(person(owner).id, { name, bio: '' });
const names = async (owner = mara) => (await penNames.list(person(owner).id)).map(({ name }) => name);
const first = async () => (await penNames.list(person(mara).id))[0] ?? expect.fail('no pen name');

describe('a pen name', () => {
  it('is its owner’s alone to see, to change and to retire', async () => {
    await make('Juniper Vale');
    const { id } = await first();
    expect([await names(), await names(ivo)]).toEqual([['Juniper Vale'], []]);
    const others = person(ivo).id;
    await expect(penNames.save(others, id, { name: 'Mine Now', bio: '' })).rejects.toThrow(penNameTexts.notYours);
    await expect(penNames.retire(others, id)).rejects.toThrow(penNameTexts.notYours);
    await expect(penNames.restore(others, id)).rejects.toThrow(penNameTexts.notYours);
    await expect(penNames.save(others, person(mara).id, { name: 'Not A Pen', bio: '' })).rejects.toThrow(penNameTexts.notYours);
    await penNames.save(person(mara).id, id, { name: 'Juniper Dale', bio: 'Of the valley.' });
    expect(await first()).toMatchObject({ name: 'Juniper Dale', bio: 'Of the valley.', retired: false, stories: 0 });
  });

  it('obeys the rules of names: nobody’s, not alike, not the site’s', async () => {
    await expect(make('Ivo')).rejects.toThrow(texts.nameTaken);
    await expect(make('lvo')).rejects.toThrow(texts.nameLooksTaken);
    await expect(make('Moderator')).rejects.toThrow();
    await make('Juniper Vale');
    await expect(make('JUNIPER VALE', ivo)).rejects.toThrow(texts.nameTaken);
    await expect(fixture.accounts.profiles.save(person(ivo).id, { name: 'Juniper Vale', bio: '' })).rejects.toThrow();
    await expect(fixture.begin({ name: 'Juniper Vale', email: 'new@example.test', password: STRONG })).rejects.toThrow();
  });

  it('is one of ten at most, however many tabs ask at once', async () => {
    const { id } = person(mara);
    for (let number = 1; number < MOST_PEN_NAMES; number += 1) {
      fixture.clock.advance(DAY_MS);
      await make(`Juniper ${number}`);
    }
    const both = await Promise.allSettled([make('Juniper Vale'), make('Juniper Dale')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await penNames.list(id)).toHaveLength(MOST_PEN_NAMES);
    await expect(make('Juniper Gale')).rejects.toThrow(penNameTexts.tooMany);
  });

  it('is not made while its owner is hidden', async () => {
    await fixture.database.execute('update player set hidden_at = now() where id = $1', [person(mara).id]);
    await expect(make('Juniper Vale')).rejects.toThrow(penNameTexts.hidden);
  });
});

describe('what becomes of it', () => {
  beforeEach(() => make('Juniper Vale'));

  it('is deleted without stories, and its name is nobody else’s for a year', async () => {
    expect(await penNames.retire(person(mara).id, (await first()).id)).toBe('deleted');
    expect(await names()).toEqual([]);
    await expect(make('Juniper Vale', ivo)).rejects.toThrow(texts.nameRested);
  });

  it('goes with the account', async () => {
    const owner = person(mara);
    await fixture.accounts.leaving.deleteAccount({ id: owner.id }, { password: STRONG, stories: 'keep' }, owner.headers);
    const { rows } = await fixture.database.execute(`select name from player where name = 'Juniper Vale'`);
    expect(rows).toEqual([]);
    await expect(make('Juniper Vale', ivo)).rejects.toThrow(texts.nameRested);
  });

  it('leads those who run the site to its owner', async () => {
    const found = await fixture.accounts.findPeople.find(person(ivo).id, 'juni');
    expect(found).toEqual([{ id: person(mara).id, name: 'Mara', pen: 'Juniper Vale' }]);
  });
});
