// @vitest-environment happy-dom
import { type ComponentProps, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import { collectedTexts } from '~/stories/collections/texts';
import { CollectionView } from './collection-view';

const card = {
  ...{ id: '1', title: 'The Ninth Gate', arena: 'fan_fic', author: 'Mara', authorId: null, prompt: 'Naruto', preview: '', counts: [] },
  ...{ cover: '', publishedOn: 'Mar 1, 2026', average: undefined, ratingCount: 0, ownRating: undefined, own: false },
  ...{ isNew: false, note: '', ownTags: ['rain'] },
} as unknown as ComponentProps<typeof CollectionView>['cards'][number];

/** Where the links of a list lead, by their texts, narrowed to the tag 'tea' or not. */
async function linksOf(ownTag: string | undefined, areShown: boolean) {
  const notShown = { stories: 2, areShown };
  const list = {
    ...{ kind: 'list', ownTag, sort: 'words', filters: {}, hasBook: false, after: undefined, next: undefined, signedIn: true },
    collection: {
      ...{ id: 'gates', title: 'The Gates', summary: '', notes: '', complete: false, owner: 'Ivo', ownerId: null },
      ...{ own: false, isPublic: true, hidden: false, followed: false, works: 1, words: 0 },
    },
    narrowing: { tags: [], leftOut: { unknown: [], tooMany: [] }, facets: undefined, kept: undefined, toFollow: undefined, notShown },
    ...{ cards: [card], error: undefined },
  } as unknown as ComponentProps<typeof CollectionView>;
  const Page = () => (
    <Suspense fallback="">
      <CollectionView {...list} />
    </Suspense>
  );
  const Stub = createRoutesStub([{ path: '/', Component: Page, action: () => null }]);
  const page = document.body.appendChild(document.createElement('div'));
  const shown = createRoot(page);
  onTestFinished(() => shown.unmount());
  shown.render(<Stub />);
  await vi.waitUntil(() => /Show them|Leave them out/u.test(page.textContent ?? ''));
  const links = [...page.querySelectorAll('a')].map((link) => [link.textContent ?? '', link.getAttribute('href')] as const);
  return { ...Object.fromEntries(links), sent: new FormData(page.querySelector('form.list-form') as HTMLFormElement).get('own') };
}

it('a list narrowed to a tag of its owner’s stays so with the stories that it leaves out, and in another order', async () => {
  expect(await linksOf('tea', false)).toMatchObject({ 'Show them': '/lists/gates?own=tea&show=all&sort=words', sent: 'tea' });
  expect(await linksOf('tea', true)).toMatchObject({ 'Leave them out': '/lists/gates?own=tea&sort=words' });
});

it('a list with the stories that it leaves out stays so in those of a tag of its owner’s, and back in all of it', async () => {
  expect(await linksOf('tea', true)).toMatchObject({
    rain: '/lists/gates?own=rain&show=all',
    [collectedTexts.allOfIt]: '/lists/gates?show=all',
  });
  expect(await linksOf('tea', false)).toMatchObject({ rain: '/lists/gates?own=rain', [collectedTexts.allOfIt]: '/lists/gates' });
  expect(await linksOf(undefined, true)).toMatchObject({ 'Leave them out': '/lists/gates?sort=words', sent: null });
});
