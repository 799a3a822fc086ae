// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import type { RootData } from '../root-data';
import { loggedOut } from './logged-out';
import { SessionNotices } from './session-notices';

const toast = vi.fn();
vi.mock('~/ui/toasts/use-toast', () => ({ useToast: () => toast }));
vi.mock('./use-live-session', () => ({ useLiveSession: () => {} }));

const ANN = { id: 'ann', name: 'Ann' };
const BEA = { id: 'bea', name: 'Bea' };

/** Loads a page in one tab, which is shown to these viewers, one after the other, until it is left. */
function visit(...viewers: RootData['viewer'][]): void {
  const root = createRoot(document.createElement('div'));
  for (const viewer of viewers) {
    flushSync(() =>
      root.render(
        <MemoryRouter>
          <SessionNotices viewer={viewer} sessionEnd={null} databaseAway={false} />
        </MemoryRouter>,
      ),
    );
  }
  flushSync(() => root.unmount());
}

it('says once that somebody has logged out, on the page that is loaded then', () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  visit(ANN, null);
  expect(reload).toHaveBeenCalledOnce();
  expect(toast).not.toHaveBeenCalled();
  visit(null);
  visit(null);
  expect(toast.mock.calls).toEqual([[loggedOut]]);
});

it('does not say so later where another person has signed in meanwhile, in another tab', () => {
  toast.mockClear();
  visit(ANN, null);
  visit(BEA);
  visit(null);
  expect(toast).not.toHaveBeenCalled();
});
