// @vitest-environment happy-dom
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Narrowing } from '~/stories/listing/filters/narrowing.server';
import { LibraryForm } from './library-form';
import { type LibraryList, listOf } from './library-list';

afterEach(() => {
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

const kept: Narrowing['kept'] = { everywhere: true, fandom: false, fandomId: undefined, sort: 'words', inUse: true };

const inUse: Narrowing = {
  tags: [],
  leftOut: { unknown: [], tooMany: [] },
  facets: undefined,
  notShown: undefined,
  kept,
  toFollow: undefined,
};

function routerOf(list: LibraryList, narrowing = inUse) {
  const element = <LibraryForm {...{ list, narrowing }} fandoms={{}} hasAllFandoms={false} />;
  return createMemoryRouter([{ path: '/stories', element }], { initialEntries: ['/stories'] });
}

/** The form above the list of an address, for a reader whose lists begin with the most words. */
async function formOf(address: string) {
  const router = routerOf({ ...listOf(new URLSearchParams(address)), ...(address === '' && { sort: 'words' as const }) });
  const page = document.body.appendChild(document.createElement('div'));
  createRoot(page).render(<RouterProvider router={router} />);
  const form = await vi.waitUntil(() => page.querySelector('form'));
  const type = (name: string, value: string) => {
    const field = form.elements.namedItem(name) as HTMLInputElement;
    field.value = value;
  };
  return { form, router, type };
}

const sent = (form: HTMLFormElement) => new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));

describe('a first search in a list that began in the order a reader keeps', () => {
  it('has the best matches first, sent without script', async () => {
    const { form, type } = await formOf('');
    type('q', 'gate');
    expect(listOf(sent(form))).toMatchObject({ search: 'gate', sort: 'relevance' });
    // Without words, the list stays in its order.
    type('q', '');
    expect(listOf(sent(form)).sort).toBe('words');
  });

  it('has the best matches first, sent with script', async () => {
    const { form, router, type } = await formOf('');
    type('q', 'gate');
    form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await vi.waitUntil(() => router.state.location.search !== '');
    expect(router.state.location.search).toBe('?q=gate');
  });

  it('has the order that is chosen with its words', async () => {
    const { form, type } = await formOf('');
    type('q', 'gate');
    type('sort', 'kudos');
    expect(listOf(sent(form))).toMatchObject({ search: 'gate', sort: 'kudos' });
  });

  it('leaves its order to those that follow it', async () => {
    const { form, type } = await formOf('q=gate&sort=words');
    type('q', 'tower');
    expect(listOf(sent(form))).toMatchObject({ search: 'tower', sort: 'words' });
  });
});

it('has all fandoms for a reader who came to its filters before the page had its script', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ naruto: 'Naruto' }));
  const page = document.body.appendChild(document.createElement('div'));
  const router = routerOf(listOf(new URLSearchParams()), { ...inUse, kept: undefined });
  page.innerHTML = renderToString(<RouterProvider router={router} />);
  const fandom = page.querySelector<HTMLSelectElement>('select[name=fandom]');
  fandom?.focus();
  hydrateRoot(page, <RouterProvider router={router} />);
  await vi.waitFor(() => expect(fandom?.textContent).toContain('Naruto'));
});
