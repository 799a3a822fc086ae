import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { shown } from '../../../server/features';
import { EVERYTHING } from './boards';
import { GlobalView } from './global-view';
import type { BoardTableRow } from './player-link';

const NOBODY = { after: undefined, rows: [], ownRow: undefined, ownMissing: false, next: undefined, countedAt: undefined };

const boards = [EVERYTHING, ...shown('boards')];

describe('an empty board', () => {
  it.each([
    ['all', 'Play a word game, or write a story that readers like, and the first place is yours.', '/word-games'],
    ['story_weave', 'Weave a story that readers like, and the first place is yours.', '/storyweave'],
    ['creative_writing', 'Write a story that readers like, and the first place is yours.', '/creative-writing'],
    ['fan_fic', 'Write fan fiction that readers like, and the first place is yours.', '/fan-fiction'],
    ['word_games', 'Score in a word game, and the first place is yours.', '/word-games'],
  ] as const)('of %s says what counts there, and leads to it', (id, text, to) => {
    const board = boards.find((each) => each.id === id) ?? EVERYTHING;
    const page = renderToString(
      <StaticRouter location="/leaderboard">
        <GlobalView {...NOBODY} board={board} />
      </StaticRouter>,
    );
    expect(page).toContain(text);
    expect(page.match(/href="[^"]*"/g)).toEqual([`href="${to}"`]);
  });
});

describe('a board with rows', () => {
  const row = (rank: number, own = false): BoardTableRow => ({
    rank,
    approximate: false,
    playerId: `00000000-0000-4000-8000-00000000000${rank}`,
    name: `Player ${rank}`,
    score: '20',
    gameType: 'Word Games',
    own,
    change: own ? 'Up 2 since yesterday' : undefined,
  });
  const tableRows = (rows: BoardTableRow[]) => {
    const page = renderToString(
      <StaticRouter location="/leaderboard">
        <GlobalView {...NOBODY} rows={rows} board={EVERYTHING} />
      </StaticRouter>,
    );
    return page.match(/<tr.*?<\/tr>/g) ?? [];
  };

  it('is one table, whose rows each lead to their player', () => {
    const [, ...rows] = tableRows([1, 2, 3, 4, 5].map((rank) => row(rank)));
    expect(rows.map((html) => /href="([^"]*)"/.exec(html)?.[1])).toEqual([1, 2, 3, 4, 5].map((rank) => `/players/${row(rank).playerId}`));
  });

  it('has three on the podium, equals in places of their own under one numeral', () => {
    const equals = [1, 1, 3, 3].map((rank, index) => ({ ...row(rank), playerId: `${index}`, name: `Equal ${index}` }));
    const [, ...rows] = tableRows(equals);
    const onPodium = rows.filter((html) => html.includes('row-start-1'));
    expect(onPodium.map((html) => /col-start-\d/.exec(html)?.[0])).toEqual(['col-start-2', 'col-start-1', 'col-start-3']);
    expect(onPodium.map((html) => /<span class="sr-only">(\d)/.exec(html)?.[1])).toEqual(['1', '1', '3']);
    expect(rows.find((html) => html.includes('Equal 3'))).not.toContain('row-start-1');
  });

  it('names a player on the podium a second time only for themselves, in a row with the change since yesterday', () => {
    const [, ...rows] = tableRows([row(1), row(2, true), row(3), row(4)]);
    expect(rows.filter((html) => html.includes('Player 2')).map((html) => html.includes('aria-hidden="true" class="group'))).toEqual([
      true,
      false,
    ]);
    expect(rows[3]).toContain('Up 2 since yesterday');
  });
});
