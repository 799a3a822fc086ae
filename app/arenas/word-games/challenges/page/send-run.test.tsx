import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { challengeTexts } from '../texts';
import { SendRun } from './send-run';

const run = { runId: 'one', key: 'key' };
const shown = (repeated: boolean | undefined) =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element: <SendRun run={run} repeated={repeated} /> }])} />);

it('is offered after a run, but not after one of puzzles that its player knew', () => {
  expect(shown(undefined)).toContain(challengeTexts.send);
  expect(shown(false)).toContain(challengeTexts.send);
  expect(shown(true)).toBe('');
});
