// Writes docs/sample-games.md: whole games by the built-in writers, unedited. The same code gives the same games.
//   node script/show-games.ts
import { writeFile } from 'node:fs/promises';
import type * as PlayGame from '../app/ai-writers/built-in/testing/play-game.ts';
import { loadApp } from '../bench/support/load-app.ts';
import type * as Tuning from '../tests/corpora/games/tuning/index.ts';

const TESTING = './app/ai-writers/built-in/testing';
const { tuningGames } = await loadApp<typeof Tuning>('./tests/corpora/games/tuning/index.ts');
const { playGame } = await loadApp<typeof PlayGame>(`${TESTING}/play-game.ts`);

const SEED = 11;
const shown = ['mountain-hut', 'vampire-landlord', 'apprentice-of-smoke'];

const chapters = tuningGames
  .filter(({ id }) => shown.includes(id))
  .map((game) => {
    const lines = playGame(game, { seed: SEED }).map(({ by, text, progress, passed, card }) => {
      const words = card ? `*lays a card: ${card}*` : passed ? '*passes*' : text;
      return `**${by === 'person' ? 'You' : by}**${progress > 1 ? ' (epilogue)' : ''}: ${words}\n`;
    });
    return `## ${game.kind}: ${game.person} person, ${game.tense}\n\n*${game.opening}*\n\n${lines.join('\n')}`;
  });

await writeFile(
  'docs/sample-games.md',
  `# Three games by the built-in writers

This is the unedited output of \`node script/show-games.ts\`: every line by Emma, Noah and Olivia is what they wrote, in its place, and so are their passes and cards. The person's lines
("You") were written beforehand and answer nobody, unlike in a real game. [The AI writers](product/ai-writers.md) describes how they work.

${chapters.join('\n')}`,
);
