// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client';
import { createRoutesStub, Form, useLoaderData } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { SavedLine } from './saved-line';

afterEach(() => {
  document.body.innerHTML = '';
});

it('has the focus after each thing that was saved', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  let saved = 0;
  function Page() {
    const shown = useLoaderData();
    return (
      <>
        <SavedLine isSaved={saved > 0} address="/" shown={shown} />
        <Form method="post">
          <button key={saved} type="submit">
            Save {saved}
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
      loader: () => ({ saved }),
      action: () => {
        saved += 1;
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
    await vi.waitUntil(() => page.querySelector('button')?.textContent === `Save ${time}`);
    await vi.waitUntil(() => document.activeElement === line);
    expect(line.textContent).toContain('Saved.');
  }
});
