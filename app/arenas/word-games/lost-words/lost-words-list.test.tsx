import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { LostWordList } from './lost-words.server';
import { LostWordsList } from './lost-words-list';
import { lostWordTexts as texts } from './texts';

const empty: LostWordList = { waiting: [], due: 0, onTheWay: 0, wonBack: 0 };

function shown(list: Partial<LostWordList>, zone = 'UTC'): string {
  const page = <LostWordsList list={{ ...empty, ...list }} zone={zone} start="Start" />;
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
}

it('says why there is nothing to practice, and leads to puzzles meanwhile', () => {
  const waiting = [{ word: 'lantern', known: 1, dueAt: new Date('2026-03-02T12:00:00Z') }];
  for (const [list, why] of [
    [{}, texts.none],
    [{ waiting, onTheWay: 1 }, texts.noneDue],
    [{ wonBack: 3 }, texts.allWon],
  ] as const) {
    const html = shown(list);
    expect(html).toContain(why);
    expect(html).toContain('href="/word-games/puzzles"');
    expect(html).not.toContain('Start');
  }
  expect(shown({ due: 1 })).toContain('Start');
});

it('tells when a word comes back by the date where the viewer is', () => {
  const list = { waiting: [{ word: 'lantern', known: 1, dueAt: new Date('2026-03-02T23:30:00Z') }], onTheWay: 1 };
  expect(shown(list)).toContain('Mar 2, 2026');
  expect(shown(list, 'Asia/Tokyo')).toContain('Mar 3, 2026');
});
