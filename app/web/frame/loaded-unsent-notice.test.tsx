// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { sayUnsent } from '~/platform/requests/unsent';
import { UNSENT_TEXT } from '~/platform/requests/unsent-text';
import { Toaster } from '~/ui/toasts/toaster';
import { connectionTexts } from '../errors/connection-texts';
import { LoadedUnsentNotice } from './loaded-unsent-notice';

const ADDRESS = new URL('/profile', location.href).href;

/** A page with a form, which is not idle yet. @returns what lets it be. */
async function openPage() {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => waiting.push(work));
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const close = () => root.unmount();
  onTestFinished(() => {
    close();
    place.remove();
    vi.unstubAllGlobals();
  });
  const Page = () => (
    <Toaster>
      <LoadedUnsentNotice />
      <form action={ADDRESS}>
        <button type="submit">Save Changes</button>
      </form>
    </Toaster>
  );
  const Site = createRoutesStub([{ path: '/', Component: Page }]);
  root.render(<Site />);
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  const rest = () => {
    for (const work of waiting) work();
  };
  return { place, close, rest };
}

describe('a form that cannot be sent before the notice of it is loaded', () => {
  it('waits for the notice, which can send it again', async () => {
    const { place, rest } = await openPage();
    const sent = vi.fn((event: Event) => event.preventDefault());
    const form = place.querySelector('form');
    form?.addEventListener('submit', sent);
    form?.requestSubmit();
    const said = sayUnsent(ADDRESS);
    rest();
    expect(await said).toBe(true);
    await vi.waitFor(() => expect(place.textContent).toContain(UNSENT_TEXT));
    [...place.querySelectorAll('button')].find(({ textContent }) => textContent === connectionTexts.again)?.click();
    expect(sent).toHaveBeenCalledTimes(2);
    await vi.waitFor(() => expect(place.textContent).not.toContain(UNSENT_TEXT));
  });

  it('stays as it is, as a toast says, where the network is lost before the notice is loaded', async () => {
    vi.doMock('./unsent-notice', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
    onTestFinished(() => vi.doUnmock('./unsent-notice'));
    const { place, rest } = await openPage();
    const said = sayUnsent(ADDRESS);
    rest();
    expect(await said).toBe(true);
    await vi.waitFor(() => expect(place.textContent).toContain(connectionTexts.errorTitle));
  });

  it('is left to the error page where the frame goes first', async () => {
    const { close } = await openPage();
    const said = sayUnsent(ADDRESS);
    close();
    expect(await said).toBe(false);
  });
});
