// @vitest-environment happy-dom
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { createSealPairs } from '~/platform/sealing/seal-pairs.server';
import type { WordsKind } from '~/stories/saving/local-draft';
import { deviceSeals } from '~/stories/saving/sealed/device-seals';
import { tendWords } from '~/stories/saving/sealed/words-of-writers';
import { useStorySaver } from './use-story-saver';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const pairOf = createSealPairs('a secret of some length for the test', 'words');
const server = { title: '', body: '', version: 0, saveId: undefined };
const kept = () => JSON.stringify({ ...localStorage });

function Desk({ kind }: { kind: WordsKind }) {
  const titleBox = useRef<HTMLInputElement>(null);
  const bodyBox = useRef<HTMLTextAreaElement>(null);
  const post = async () => ({ kind: 'unreachable' as const });
  const saver = useStorySaver({ playerId: 'ann', storyId: 'tale', server, kind, titleBox, bodyBox, post, autosaveMs: 60_000 });
  return (
    <form onInput={saver.typed}>
      <input ref={titleBox} />
      <textarea ref={bodyBox} />
    </form>
  );
}

it.each(['draft', 'revision', 'duel', 'slow'] as const)('words of the kind %s are sealed on a device that knows no other', async (kind) => {
  vi.stubGlobal('fetch', async () => Response.json(pairOf('ann')));
  const place = document.body.appendChild(document.createElement('div'));
  const page = createRoot(place);
  flushSync(() => page.render(<Desk kind={kind} />));
  const box = place.querySelector('textarea');
  if (box) box.value = 'A secret.';
  box?.dispatchEvent(new Event('input', { bubbles: true }));
  await vi.waitFor(() => expect(kept()).toContain('A secret.'));
  await vi.waitFor(() => expect(deviceSeals.read()).toContain('ann'));
  page.unmount();
  await tendWords(undefined);
  expect(kept()).not.toContain('A secret.');
  expect(kept()).toContain('quillarena:sealed:ann:');
});
