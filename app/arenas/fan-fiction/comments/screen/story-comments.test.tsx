// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client';
import { createRoutesStub, useNavigate } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { Toaster } from '~/ui/toasts/toaster';
import type { CommentPage } from '../comment.contract';
import StoryComments from './story-comments';

afterEach(() => {
  document.body.innerHTML = '';
});

const first: CommentPage = { threads: [], posting: 'shown', waiting: 0 };

/** A page whose only button leads to the comments of its story. @returns what has the focus there. */
async function focusAfter(address: string): Promise<Element | null> {
  const page = document.body.appendChild(document.createElement('div'));
  function Story() {
    const navigate = useNavigate();
    return <button type="button" onClick={() => void navigate(address)} />;
  }
  const Comments = () => (
    <Toaster>
      <StoryComments storyId="s" chapter={{ id: 'c', number: 1, title: 'The Gate' }} viewer={undefined} first={first} />
    </Toaster>
  );
  const Stub = createRoutesStub([
    { path: '/', Component: Story },
    { path: '/comments', Component: Comments },
  ]);
  createRoot(page).render(<Stub />);
  const button = await vi.waitUntil(() => page.querySelector('button'));
  button.focus();
  button.click();
  await vi.waitUntil(() => page.querySelector('h3'));
  return document.activeElement;
}

it('takes over the focus of the box at the end of a chapter, from which a reader has commented', async () => {
  expect((await focusAfter('/comments#comments'))?.textContent).toBe('Comments on The Gate');
});

it('leaves the focus to whatever else leads to its page', async () => {
  expect(await focusAfter('/comments')).toBe(document.body);
});
