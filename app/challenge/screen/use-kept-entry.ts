import { useCallback, useEffect, useRef, useState } from 'react';
import { randomId } from '~/platform/ids/random-id';
import { browserStorage } from '~/platform/storage/browser-storage';
import { replayEdit } from '~/platform/text/replay-edit';
import { createDraftStore, type DraftStore, findDrafts } from '~/stories/saving/local-draft';
import { bringBackWords } from '~/stories/saving/sealed/words-of-writers';
import { countWords } from '~/stories/text/words';
import { showText } from '~/ui/fields/show-text';
import type { OwnEntry } from '../entering/enter.server';

interface KeptEntry {
  playerId: string;
  monday: string;
  /** The entry as the server has it. */
  own: OwnEntry | undefined;
  /** Whether the page shows what was refused. */
  refused: boolean;
}

const NOTHING = { title: '', body: '', sealedAt: 0 };

/**
 * Keeps an entry on this device, under its writer's own key, while the server has other words, and brings it back when the page
 * is opened again, with what was typed before it was there.
 */
export function useKeptEntry(formId: string, { playerId, monday, own, refused }: KeptEntry) {
  const store = useRef<DraftStore>(undefined);
  const { title: sealedTitle, body: sealedBody, sealedAt } = own ?? NOTHING;
  const [words, setWords] = useState(countWords(sealedBody));
  const [onDevice, setOnDevice] = useState(false);

  const typed = useCallback(() => {
    const { title, body } = boxesOf(formId);
    if (!title || !body) return;
    setWords(countWords(body.value));
    const isSealed = title.value === sealedTitle && body.value === sealedBody;
    if (isSealed) store.current?.forget();
    const isKept = !isSealed && store.current?.keep({ title: title.value, body: body.value, baseVersion: sealedAt, at: Date.now() });
    setOnDevice(isKept === true);
  }, [formId, sealedTitle, sealedBody, sealedAt]);
  const latest = useRef(typed);
  latest.current = typed;

  useEffect(() => {
    let here = true;
    const open = () => {
      if (!here) return;
      const storage = browserStorage();
      store.current = createDraftStore(storage, { playerId, storyId: monday, pageId: randomId(), kind: 'challenge' });
      const found = storage && findDrafts(storage, playerId, 'challenge').find(({ storyId }) => storyId === monday);
      const { title, body } = boxesOf(formId);
      // What was sealed since, from this page or another, is newer.
      const isNewer = found && found.draft.at > sealedAt;
      if (found && title && body) store.current.adopt(found);
      if (isNewer && !refused && title && body) {
        // What was typed meanwhile was typed into the sealed words.
        showText(title, replayEdit(sealedTitle, title.value, found.draft.title));
        showText(body, replayEdit(sealedBody, body.value, found.draft.body));
      }
      latest.current();
    };
    const comingBack = bringBackWords(playerId);
    if (comingBack) void comingBack.then(open);
    else open();
    return () => {
      here = false;
    };
  }, [formId, playerId, monday, sealedTitle, sealedBody, sealedAt, refused]);

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
