// Stores a run of each word game whose rules have a version without one, for the test that old runs keep their points, verdicts and views.
//   node script/golden-runs.ts
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import type * as Games from '../app/arenas/word-games/games/games.ts';
import type * as Golden from '../app/arenas/word-games/testing/golden-run.ts';
import { loadApp } from '../bench/support/load-app.ts';

const WORD_GAMES = './app/arenas/word-games';
const { GAME_IDS } = await loadApp<typeof Games>(`${WORD_GAMES}/games/games.ts`);
const { newGoldenRun } = await loadApp<typeof Golden>(`${WORD_GAMES}/testing/golden-run.ts`);

await mkdir(`${WORD_GAMES}/referee/replay/golden-runs`, { recursive: true });
for (const run of GAME_IDS.map(newGoldenRun)) {
  const path = `${WORD_GAMES}/referee/replay/golden-runs/${run.game}-${run.rules}.json`;
  if (!existsSync(path)) await writeFile(path, `${JSON.stringify(run, undefined, 2)}\n`);
}
