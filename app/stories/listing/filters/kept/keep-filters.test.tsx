// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client';
import { createRoutesStub, redirect, useLoaderData } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { StorySort } from '../../story-orders';
import type { Narrowing } from '../narrowing.server';
import { NarrowingForm } from '../screen/narrowing-form';
import type { StoryFilters } from '../story-filters';
import { keptFilterTexts as texts } from './texts';

afterEach(() => {
  document.body.innerHTML = '';
});

type Kept = NonNullable<Narrowing['kept']>;
const nothingKept: Kept = { everywhere: false, fandom: false, fandomId: 'naruto', sort: 'latest', inUse: false };

/** The list of a fandom whose filters are folded, once all of it has come. */
async function list(filters: StoryFilters, kept: Kept, sort: StorySort = 'latest') {
  const page = document.body.appendChild(document.createElement('div'));
  const narrowing: Narrowing = {
    tags: [],
    leftOut: { unknown: [], tooMany: [] },
    facets: undefined,
    notShown: undefined,
    kept,
    toFollow: undefined,
  };
  const Stub = createRoutesStub([{ path: '/', Component: () => <NarrowingForm path="/" {...{ sort, filters, narrowing }} /> }]);
  createRoot(page).render(<Stub />);
  await vi.waitUntil(() => page.querySelector('form'));
  return page;
}

const opener = (page: HTMLElement) => page.querySelector('summary')?.textContent ?? undefined;
const presses = (page: HTMLElement) => [...page.querySelectorAll('details button')].map((button) => button.textContent);

describe('above a list, filters in use', () => {
  it('are kept for all lists or for its fandom, without opening all filters again', async () => {
    const page = await list({ from: '10000' }, nothingKept);
    expect(opener(page)).toBe(texts.open);
    expect(presses(page)).toEqual([texts.keep.everywhere, texts.keep.fandom]);
  });

  it('that one keeps are forgotten, or kept for more', async () => {
    const page = await list({ from: '10000' }, { ...nothingKept, fandom: true, inUse: true });
    expect(opener(page)).toBe(texts.title);
    expect(presses(page)).toEqual([texts.keep.everywhere, texts.forget.fandom]);
  });

  it('are forgotten also where they were taken off', async () => {
    const page = await list({}, { ...nothingKept, everywhere: true });
    expect(opener(page)).toBe(texts.title);
    expect(presses(page)).toEqual([texts.forget.everywhere]);
  });

  it('leave the focus where they were kept', async () => {
    const page = document.body.appendChild(document.createElement('div'));
    let isKept = false;
    function List() {
      const kept = { ...nothingKept, everywhere: useLoaderData<boolean>(), inUse: useLoaderData<boolean>() };
      const narrowing: Narrowing = {
        tags: [],
        leftOut: { unknown: [], tooMany: [] },
        facets: undefined,
        notShown: undefined,
        kept,
        toFollow: undefined,
      };
      return <NarrowingForm path="/" sort="latest" filters={{ from: '10000' }} narrowing={narrowing} />;
    }
    const Stub = createRoutesStub([
      { path: '/', Component: List, HydrateFallback: () => null, loader: () => isKept },
      {
        path: '/profile',
        action: () => {
          isKept = true;
          return redirect('/');
        },
      },
    ]);
    createRoot(page).render(<Stub />);
    const press = await vi.waitUntil(() => page.querySelector<HTMLButtonElement>('details button'));
    press.focus();
    press.click();
    await vi.waitUntil(() => opener(page) === texts.title);
    await vi.waitUntil(() => document.activeElement === page.querySelector('summary'));
  });

  it('are kept with their order, which may be kept alone', async () => {
    const sent = (page: HTMLElement) => page.querySelector<HTMLInputElement>('details input[name=filters]')?.value;
    const alone = await list({}, nothingKept, 'words');
    expect([opener(alone), sent(alone)]).toEqual([texts.openOrder, 'sort=words']);
    document.body.innerHTML = '';
    const both = await list({ from: '10000' }, nothingKept, 'words');
    expect([opener(both), sent(both)]).toEqual([texts.open, 'sort=words&from=10000']);
  });

  it('stay away where a reader opens all filters of a list that they freed of them', async () => {
    const page = await list({}, { ...nothingKept, everywhere: true });
    expect(page.querySelector('#more-filters')?.getAttribute('href')).toBe('/?filters=open&with=');
  });

  it('ask nothing where there are none', async () => {
    expect(opener(await list({}, nothingKept))).toBeUndefined();
  });
});
