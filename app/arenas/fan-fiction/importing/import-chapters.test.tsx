// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { archiveDownload } from '../testing/archive-download';
import { backlistTexts } from './backlist/texts';
import { type Destination, ImportChapters } from './import-chapters';
import { importingTexts } from './texts';

/** What the page has sent, and how the site answers each kind. */
const sent: { kind?: string; [field: string]: unknown }[] = [];
const answers: Record<string, unknown> = {
  look: { status: 'known', known: [{ id: crypto.randomUUID(), title: 'Old Tides', by: 'address' }] },
  work: { status: 'kept' },
  chapters: { status: 'story' },
};

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    const payload = JSON.parse(body);
    sent.push(payload);
    return Response.json(answers[payload.kind] ?? { status: 'saved', version: 1 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

/** The page for Mara, once a file is read. */
async function showing(destination: Destination, file: string): Promise<HTMLElement> {
  const page = document.body.appendChild(document.createElement('div'));
  const writer = { id: crypto.randomUUID(), name: 'Mara' };
  const Import = () => <ImportChapters {...{ writer, destination }} authors={['Mara', 'Ivo']} back="/back?tab=write" megabytes={1} />;
  const Stub = createRoutesStub([
    { path: '/', Component: Import },
    { path: '*', Component: () => <p>Elsewhere</p> },
  ]);
  createRoot(page).render(<Stub />);
  const input = await vi.waitUntil(() => page.querySelector<HTMLInputElement>('input[type=file]:not([disabled])'));
  Object.defineProperty(input, 'files', { value: [new File([file], 'tides.html')] });
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitUntil(() => page.querySelector('input[type=checkbox]'));
  return page;
}

async function send(page: HTMLElement): Promise<void> {
  page.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
  await vi.waitUntil(() => page.textContent === 'Elsewhere');
}

it('sends a work that says where it was as one, with all that its file says, and says so before', async () => {
  const page = await showing({ kind: 'story', fandomId: 'tidewater', fandom: 'Tidewater' }, archiveDownload({ author: 'Ivo' }));
  await vi.waitUntil(() => page.textContent?.includes(backlistTexts.known.address('Old Tides')));
  for (const text of [importingTexts.keptAsWork, backlistTexts.otherName, 'May 5, 2019', 'Part 2 of The Sea', 'Thanks.'])
    expect(page.textContent).toContain(text);
  await send(page);
  expect(sent.map(({ kind }) => kind)).toEqual(['look', 'work', 'chapters']);
  expect(sent[1]).toMatchObject({
    title: 'Tides',
    fandom: 'tidewater',
    chapters: 2,
    origin: { byline: 'Ivo', firstPublished: '2019-05-05' },
  });
});

it('sends chapters of a story that is here with their notes, and says what stays behind', async () => {
  const page = await showing({ kind: 'chapter', storyId: crypto.randomUUID() }, archiveDownload());
  expect(page.textContent).toContain(importingTexts.notOfStory);
  await send(page);
  expect(sent).toMatchObject([
    { title: 'Two', place: { kind: 'chapter', said: { noteAfter: 'More soon.' } } },
    { title: 'One', place: { kind: 'chapter', said: { noteBefore: 'Mind the step.' } } },
  ]);
});

it('keeps the chapters on the page where the server refuses them, with what it says', async () => {
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    const { place } = JSON.parse(body);
    return Response.json({ status: 'too-long', text: importingTexts.ofAnother(place.byline) }, { status: 422 });
  });
  const page = await showing({ kind: 'chapter', storyId: crypto.randomUUID() }, archiveDownload({ author: 'Ivo' }));
  page.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
  await vi.waitUntil(() => page.textContent?.includes(importingTexts.ofAnother('Ivo')));
  expect(page.querySelectorAll('input[type=checkbox]:checked')).toHaveLength(2);
});

it('takes chapters of any of the story’s authors, and none that name somebody else', async () => {
  const destination = { kind: 'chapter' as const, storyId: crypto.randomUUID() };
  const ours = await showing(destination, archiveDownload({ author: 'Ivo' }));
  expect(ours.querySelector('button[type=submit]')).not.toBeNull();
  ours.remove();
  const theirs = await showing(destination, archiveDownload({ author: 'Lena' }));
  expect(theirs.textContent).toContain(importingTexts.ofAnother('Lena'));
  expect(theirs.querySelector('button[type=submit]')).toBeNull();
  theirs.querySelector('form')?.requestSubmit();
  expect(sent).toEqual([]);
});
