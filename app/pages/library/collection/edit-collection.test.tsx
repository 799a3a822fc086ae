// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createRoutesStub, useActionData } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { arrangingPageIn, arrangingPageOf } from '~/stories/collections/arranging/arranging';
import { collectedTexts } from '~/stories/collections/texts';
import type { CollectionReply } from './collection-action.server';
import { EditCollection } from './edit-collection';

afterEach(() => {
  document.body.innerHTML = '';
});

const said = { title: 'Lights', summary: '', notes: '', complete: false, isPublic: false, fandomId: null };
const story = (id: string) => ({ id, story: undefined, note: '', ownTags: [] });
const list = { kind: 'list' as const, collection: { ...said, id: 'list', isBookmarks: false }, fandoms: [], noteOn: undefined };

it('says beside a note that it was saved, and leaves the box open and the focus where it is', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  function List() {
    const reply = useActionData<CollectionReply>();
    const arranged = { stories: ['first', 'second'].map(story), page: 1, of: 2 };
    return <EditCollection {...list} {...{ arranged, reply }} />;
  }
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: List,
      action: async ({ request }) => ({ form: {}, result: { notedOn: String((await request.formData()).get('story')) } }),
    },
  ]);
  createRoot(page).render(<Stub />);
  const openers = await vi.waitUntil(() => {
    const found = [...page.querySelectorAll<HTMLElement>('a[aria-expanded]')];
    return found.length === 2 && found;
  });
  expect(page.querySelectorAll('textarea[name=note]'), 'no note is open').toHaveLength(0);
  openers[1]?.click();
  const box = await vi.waitUntil(() => page.querySelector<HTMLElement>('#note-second'));
  const button = box.querySelector('button');
  button?.focus();
  button?.click();
  await vi.waitUntil(() => box.querySelector('[role=status]')?.textContent === collectedTexts.saved);
  expect(document.activeElement).toBe(button);
  expect(openers.map((opener) => opener.getAttribute('aria-expanded'))).toEqual(['false', 'true']);
  const statuses = [...page.querySelectorAll('[role=status]')].map((status) => status.textContent).filter(Boolean);
  expect(statuses).toEqual([collectedTexts.saved]);
});

it('has a page for each fifty stories, and a note that an address opens', async () => {
  const arranged = { stories: ['first', 'second'].map(story), page: 2, of: 120 };
  const Stub = createRoutesStub([
    { path: '/', Component: () => <EditCollection {...list} {...{ arranged, reply: undefined }} noteOn="first" /> },
  ]);
  const html = renderToString(<Stub />);
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = html;
  expect(page.querySelector('#note-first textarea[name=note]')).not.toBeNull();
  const addresses = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(
    expect.arrayContaining([
      '/lists/list?do=edit#stories',
      '/lists/list?do=edit&page=2&note=second#note-second',
      '/lists/list?do=edit&page=3#stories',
    ]),
  );
  expect(page.querySelector('nav')?.textContent).toContain('51 to 52 of 120');
});

it('leads to the page of a story that was moved, and back to that of one that was taken out', () => {
  expect([1, 50, 51, 0].map(arrangingPageOf)).toEqual([1, 1, 2, 1]);
  const pageAt = (query: string) => arrangingPageIn(new URL(`https://site.example/lists/list?do=edit${query}`));
  expect(['', '&page=3', '&page=0', '&page=-1', '&page=x'].map(pageAt)).toEqual([1, 3, 1, 1, 1]);
});
