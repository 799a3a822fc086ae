import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { BarFigures, PuzzleFigures } from './puzzle-figures';
import { PuzzleOver } from './puzzle-over';
import { PuzzleSettings } from './puzzle-settings';
import type { PuzzleEnd } from './puzzles.contract';
import type { PuzzleView } from './puzzles.server';

const end: PuzzleEnd = {
  outcome: 'solved',
  own: { before: 1_500, after: 1_512.4 },
  item: { before: 1_430, after: 1_424.6 },
  words: [{ word: 'lantern', part: 'noun', definition: 'a light to carry' }],
};
const puzzle: PuzzleView = {
  ...{ id: '', game: 'word-guess', nextMove: 1, view: {}, hint: undefined, hintable: true, rated: true },
  own: { mean: 1_500, deviation: 100 },
  item: 1_430,
};
const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

it('shows both ratings, and once the puzzle is over what it moved', () => {
  const before = textOf(renderToStaticMarkup(<PuzzleFigures puzzle={puzzle} end={undefined} />));
  expect(before).toBe('You 1,500 Puzzle 1,430');
  const after = textOf(renderToStaticMarkup(<PuzzleFigures puzzle={puzzle} end={end} />));
  expect(after).toBe('You 1,512 +12 Puzzle 1,425 −5');
});

it('says so where nothing was moved, and why', () => {
  const again: PuzzleEnd = { ...end, unrated: 'again', own: { before: 1_500, after: 1_500 } };
  expect(textOf(renderToStaticMarkup(<PuzzleFigures puzzle={puzzle} end={again} />))).toContain('Not rated');
  expect(textOf(renderToStaticMarkup(<PuzzleOver end={again}>Next</PuzzleOver>))).toContain('You had met it before');
});

it('says how the puzzle ended and what its word means', () => {
  const html = renderToStaticMarkup(<PuzzleOver end={end}>Next</PuzzleOver>);
  expect(html).toContain('role="status"');
  expect(textOf(html)).toBe('Solved , +12 Next lantern noun a light to carry');
});

const games = [{ id: 'word-guess', title: 'Word Guess' }] as const;
const pageAt = (address: string, element: ReactNode) =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: [address] })} />);

it('asks on a phone how hard the next one is to be, and of which game, however low its screen is', () => {
  const settings = <PuzzleSettings games={games} game={undefined} step={0} />;
  const html = pageAt('/', <PuzzleOver {...{ end, settings }}>Next</PuzzleOver>);
  expect(textOf(html)).toMatch(/Next lantern .* Much harder All games Word Guess$/);
  expect(html).not.toContain('low:hidden');
});

const others = { to: '/word-games/puzzles?choose', onPress: () => undefined };

it('leads to other games from the bar until it is over, when they stand below it', () => {
  expect(textOf(pageAt('/', <BarFigures {...{ puzzle, others, end: undefined }} />))).toBe('You 1,500 Puzzle 1,430 Other games');
  expect(textOf(pageAt('/', <BarFigures {...{ puzzle, others, end }} />))).not.toContain('Other games');
});
