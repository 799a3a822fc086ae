import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { GlobalView } from './global-view';

const NOBODY = { after: undefined, rows: [], ownRow: undefined, ownMissing: false, next: undefined, countedAt: undefined };

describe('an empty board', () => {
  it.each([
    ['all', 'Play a word game, or write a story that readers like, and the first place is yours.', '/word-games'],
    ['story_weave', 'Weave a story that readers like, and the first place is yours.', '/storyweave'],
    ['creative_writing', 'Write a story that readers like, and the first place is yours.', '/creative-writing'],
    ['fan_fic', 'Write fan fiction that readers like, and the first place is yours.', '/fan-fiction'],
    ['word_games', 'Score in a word game, and the first place is yours.', '/word-games'],
  ] as const)('of %s says what counts there, and leads to it', (board, text, to) => {
    const page = renderToString(
      <StaticRouter location="/leaderboard">
        <GlobalView {...NOBODY} board={board} />
      </StaticRouter>,
    );
    expect(page).toContain(text);
    expect(page.match(/href="[^"]*"/g)).toEqual([`href="${to}"`]);
  });
});
