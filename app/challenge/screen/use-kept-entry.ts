import { useCallback, useEffect, useRef, useState } from 'react';
import { randomId } from '~/platform/ids/random-id';
import { browserStorage } from '~/platform/storage/browser-storage';
import { commonStart, replayEdit } from '~/platform/text/replay-edit';
import { createDraftStore, type DraftStore, type FoundDraft, findDrafts } from '~/stories/saving/local-draft';
import type { Words } from '~/stories/saving/save.contract';
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
 * is opened again, with what was typed before it was there. Where several pages left words of it, all come back.
 */
export function useKeptEntry(formId: string, { playerId, monday, own, refused }: KeptEntry) {
  const store = useRef<DraftStore>(undefined);
  const { title: sealedTitle, body: sealedBody, sealedAt } = own ?? NOTHING;
  const [words, setWords] = useState(countWords(sealedBody));
  const [onDevice, setOnDevice] = useState(false);

  const typed = useCallback(() => {
    const { title, body } = boxesOf(formId);
    if (!title || !body) return false;
    setWords(countWords(body.value));
    const isSealed = title.value === sealedTitle && body.value === sealedBody;
    if (isSealed) store.current?.forget();
    const isKept = !isSealed && store.current?.keep({ title: title.value, body: body.value, baseVersion: sealedAt, at: Date.now() });
    setOnDevice(isKept === true);
    return isKept === true;
  }, [formId, sealedTitle, sealedBody, sealedAt]);
  const latest = useRef(typed);
  latest.current = typed;

  useEffect(() => {
    let here = true;
    const storage = browserStorage();
    const pageId = randomId();
    const own = createDraftStore(storage, { playerId, storyId: monday, pageId, kind: 'challenge' });
    // From now on, though words of before may still be on their way: a page that is closed meanwhile leaves both.
    store.current = own;
    const open = () => {
      const { title, body } = boxesOf(formId);
      if (!here || !storage || !title || !body) return;
      const found = findDrafts(storage, playerId, 'challenge').filter(({ storyId, draft }) => storyId === monday && draft.page !== pageId);
      if (found[0]) own.adopt(found[0]);
      // What was sealed since, from this page or another, is newer.
      const newer = found.filter(({ draft }) => draft.at > sealedAt);
      const words = joinedWords(newer);
      const copies = newer.map(({ key }) => ({ key, text: storage.getItem(key) }));
      if (words && !refused) {
        // What was typed meanwhile was typed into the sealed words.
        showText(title, replayEdit(sealedTitle, title.value, words.title));
        showText(body, replayEdit(sealedBody, body.value, words.body));
      }
      const isKept = latest.current();
      if (!isKept || refused) return;
      // The page's own copy has all of them.
      for (const { key, text } of copies) if (storage.getItem(key) === text) storage.removeItem(key);
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

/** The words of all drafts, so that nothing of any is lost. @param drafts the latest first. @returns undefined without one. */
function joinedWords(drafts: readonly FoundDraft[]): Words | undefined {
  const latest = drafts[0]?.draft;
  if (!latest) return undefined;
  const before = joinedWords(drafts.slice(1));
  if (!before) return latest;
  const title = latest.title || before.title;
  if (latest.body.includes(before.body)) return { title, body: latest.body };
  if (before.body.includes(latest.body)) return { title, body: before.body };
  const added = latest.body.slice(commonStart(before.body, latest.body)).trim();
  return { title, body: `${before.body}\n\n${added}` };
}

function boxesOf(formId: string): { title?: HTMLInputElement; body?: HTMLTextAreaElement } {
  const elements = document.forms.namedItem(formId)?.elements;
  const [title, body] = [elements?.namedItem('title'), elements?.namedItem('body')];
  return {
    ...(title instanceof HTMLInputElement && { title }),
    ...(body instanceof HTMLTextAreaElement && { body }),
  };
}
