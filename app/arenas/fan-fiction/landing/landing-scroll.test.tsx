// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import { useScrollRestoration } from './landing-scroll';

function Landing() {
  useScrollRestoration();
  return <p>Landing</p>;
}

it('saves where the landing page is left for a page that comes at once', async () => {
  const routes = [
    { path: '/fan-fiction', element: <Landing /> },
    { path: '/about', element: <p>About</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/fan-fiction'] });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  root.render(<RouterProvider router={router} />);
  await vi.waitFor(() => expect(document.body.textContent).toBe('Landing'));
  window.scrollTo({ top: 1_200, behavior: 'instant' });
  await router.navigate('/about');
  await vi.waitFor(() => expect(document.body.textContent).toBe('About'));
  expect(JSON.parse(sessionStorage.getItem('fanFictionScrollPosition') ?? '{}')).toEqual({ '/fan-fiction': 1_200 });
});
