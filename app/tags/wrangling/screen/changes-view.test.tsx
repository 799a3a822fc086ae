// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client';
import { createRoutesStub, useLoaderData } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { LoggedChange } from '../log.server';
import { ChangesView } from './changes-view';

afterEach(() => {
  document.body.innerHTML = '';
});

it('leaves the focus where a change was undone', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  const undone = new Set([1]);
  const change = (id: number): LoggedChange => ({
    ...{ id, at: '2026-03-01T12:00:00Z', action: 'settle', by: 'Ada', names: [`Tag ${id}`], tags: 1, into: undefined, parents: [] },
    undone: undone.has(id) ? { by: 'Ada' } : undefined,
  });
  function Log() {
    const changes = useLoaderData<LoggedChange[]>();
    return <ChangesView changes={changes} next={undefined} movesLeft={0} reply={undefined} />;
  }
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: Log,
      HydrateFallback: () => null,
      loader: () => [3, 2, 1].map(change),
      action: async ({ request }) => {
        undone.add(Number((await request.formData()).get('changeId')));
        return null;
      },
    },
  ]);
  createRoot(page).render(<Stub />);
  const buttons = await vi.waitUntil(() => {
    const found = [...page.querySelectorAll('button')];
    return found.length === 2 && found;
  });
  expect(document.activeElement).toBe(document.body);
  buttons[1]?.focus();
  buttons[1]?.click();
  await vi.waitUntil(() => page.querySelectorAll('button').length === 1);
  expect(document.activeElement?.closest('li')?.textContent).toContain('Tag 2');
  expect(document.activeElement?.textContent).toBe('undone by Ada');
});
