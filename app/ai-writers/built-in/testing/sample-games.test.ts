import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { sampleGames } from './sample-games';

it('the games that docs/sample-games.md shows are what the writers write now', async () => {
  expect(await readFile('docs/sample-games.md', 'utf8'), 'node script/show-games.ts writes it again').toBe(sampleGames());
});
