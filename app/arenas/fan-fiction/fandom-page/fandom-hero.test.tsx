// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client';
import { createRoutesStub, data } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { TaskReply } from '../story-page/task-reply';
import { FandomHero } from './fandom-hero';
import { fandomPageTexts } from './texts';

const TOO_MANY = 'Too many attempts. Please wait 10 minutes and try again.';
const fandom = { id: 'naruto', name: 'Naruto', description: 'Ninjas.', genre: 'anime' as const, canWrite: true };
const hero = { fandom, backTo: '/', popularity: undefined, signedIn: true, address: '/naruto', refused: undefined };

afterEach(() => {
  document.body.innerHTML = '';
});

it('says next to the button why a press is refused, and stays as it was', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  const sent: FormData[] = [];
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => <FandomHero {...hero} follow={{ following: false, hasNew: false }} />,
      action: async ({ request }) => {
        sent.push(await request.formData());
        return data<TaskReply>({ intent: 'follow', form: { status: 'error', error: { '': [TOO_MANY] } } }, { status: 429 });
      },
    },
  ]);
  createRoot(page).render(<Stub />);
  const follow = await vi.waitUntil(() => page.querySelector<HTMLButtonElement>('button[value=follow]'));
  expect(page.querySelector('[role=alert]')).toBeNull();
  follow.click();
  await vi.waitUntil(() => page.querySelector('[role=alert]')?.textContent === TOO_MANY);
  expect(sent.map((form) => form.get('intent'))).toEqual(['follow']);
  expect([follow.textContent, follow.getAttribute('aria-pressed')]).toEqual([fandomPageTexts.follow, 'false']);
});
