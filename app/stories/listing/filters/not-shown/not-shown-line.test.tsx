// @vitest-environment happy-dom
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Narrowing } from '../narrowing.server';
import { NarrowingForm } from '../screen/narrowing-form';
import { MOST_NOT_SHOWN, type NotShown } from './not-shown';

/** What a list says of what it leaves out, and where that leads. */
async function said(notShown: NotShown | undefined, author?: { name: string; kind: 'mute' | 'block' }) {
  const narrowing: Narrowing = {
    ...{ tags: [], leftOut: { unknown: [], tooMany: [] }, facets: undefined, kept: undefined, toFollow: undefined },
    notShown,
  };
  const list = <NarrowingForm path="/series/1" sort="words" filters={{ length: 'short' }} {...{ narrowing, author }} />;
  const Stub = createRoutesStub([{ path: '/', Component: () => <Suspense fallback="">{list}</Suspense> }]);
  const page = document.body.appendChild(document.createElement('div'));
  const shown = createRoot(page);
  onTestFinished(() => shown.unmount());
  shown.render(<Stub />);
  await vi.waitUntil(() => page.querySelector('form'));
  const link = [...page.querySelectorAll('a')].find(({ textContent }) => /^(Show|Leave) /u.test(textContent ?? ''));
  const fields = new FormData(page.querySelector('form') ?? undefined);
  return { text: link?.closest('p')?.textContent, to: link?.getAttribute('href'), sent: fields.get('show') };
}

it('a list says how many stories it leaves out for its reader, and leads to itself with them', async () => {
  expect(await said({ stories: 2, areShown: false })).toEqual({
    text: '2 stories are not shown: you hid them or their tags, or their authors are muted or blocked. Show them',
    to: '/series/1?show=all&sort=words&length=short',
    sent: null,
  });
  expect((await said({ stories: MOST_NOT_SHOWN + 1, areShown: false })).text).toMatch(/^Over 1,000 stories are not shown: /u);
});

it('a list that shows them says so, leads to itself without them, and stays so in another order', async () => {
  expect(await said({ stories: 1, areShown: true })).toEqual({
    text: '1 story otherwise left out for you is shown, too. Leave it out',
    to: '/series/1?sort=words&length=short',
    sent: 'all',
  });
});

it('the page of an author names what the reader set against them, where that alone leaves the stories out', async () => {
  const areForAuthor = true;
  expect((await said({ stories: 1, areForAuthor, areShown: false }, { name: 'Ada', kind: 'mute' })).text).toBe(
    'You muted Ada: 1 story is not shown. Show their stories',
  );
  expect((await said({ stories: 1_001, areForAuthor, areShown: false }, { name: 'Ada', kind: 'block' })).text).toBe(
    'You blocked Ada: over 1,000 stories are not shown. Show their stories',
  );
  expect((await said({ stories: 1, areForAuthor: false, areShown: false }, { name: 'Ada', kind: 'mute' })).text).toBe(
    '1 story is not shown: you hid it or one of its tags, or its author is muted or blocked. Show it',
  );
});

it('a list that leaves out nothing says nothing', async () => {
  for (const notShown of [undefined, { stories: 0, areShown: true }]) expect((await said(notShown)).text).toBeUndefined();
});
