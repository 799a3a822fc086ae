// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client';
import { createRoutesStub, useActionData } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { collectedTexts } from '~/stories/collections/texts';
import type { CollectionReply } from './collection-action.server';
import { EditCollection } from './edit-collection';

afterEach(() => {
  document.body.innerHTML = '';
});

const said = { title: 'Lights', summary: '', notes: '', complete: false, isPublic: false, fandomId: null };
const story = (id: string) => ({ id, story: undefined, fandomIds: [], note: '', ownTags: [] });

it('says beside a note that it was saved, and leaves the box open and the focus where it is', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  function List() {
    const reply = useActionData<CollectionReply>();
    const stories = ['first', 'second'].map(story);
    return <EditCollection kind="list" collection={{ ...said, id: 'list', isBookmarks: false }} {...{ fandoms: [], stories, reply }} />;
  }
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: List,
      action: async ({ request }) => ({ form: {}, result: { notedOn: String((await request.formData()).get('story')) } }),
    },
  ]);
  createRoot(page).render(<Stub />);
  const boxes = await vi.waitUntil(() => {
    const found = [...page.querySelectorAll('details')];
    return found.length === 2 && found;
  });
  const button = boxes[1]?.querySelector('button');
  if (boxes[1]) boxes[1].open = true;
  button?.focus();
  button?.click();
  await vi.waitUntil(() => boxes[1]?.querySelector('[role=status]')?.textContent === collectedTexts.saved);
  expect(document.activeElement).toBe(button);
  expect(boxes.map(({ open }) => open)).toEqual([false, true]);
  const statuses = [...page.querySelectorAll('[role=status]')].map((status) => status.textContent).filter(Boolean);
  expect(statuses).toEqual([collectedTexts.saved]);
});
