// Prints how long the built-in story writer takes for one part, in ms, over whole games: p50, p99, maximum,
// processor time, and the time for a story of 200,000 characters.
//   npm run bench:story-writer
import type * as HumanGames from '../app/ai-writers/built-in/testing/human-games.ts';
import type * as Writers from '../app/ai-writers/built-in/testing/writers.ts';
import type * as WriteStoryContent from '../app/ai-writers/built-in/write-story-content.ts';
import { loadApp } from './support/load-app.ts';

const BUILT_IN = './app/ai-writers/built-in';
const ROUNDS = 12;
const { writeStoryContent } = await loadApp<typeof WriteStoryContent>(`${BUILT_IN}/write-story-content.ts`);
const { humanGames } = await loadApp<typeof HumanGames>(`${BUILT_IN}/testing/human-games.ts`);
const { writers } = await loadApp<typeof Writers>(`${BUILT_IN}/testing/writers.ts`);

const DEFAULT_OPENING = 'The door had been painted shut for years, and this morning it stood open by the width of a hand.';
const times: number[] = [];

function timed(write: () => string): string {
  const start = performance.now();
  const part = write();
  times.push(performance.now() - start);
  return part;
}

function playAll() {
  for (const [seed, { opening = DEFAULT_OPENING, turns }] of humanGames.entries()) {
    let story = opening;
    for (let round = 0; round < ROUNDS; round += 1) {
      story += `\n\n${turns[round] ?? ''}`;
      for (const writer of writers.slice(0, 3)) {
        const request = { ...writer, storyContent: story, opening, progress: round / ROUNDS, seed: seed + round };
        story += `\n\n${timed(() => writeStoryContent(request))}`;
      }
    }
  }
}

const percentile = (sorted: readonly number[], share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);

playAll();
times.length = 0;
const cpuBefore = process.cpuUsage();
playAll();
const cpu = process.cpuUsage(cpuBefore);
const sorted = [...times].sort((one, other) => one - other);

const long = (humanGames[1]?.turns.join(' ') ?? '').repeat(400).slice(0, 200_000);
times.length = 0;
timed(() => writeStoryContent({ ...writers[0], storyContent: long, opening: DEFAULT_OPENING, progress: 0.5, seed: 1 }));

console.table({
  parts: sorted.length,
  'p50 ms': percentile(sorted, 0.5),
  'p99 ms': percentile(sorted, 0.99),
  'CPU ms a part, mean': ((cpu.user + cpu.system) / 1000 / sorted.length).toFixed(1),
  'slowest ms': percentile(sorted, 0.9999),
  '200,000 characters, ms': (times[0] ?? 0).toFixed(1),
});
