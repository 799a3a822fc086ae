// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client';
import { createRoutesStub, useLoaderData } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MAX_CHAPTERS } from '../../../limits';
import type { ImportedWork } from '../list-works.server';
import { backlistTexts as texts } from '../texts';
import { BacklistPage } from './backlist-page';

const work = { id: crypto.randomUUID(), title: 'Tides', fandom: 'Naruto', state: 'draft', chapters: 2, words: 400 } as ImportedWork;
/** What the page has sent by its forms. */
let posted: Record<string, unknown>[] = [];

beforeEach(() => {
  posted = [];
  vi.stubGlobal('fetch', async () => Response.json({ status: 'known', known: [] }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

async function show(): Promise<HTMLElement> {
  const page = document.body.appendChild(document.createElement('div'));
  const writer = { id: crypto.randomUUID(), name: 'Mara' };
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => <BacklistPage writer={writer} works={useLoaderData()} form={undefined} />,
      HydrateFallback: () => null,
      loader: () => (posted.length === 0 ? [work] : []),
      action: async ({ request }) => {
        posted.push(Object.fromEntries(await request.formData()));
        return null;
      },
    },
  ]);
  createRoot(page).render(<Stub />);
  await vi.waitUntil(() => page.textContent?.includes('Tides'));
  return page;
}

const button = (label: string, within: ParentNode = document) =>
  vi.waitUntil(() => [...within.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(label)));

it('asks before a draft is deleted', async () => {
  const page = await show();
  (await button(texts.discard, page)).click();
  const question = await vi.waitUntil(() => document.querySelector('[role=alertdialog]'));
  expect(question.textContent).toContain(texts.discardQuestion('Tides').title);
  expect(posted).toEqual([]);
});

it('leads the focus to the list where the pressed button is gone', async () => {
  const page = await show();
  const publish = await button(`${texts.publish}:`, page);
  publish.focus();
  publish.click();
  await vi.waitUntil(() => page.textContent?.includes(texts.none));
  expect(posted).toEqual([{ id: work.id, intent: 'publish' }]);
  await vi.waitUntil(() => document.activeElement?.id === 'imported');
});

/** Has a file read. @returns the tick of the work in it. */
async function choose(page: HTMLElement, file: File): Promise<HTMLInputElement> {
  const input = page.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no field for files.');
  await vi.waitUntil(() => !input.disabled);
  Object.defineProperty(input, 'files', { value: [file] });
  input.dispatchEvent(new Event('change', { bubbles: true }));
  return vi.waitUntil(() => page.querySelector<HTMLInputElement>('input[name=work]'));
}

it('says that no work is ticked', async () => {
  const page = await show();
  const tick = await choose(page, new File(['The gate stood open.'], 'Gate.txt'));
  tick.click();
  (await button(texts.importChosen, page)).click();
  const alert = await vi.waitUntil(() => page.querySelector('[role=alert]'));
  expect(alert.textContent).toBe(texts.noneChosen);
});

it('says that a work has too many chapters, and does not let it be chosen', async () => {
  const page = await show();
  const text = (chapters: number) => Array.from({ length: chapters }, (_, index) => `## ${index + 1}\n\nIt stood open.\n`).join('\n');
  const tick = await choose(page, new File([text(MAX_CHAPTERS + 1)], 'Gate.md'));
  expect([tick.checked, tick.disabled, page.textContent?.includes(texts.tooManyChapters)]).toEqual([false, true, true]);
});
