// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { onAskedToKeep } from '~/platform/testing/asked-to-keep';
import type { NotShown } from '../../listing/filters/not-shown/not-shown';
import type { StoryCard } from '../../story';
import type { KeptListName } from '../kept-lists';
import { KeepHistory } from './keep-history';
import { KeptStories } from './kept-stories';

const asked = onAskedToKeep();
let root: Root | undefined;

afterEach(() => root?.unmount());

function show(shown: ReactNode): HTMLElement {
  const Stub = createRoutesStub([{ path: '/', Component: () => shown, action: () => null }]);
  const place = document.body.appendChild(document.createElement('div'));
  const page = createRoot(place);
  root = page;
  flushSync(() => page.render(<Stub />));
  return place;
}

const card: StoryCard = {
  ...{ id: '1', title: 'The Ninth Gate', arena: 'fan_fic', author: 'Mara', authorId: null, prompt: 'Naruto', preview: '', counts: [] },
  ...{ cover: '', publishedOn: 'Mar 1, 2026', average: undefined, ratingCount: 0, ownRating: undefined, own: false },
};
const listed = (list: KeptListName, stories: Parameters<typeof KeptStories>[0]['stories'], notShown?: NotShown) => {
  const narrowing = { tags: [], leftOut: { unknown: [], tooMany: [] }, facets: undefined, notShown, kept: undefined, toFollow: undefined };
  return <KeptStories {...{ list, stories, narrowing }} filters={{}} sort={undefined} next={undefined} paged={false} reply={undefined} />;
};

it('with a history that has been cleared, nothing of it stays on the device', async () => {
  show(listed('history', []));
  await vi.waitFor(() => expect(asked).toEqual([{ keep: 'nothing-read' }]));
});

it('with a history all of whose stories are left out for its person, it can be cleared, and what is on the device stays', async () => {
  const page = show(listed('history', [], { stories: 1, areShown: false }));
  await vi.waitFor(() => expect(page.textContent).toContain('1 story is not shown'));
  expect(page.textContent).toContain('Clear history');
  expect(page.textContent).not.toContain('Nothing in this list');
  expect(asked).toEqual([]);
});

it('with a story that is taken out of the history, its pages go from the device', async () => {
  const page = show(listed('history', [card]));
  page.querySelector<HTMLButtonElement>('button[value=forget-read]')?.click();
  await vi.waitFor(() => expect(asked).toEqual([{ keep: 'nothing-read', address: '/fan-fiction/story/1' }]));
});

it('with a setting that keeps no history, nothing of it stays on the device', async () => {
  show(<KeepHistory intent="keep-history" on={false} reply={undefined} />);
  await vi.waitFor(() => expect(asked).toEqual([{ keep: 'nothing-read' }]));
});
