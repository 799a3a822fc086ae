// @vitest-environment happy-dom
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { expect, it, vi } from 'vitest';
import { withFilter } from '../../../testing/with-filter';
import type { Facets } from '../../listed/facets.server';
import { bySeveral } from '../filter-kinds';
import { filterTexts as texts } from '../texts';
import FilterPanel from './filter-panel';
import type { NarrowedList } from './narrowed-list';

const list: NarrowedList = {
  ...{ path: '/stories', kept: {}, sort: 'latest', sorts: [], filters: { tags: '11,-12' }, useful: ['tags'] },
  narrowing: {
    ...{ leftOut: { unknown: [], tooMany: [] }, facets: undefined, notShown: undefined, kept: undefined, toFollow: undefined },
    tags: [
      { id: 11, kind: 'freeform', name: 'Tea' },
      { id: 12, kind: 'freeform', name: 'Rain' },
    ],
  },
  addressOf: () => '/stories',
};
const facets: Facets = {
  ...{ stories: 2, hasMore: false, lookedInto: 2, values: {} },
  tags: Array.from({ length: 10 }, (_, id) => ({ id: id + 1, kind: 'freeform' as const, name: `Leaf ${id}`, stories: 2 })),
};

async function shown(of: Partial<NarrowedList> = {}, counted: Partial<Facets> = {}): Promise<HTMLElement> {
  const page = document.body.appendChild(document.createElement('div'));
  const Panel = () => <FilterPanel list={{ ...list, ...of }} facets={{ ...facets, ...counted }} />;
  createRoot(page).render(createElement(createRoutesStub([{ path: '/', Component: Panel }])));
  await vi.waitUntil(() => page.querySelector('fieldset'));
  return page;
}

it('draws a filter that was added, by several of its options, with how many stories have each', async () => {
  const tones = bySeveral([
    { value: 'bright', label: 'Bright' },
    { value: 'dark', label: 'Dark' },
  ]);
  await withFilter({ label: 'Tone', any: 'Any tone', ...tones, asks: () => [] }, async (name, filtersOf) => {
    const page = await shown({ useful: [name], filters: filtersOf('-dark') }, { values: { [name]: [{ value: 'bright', stories: 3 }] } });
    expect(page.querySelector('fieldset')?.textContent).toContain(`ToneBright${texts.count(3)}`);
    const chosen = [...page.querySelectorAll<HTMLInputElement>('input:checked')].map(({ name, value }) => ({ name, value }));
    expect(chosen).toEqual([{ name, value: '-dark' }]);
  });
});

it('says of a chosen tag, too, which is not among the commonest, how many stories of the list have it', async () => {
  const page = await shown();
  const named = [...page.querySelectorAll('fieldset li')].slice(0, 2).map((item) => item.querySelector('span')?.textContent);
  expect(named, 'and of one that none has no number').toEqual([`Tea${texts.count(2)}`, 'Rain']);
});
