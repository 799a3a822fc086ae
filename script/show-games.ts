// Writes docs/ai-writers.md: whole games by the built-in writers, unedited. The same code gives the same games.
//   node script/show-games.ts
import { writeFile } from 'node:fs/promises';
import type * as HumanGames from '../app/ai-writers/built-in/testing/human-games.ts';
import type * as PlayGame from '../app/ai-writers/built-in/testing/play-game.ts';
import { loadApp } from '../bench/support/load-app.ts';

const TESTING = './app/ai-writers/built-in/testing';
const { humanGames } = await loadApp<typeof HumanGames>(`${TESTING}/human-games.ts`);
const { playGame } = await loadApp<typeof PlayGame>(`${TESTING}/play-game.ts`);

/** Which sample games to show, and whether Liam replaces the person now and then. */
const shown = [
  { game: 1, seed: 11, away: false },
  { game: 2, seed: 22, away: true },
  { game: 4, seed: 33, away: false },
];

const chapters = shown.map(({ game, seed, away }, index) => {
  const { opening = '', turns = [], person, tense } = humanGames[game] ?? {};
  const parts = playGame({ opening, turns, rounds: 10, seed, away });
  const lines = parts.map(({ by, text, progress }) => `**${by === 'person' ? 'You' : by}**${progress > 1 ? ' (epilogue)' : ''}: ${text}\n`);
  return `## Game ${index + 1}: ${person} person, ${tense}\n\n*${opening}*\n\n${lines.join('\n')}`;
});

await writeFile(
  'docs/ai-writers.md',
  `# Three games by the built-in writers

This is the unedited output of \`node script/show-games.ts\`: every line by Emma, Noah, Olivia and Liam is what they wrote, in its place. The lines of
the person ("You") are fixed beforehand and answer nobody, unlike in a real game; so watch how the writers follow the person, not the other way round.
[The AI writers](product/ai-writers.md) describes how they work.

${chapters.join('\n')}`,
);
