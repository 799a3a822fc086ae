// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import PuzzlesPage from './puzzles.route';
import type { PuzzleView, SolverStanding } from './puzzles.server';
import { puzzleTexts as texts } from './texts';

const current: PuzzleView = {
  ...{ id: '1', game: 'word-scrambler', nextMove: 1, hint: undefined, hintable: true, rated: true, item: 1_430 },
  view: { puzzle: 1, letters: [...'nretnal'], hint: '' },
  own: { mean: 1_500, deviation: 100 },
};
const standing: SolverStanding = { ...current.own, tries: 1, step: 0, latest: [], kinds: { strongest: [], weakest: [] } };
const games = [{ id: 'word-scrambler', title: 'Word Scrambler' }];

/** The page of the puzzles of one game, at one of them. @returns what its form has sent. */
function open() {
  const asked: FormDataEntryValue[] = [];
  const Stub = createRoutesStub([
    {
      path: '/word-games/puzzles',
      Component: PuzzlesPage,
      HydrateFallback: () => null,
      loader: ({ request }) => {
        const { searchParams } = new URL(request.url);
        return { game: searchParams.get('game') ?? undefined, games, choosing: searchParams.has('choose'), standing, current };
      },
      action: async ({ request }) => {
        asked.push(...(await request.formData()).getAll('game'));
        return { puzzle: current };
      },
    },
  ]);
  const page = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => page.unmount());
  page.render(<Stub initialEntries={['/word-games/puzzles?game=word-scrambler']} />);
  return asked;
}

/** Presses a link or a button once it is there. */
async function press(name: string): Promise<void> {
  const found = () =>
    [...document.querySelectorAll<HTMLElement>('a, button:not([disabled])')].find(({ textContent }) => textContent === name);
  (await vi.waitUntil(found)).click();
}

it('leads from a puzzle to other games as often as it is pressed, and back to a puzzle of the same game', async () => {
  const asked = open();
  for (const times of [1, 2, 3]) {
    await press(texts.otherGames);
    await press(texts.goOn);
    await vi.waitUntil(() => asked.length === times);
  }
  expect(asked).toEqual(['word-scrambler', 'word-scrambler', 'word-scrambler']);
});
