import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { GameCard } from './game-card';
import { knownGame } from './game-list.server';

it('tells the best score, and apart from it the date on which the viewer last played, where they are', () => {
  const own = { best: 640, earlier: false, playedAt: new Date('2026-12-01T03:00:00Z') };
  const shown = (zone: string) => {
    const card = <GameCard game={knownGame('word-chain')} running={false} own={own} zone={zone} />;
    return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element: card }])} />);
  };
  expect(shown('America/New_York')).toContain('Best 640 · last played Nov 30, 2026');
  expect(shown('UTC')).toContain('Best 640 · last played Dec 1, 2026');
});
