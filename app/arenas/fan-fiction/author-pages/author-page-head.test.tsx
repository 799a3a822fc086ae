// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client';
import { createRoutesStub, Form, useLoaderData } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { AuthorPageHead } from './author-page-head';

afterEach(() => {
  document.body.innerHTML = '';
});

it('leads the focus to what was done, after each press', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  let done = 0;
  function Page() {
    const said = useLoaderData<string | null>() ?? undefined;
    const head = { back: { to: '/', text: 'Back' }, title: 'Co-authors', work: 'Tides', intro: 'Who writes it.', refused: undefined };
    return (
      <>
        <AuthorPageHead {...head} said={said} />
        <Form method="post">
          <button key={done} type="submit">
            Invite {done}
          </button>
        </Form>
      </>
    );
  }
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: Page,
      HydrateFallback: () => null,
      loader: () => (done > 0 ? 'Invited.' : null),
      action: () => {
        done += 1;
        return null;
      },
    },
  ]);
  createRoot(page).render(<Stub />);
  const line = await vi.waitUntil(() => page.querySelector('[role=status]'));
  expect(line.textContent).toBe('');
  for (const time of [1, 2]) {
    const button = page.querySelector('button');
    button?.focus();
    button?.click();
    await vi.waitUntil(() => page.querySelector('button')?.textContent === `Invite ${time}`);
    await vi.waitUntil(() => document.activeElement === line);
    expect(line.textContent).toBe('Invited.');
  }
});
