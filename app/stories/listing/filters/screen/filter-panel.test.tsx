// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { expect, it, vi } from 'vitest';
import type { Facets } from '../../listed/facets.server';
import { filterTexts as texts } from '../texts';
import FilterPanel from './filter-panel';
import type { NarrowedList } from './narrowed-list';

const list: NarrowedList = {
  ...{ path: '/stories', kept: {}, sort: 'latest', sorts: [], filters: { tags: '11,-12' }, useful: ['tags'] },
  narrowing: {
    ...{ leftOut: { unknown: [], tooMany: [] }, facets: undefined, kept: undefined, toFollow: undefined },
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

it('says of a chosen tag, too, which is not among the commonest, how many stories of the list have it', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  const Stub = createRoutesStub([{ path: '/', Component: () => <FilterPanel list={list} facets={facets} /> }]);
  createRoot(page).render(<Stub />);
  await vi.waitUntil(() => page.querySelector('fieldset'));
  const named = [...page.querySelectorAll('fieldset li')].slice(0, 2).map((item) => item.querySelector('span')?.textContent);
  expect(named, 'and of one that none has no number').toEqual([`Tea${texts.count(2)}`, 'Rain']);
});
