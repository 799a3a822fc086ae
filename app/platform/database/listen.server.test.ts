import { expect, it, onTestFinished } from 'vitest';
import { PATIENCE_MS } from '../testing/patience';
import { listenOnServer } from './listen.server';

const SERVER = process.env.TEST_DATABASE_URL;

it.runIf(SERVER)('runs what is asked at once one after the other, and goes on after a statement that fails', async () => {
  const warned: Error[] = [];
  // Of pg, on queries that do not wait for each other; other files of tests may cause warnings of other kinds.
  const onWarning = (warning: Error) => void (warning.name === 'DeprecationWarning' && warned.push(warning));
  process.on('warning', onWarning);
  onTestFinished(() => void process.off('warning', onWarning));
  const links: boolean[] = [];
  const listening = await listenOnServer(SERVER ?? '', ['listened'], {
    onMessage: () => undefined,
    onLink: (up) => links.push(up),
    // A machine that does much else may take longer than a site waits.
    answerLimitMs: PATIENCE_MS,
  });
  onTestFinished(() => listening.stop());
  const ask = (number: number) => listening.query<{ number: number }>('select $1::int as number', [number]);
  const [one, failed, two] = await Promise.allSettled([ask(1), listening.query('select 1 / 0', []), ask(2)]);
  expect([one, two]).toEqual([1, 2].map((number) => ({ status: 'fulfilled', value: [{ number }] })));
  expect(failed.status).toBe('rejected');
  expect(warned).toEqual([]);
  expect(links).toEqual([true]);
});

it.runIf(SERVER)('opens its connection again once it breaks, however much was being asked', async () => {
  const links = Promise.withResolvers<void>();
  let ups = 0;
  const listening = await listenOnServer(SERVER ?? '', ['listened'], {
    onMessage: () => undefined,
    onLink(up) {
      ups += up ? 1 : 0;
      if (ups === 2) links.resolve();
    },
    answerLimitMs: PATIENCE_MS,
  });
  onTestFinished(() => listening.stop());
  const ends = listening.query('select pg_terminate_backend(pg_backend_pid())', []);
  await Promise.allSettled([ends, listening.query('select 1', []), listening.query('select 1', [])]);
  await links.promise;
  expect(await listening.query('select 1 as number', [])).toEqual([{ number: 1 }]);
});
