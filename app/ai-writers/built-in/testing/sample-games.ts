import { tuningGames } from '../../../../tests/corpora/games/tuning/index';
import { playGame } from './play-game';

const SEED = 11;
/** Three of the games in which the writers say most. */
const shown = ['hospital-roof', 'sixty-floors', 'heist-at-the-aquarium'];

/** docs/sample-games.md: whole games by the built-in writers, unedited. The same code gives the same games. */
export function sampleGames(): string {
  const chapters = tuningGames
    .filter(({ id }) => shown.includes(id))
    .map((game) => {
      const lines = playGame(game, { seed: SEED }).map(({ by, text, progress, passed, card }) => {
        const words = card ? `*lays a card: ${card}*` : passed ? '*passes*' : text;
        return `**${by === 'person' ? 'You' : by}**${progress > 1 ? ' (epilogue)' : ''}: ${words}\n`;
      });
      return `## ${game.kind}: ${game.person} person, ${game.tense}\n\n*${game.opening}*\n\n${lines.join('\n')}`;
    });
  return `# Three games by the built-in writers

This is the unedited output of \`node script/show-games.ts\`: every line by Emma, Noah and Olivia is what they wrote, in its place, and so are their passes and cards. The person's lines
("You") were written beforehand and answer nobody, unlike in a real game. The writers say more here than in most games, where they say one line or none. [The AI writers](product/ai-writers.md) describes how they work.

${chapters.join('\n')}`;
}
