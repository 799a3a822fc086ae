import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '~/platform/clock/durations';
import { makePlayer } from '~/platform/testing/make-player';
import { type AccountOwner, type AccountsFixture, onAccountsFixture, STRONG } from '../accounts-fixture';
import { accountsPersonalData } from '../data-export/personal-data.server';
import { texts } from '../texts';
import { namesLike } from './claim-name.server';

let fixture: AccountsFixture;
let ivo: AccountOwner;

onAccountsFixture(
  async (opened) => {
    fixture = opened;
    ivo = await fixture.owner('Ivo');
  },
  [accountsPersonalData],
);

const rename = (id: string, name: string) => fixture.accounts.profiles.save(id, { name, bio: '' });
const begin = (name: string) => fixture.begin({ name, email: 'new@example.test', password: STRONG });

describe('a name that looks like a taken one', () => {
  it('is refused at sign-up and at renaming', async () => {
    await expect(begin('lvo')).rejects.toThrow(texts.nameLooksTaken);
    const mara = await fixture.owner('Mara');
    await expect(rename(mara.id, 'lvo')).rejects.toThrow(texts.nameLooksTaken);
    expect((await fixture.accounts.profiles.own(mara.id)).name).toBe('Mara');
  });

  it('is one person’s where two verify at once', async () => {
    const attempts = await Promise.all(
      ['Lila', 'LiIa'].map(async (name, index) => {
        const email = `${index}@example.test`;
        return { email, id: await fixture.begin({ name, email, password: STRONG }) };
      }),
    );
    const entered = await Promise.allSettled(attempts.map(({ id, email }) => fixture.enter(id, email)));
    expect(entered.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('stays with whoever had it before the rule, is brought before moderators, and their profile can be saved', async () => {
    const { id } = await makePlayer(fixture.database, fixture.clock, 'lvo');
    await fixture.accounts.readNames();
    expect((await namesLike(fixture.database.db, id)).map(({ name }) => name)).toEqual(['Ivo']);
    const { rows } = await fixture.database.execute(`select thing_id from moderation_due where kind = 'name'`);
    expect(rows).toEqual([{ thing_id: id }]);
    await fixture.accounts.profiles.save(id, { name: 'lvo', bio: 'I was here first.' });
    await rename(id, 'Ivona');
    expect(await namesLike(fixture.database.db, id)).toEqual([]);
  });
});

describe('a name that was given up', () => {
  beforeEach(() => rename(ivo.id, 'Ivo Quick'));

  it('is nobody else’s for a year, and its owner may take it back', async () => {
    await expect(begin('IVO')).rejects.toThrow(texts.nameRested);
    await rename(ivo.id, 'Ivo');
    await expect(begin('Ivo Quick')).rejects.toThrow(texts.nameRested);
    fixture.clock.advance(366 * DAY_MS);
    await begin('Ivo Quick');
  });

  it('is theirs to read in the record, for a year', async () => {
    const record = async () => (await fixture.accounts.findPeople.record(ivo.id))?.earlierNames.map(({ name }) => name);
    expect(await record()).toEqual(['Ivo']);
    await fixture.database.execute(`update earlier_name set until = $1`, [new Date(fixture.clock.now().getTime() - 366 * DAY_MS)]);
    await fixture.accounts.removeStale();
    expect(await record()).toEqual([]);
  });

  it('is kept as a hash alone once its owner has left', async () => {
    await fixture.accounts.leaving.deleteAccount({ id: ivo.id }, { password: STRONG, stories: 'delete' }, ivo.headers);
    const { rows } = await fixture.database.execute('select look from name_look');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/quick/i);
    await expect(begin('lvo')).rejects.toThrow(texts.nameRested);
    await expect(begin('Ivo Quick')).rejects.toThrow(texts.nameRested);
  });
});

it('is checked again when the address is verified: a name that was taken meanwhile can be replaced with the same code', async () => {
  const email = 'late@example.test';
  const attempt = await fixture.begin({ name: 'Mira', email, password: STRONG });
  await fixture.owner('Mira ');
  await expect(fixture.enter(attempt, email)).rejects.toThrow(texts.nameTaken);
});
