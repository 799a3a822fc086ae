// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { expect, it, vi } from 'vitest';
import EndOfText, { type EndOfTextProps } from './end-of-text';
import { afterTexts } from './texts';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const visitors: EndOfTextProps = {
  story: { id: ID, title: 'The Ninth Gate', ratingCount: 0, own: false, bookmarked: false },
  ...{ kudos: { people: 0, visitors: 0, own: false }, kudosOutcome: undefined, kept: undefined, signedIn: false },
  ...{ chapter: 3, address: `https://arena.example/fan-fiction/story/${ID}` },
};

it('leads a visitor at the end of a chapter to the sign-in, and from there back to it', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  const Stub = createRoutesStub([{ path: '/', Component: () => <EndOfText {...visitors} /> }]);
  createRoot(page).render(<Stub />);
  const link = await vi.waitUntil(() => [...page.querySelectorAll('a')].find((each) => each.textContent === afterTexts.signInToKeep));
  expect(new URL(link.href).searchParams.get('to')).toBe(`/fan-fiction/story/${ID}?chapter=3`);
});
