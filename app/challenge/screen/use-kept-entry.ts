import { useCallback, useEffect, useRef, useState } from 'react';
import { randomId } from '~/platform/ids/random-id';
import { browserStorage } from '~/platform/storage/browser-storage';
import { createDraftStore, type DraftStore, findDrafts } from '~/stories/saving/local-draft';
import { bringBackWords } from '~/stories/saving/sealed/words-of-writers';
import { countWords } from '~/stories/text/words';
import type { OwnEntry } from '../entering/enter.server';

interface KeptEntry {
  playerId: string;
  monday: string;
  /** The entry as the server has it. */
  own: OwnEntry | undefined;
  /** Whether the page shows what was refused. */
  refused: boolean;
}

/**
 * Keeps an entry on this device, under its writer's own key, while the server has other words, and brings it back when the page
 * is opened again.
 */
export function useKeptEntry(formId: string, { playerId, monday, own, refused }: KeptEntry) {
  const store = useRef<DraftStore>(undefined);
  const [words, setWords] = useState(countWords(own?.body ?? ''));
  const [onDevice, setOnDevice] = useState(false);
  const sealedAt = own?.sealedAt ?? 0;

  const typed = useCallback(() => {
    const { title, body } = boxesOf(formId);
    if (!title || !body) return;
    setWords(countWords(body.value));
    const isSealed = title.value === (own?.title ?? '') && body.value === (own?.body ?? '');
    if (isSealed) store.current?.forget();
    const isKept = !isSealed && store.current?.keep({ title: title.value, body: body.value, baseVersion: sealedAt, at: Date.now() });
    setOnDevice(isKept === true);
  }, [formId, own?.title, own?.body, sealedAt]);
  const latest = useRef(typed);
  latest.current = typed;

  useEffect(() => {
    const open = () => {
      const storage = browserStorage();
      store.current = createDraftStore(storage, { playerId, storyId: monday, pageId: randomId(), kind: 'challenge' });
      const found = storage && findDrafts(storage, playerId, 'challenge').find(({ storyId }) => storyId === monday);
      const { title, body } = boxesOf(formId);
      // What was sealed since, from this page or another, is newer.
      const isNewer = found && found.draft.at > sealedAt;
      if (found && title && body) store.current.adopt(found);
      if (isNewer && !refused && title && body) {
        title.value = found.draft.title;
        body.value = found.draft.body;
      }
      latest.current();
    };
    const comingBack = bringBackWords(playerId);
    if (comingBack) void comingBack.then(open);
    else open();
  }, [formId, playerId, monday, sealedAt, refused]);

  return { words, onDevice, typed };
}

function boxesOf(formId: string): { title?: HTMLInputElement; body?: HTMLTextAreaElement } {
  const elements = document.forms.namedItem(formId)?.elements;
  const [title, body] = [elements?.namedItem('title'), elements?.namedItem('body')];
  return {
    ...(title instanceof HTMLInputElement && { title }),
    ...(body instanceof HTMLTextAreaElement && { body }),
  };
}
