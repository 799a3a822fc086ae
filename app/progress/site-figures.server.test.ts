import { beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '~/platform/database/database.server';
import { onTestDatabase } from '~/platform/testing/database/test-database';
import { makePlayer } from '~/platform/testing/make-player';
import type { TestClock } from '~/platform/testing/test-clock';
import { createProgressService } from './progress.server';
import { createSiteFigures, type SiteFigures } from './site-figures.server';

let database: OpenDatabase;
let clock: TestClock;
let figures: SiteFigures;

onTestDatabase((ground) => {
  ({ database, clock } = ground);
});
beforeEach(() => {
  figures = createSiteFigures({ db: database.db, clock });
});

async function play(name: string, games: number): Promise<string> {
  const { id } = await makePlayer(database, clock, name);
  const progress = createProgressService({ db: database.db, clock });
  for (let game = 0; game < games; game += 1) await database.db.transaction().execute((trx) => progress.countGamePlayed(trx, id));
  return id;
}

describe('the number of games played', () => {
  it('is 0 before the first count and on an empty site', async () => {
    expect(await figures.gamesPlayed()).toBe(0);
    await figures.countGames();
    expect(await figures.gamesPlayed()).toBe(0);
  });

  it('is the total of all players, as last counted', async () => {
    await play('Mara', 3);
    const ivo = await play('Ivo', 2);
    expect(await figures.gamesPlayed()).toBe(0);
    await figures.countGames();
    expect(await figures.gamesPlayed()).toBe(5);
    await database.execute('delete from player where id = $1', [ivo]);
    await play('Lena', 1);
    await figures.countGames();
    expect(await figures.gamesPlayed()).toBe(5);
  });
});
