// Writes docs/sample-games.md.
//   node script/show-games.ts
import { writeFile } from 'node:fs/promises';
import type * as SampleGames from '../app/ai-writers/built-in/testing/sample-games.ts';
import { loadApp } from '../bench/support/load-app.ts';

const { sampleGames } = await loadApp<typeof SampleGames>('./app/ai-writers/built-in/testing/sample-games.ts');

await writeFile('docs/sample-games.md', sampleGames());
