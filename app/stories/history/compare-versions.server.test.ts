import { expect, it } from 'vitest';
import { compareVersions } from './compare-versions.server';
import { compareWords } from './compare-words';

const LONG = 'The gate stood open, and nobody went in.\n'.repeat(1_000);

it.each([
  ['short', 'The gate stood open.', 'The gate was shut.'],
  ['long', LONG, LONG.replace('open', 'shut')],
])('compares %s versions alike', async (_length, before, after) => {
  expect(await compareVersions(before, after, 'mara')).toEqual(compareWords(before, after));
});

it('compares long versions without holding up this thread', async () => {
  const compared = compareVersions(LONG, LONG.toUpperCase(), 'mara').then(() => 'compared');
  // In this thread it would be done before anything else could happen.
  expect(await Promise.race([compared, new Promise((resolve) => process.nextTick(resolve, 'something else'))])).toBe('something else');
  await compared;
});
