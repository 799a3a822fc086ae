// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSealPairs } from '~/platform/sealing/seal-pairs.server';
import { keysWith } from '~/platform/storage/browser-storage';
import { createDraftStore } from '~/stories/saving/local-draft';
import { deviceSeals } from '~/stories/saving/sealed/device-seals';
import { bringBackWords, tendWords } from '~/stories/saving/sealed/words-of-writers';
import { useKeptEntry } from './use-kept-entry';

const pair = createSealPairs('a secret of some length for the test', 'words')('ann');
let key: PromiseWithResolvers<Response>;
let root: Root | undefined;

beforeEach(() => {
  key = Promise.withResolvers();
  vi.stubGlobal('fetch', async () => (await key.promise).clone());
});
afterEach(() => {
  root?.unmount();
  document.body.innerHTML = '';
  localStorage.clear();
  vi.unstubAllGlobals();
});

const monday = '2026-03-02';
const kept = () => JSON.stringify({ ...localStorage });
const boxes = () => [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].map(({ value }) => value);

function Entry() {
  const { words, typed } = useKeptEntry('entry', { playerId: 'ann', monday, own: undefined, refused: false });
  return (
    <form id="entry" onInput={typed}>
      <input name="title" />
      <textarea name="body" />
      <output>{words}</output>
    </form>
  );
}

function open(): void {
  const page = createRoot(document.body.appendChild(document.createElement('div')));
  root = page;
  flushSync(() => page.render(<Entry />));
}

function type(words: string): void {
  const box = document.querySelector('textarea');
  if (box) box.value += words;
  box?.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Words of an entry that wait sealed on this device. */
async function leaveSealed(title: string, body: string): Promise<void> {
  createDraftStore(localStorage, { playerId: 'ann', storyId: monday, pageId: 'earlier', kind: 'challenge' }).keep({
    ...{ title, body, baseVersion: 0, at: 1 },
  });
  deviceSeals.write(JSON.stringify({ ann: pair.seal }));
  await tendWords(undefined);
  expect(kept()).not.toContain(body);
}

it('an entry that is not sent is sealed on a device whose owner writes nothing else', async () => {
  key.resolve(Response.json(pair));
  open();
  await vi.waitFor(() => expect(deviceSeals.read()).toContain('ann'));
  type('A secret.');
  await vi.waitFor(() => expect(kept()).toContain('A secret.'));
  await tendWords(undefined);
  expect(kept()).not.toContain('A secret.');
  expect(kept()).toContain('quillarena:sealed:ann:challenge:');
});

it('what is typed before sealed words are back stays, at their end', async () => {
  await leaveSealed('The Ferry', 'It left.');
  open();
  type(' Nobody waved.');
  key.resolve(Response.json(pair));
  await vi.waitFor(() => expect(boxes()).toEqual(['The Ferry', 'It left. Nobody waved.']));
  expect(document.querySelector('output')?.textContent).toBe('4');
  await vi.waitFor(() => expect(kept()).toContain('It left. Nobody waved.'));
});

it('what is typed before sealed words are back is kept at once, and comes back with them', async () => {
  await leaveSealed('The Ferry', 'It left.');
  open();
  type('Nobody waved.');
  expect(kept()).toContain('Nobody waved.');
  // The page is closed before the key has come.
  root?.unmount();
  document.body.innerHTML = '';
  key.resolve(Response.json(pair));
  await bringBackWords('ann');
  open();
  await vi.waitFor(() => expect(boxes()).toEqual(['The Ferry', 'It left.\n\nNobody waved.']));
  expect(keysWith(localStorage, 'quillarena:challenge:ann:')).toHaveLength(1);
});

it('of two drafts of which one continues the other, that one comes back', async () => {
  const leave = (page: string, body: string, at: number) =>
    createDraftStore(localStorage, { playerId: 'ann', storyId: monday, pageId: page, kind: 'challenge' }).keep({
      ...{ title: 'The Ferry', body, baseVersion: 0, at },
    });
  key.resolve(Response.json(pair));
  leave('one', 'It left. Nobody waved.', 1);
  leave('two', 'It left.', 2);
  open();
  await vi.waitFor(() => expect(boxes()).toEqual(['The Ferry', 'It left. Nobody waved.']));
});

it('words that come back after the page was left are not put into another', async () => {
  await leaveSealed('The Ferry', 'It left.');
  open();
  root?.unmount();
  document.body.innerHTML = '<form id="entry"><input name="title"><textarea name="body"></textarea></form>';
  key.resolve(Response.json(pair));
  await bringBackWords('ann');
  expect(kept()).toContain('It left.');
  expect(boxes()).toEqual(['', '']);
});
