import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { SummaryPanels, Unsolved } from './after-run';
import type { RunSummary } from './run-summary.contract';

const summary = (kept?: boolean): RunSummary => ({
  tiles: [
    { outcome: 'solved', found: ['gate'], missing: [] },
    { outcome: 'skipped', asked: 'h_n_e', found: [], missing: ['hinge'] },
  ],
  words: [{ word: 'hinge', part: 'noun', definition: 'a joint on which a gate turns', ...(kept !== undefined && { kept }) }],
});
const panelsOf = (shown: RunSummary) => {
  const router = createMemoryRouter([{ path: '/', element: <SummaryPanels {...shown} /> }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
};

it('a run shows its puzzles in order, with what became of each', () => {
  const html = panelsOf(summary());
  expect(html).toContain('1 solved · 1 skipped');
  expect(html.indexOf('Solved:')).toBeLessThan(html.indexOf('Skipped:'));
  expect(html, 'a gap is read out').toContain('h blank n blank e');
});

it('its words can be kept by a player, and are shown to a guest with nothing to keep', () => {
  expect(panelsOf(summary(false))).toContain('aria-pressed="false"');
  const guests = panelsOf(summary());
  expect(guests).toContain('a joint on which a gate turns');
  expect(guests).not.toContain('aria-pressed');
});

it('where a run’s summary cannot be had, each missed answer stands once', () => {
  const html = renderToStaticMarkup(<Unsolved answers={['hinge', 'gate', 'hinge']} />);
  expect(html).toContain('Answers you missed');
  expect(html.match(/hinge/g)).toHaveLength(1);
});
