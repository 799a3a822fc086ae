import { expect, it } from 'vitest';
import { visitor } from '../support/http/site.ts';

const DAILY = '/word-games/daily';
const today = () => new Date().toISOString().slice(0, 10);
const anybody = visitor();

it('a game of the daily set, its review and its picture are for those who are signed in', async () => {
  for (const path of ['word-chain', `${today()}/word-chain`, `${today()}/picture.png`]) {
    const { status, location } = await anybody.ask(`${DAILY}/${path}`);
    expect([status, location], path).toEqual([302, `/signin?${new URLSearchParams({ to: `${DAILY}/${path}` })}`]);
  }
});

it('a game or a day that there is not is answered 404', async () => {
  for (const path of ['chess', `${today()}/chess`, '2026-02-30/word-chain', '0000-01-01/word-chain', 'soon/picture.png'])
    expect((await anybody.ask(`${DAILY}/${path}`)).status, path).toBe(404);
});
