import { type RefObject, useEffect, useRef, useState } from 'react';
import { randomId } from '~/platform/ids/random-id';
import { browserStorage } from '~/platform/storage/browser-storage';
import type { DraftStore, FoundDraft } from '~/stories/saving/local-draft';
import { visitorCopies, visitorStore } from './visitor-copies';

export interface VisitorWordsOnDevice {
  /** What is in the box. */
  text: string;
  /** Whether it outlives the page; undefined before anything was typed. */
  kept: boolean | undefined;
  /** What was written on this device from other prompts, latest first. */
  others: readonly FoundDraft[];
  typed(): void;
  discard(found: FoundDraft): void;
}

/** Keeps what a visitor types on this device, and brings it back when the page is opened again. */
export function useVisitorWords(box: RefObject<HTMLTextAreaElement | null>, promptId: string): VisitorWordsOnDevice {
  const store = useRef<DraftStore>(undefined);
  const [text, setText] = useState('');
  const [kept, setKept] = useState<boolean>();
  const [others, setOthers] = useState<readonly FoundDraft[]>([]);

  const typed = () => {
    const body = box.current?.value ?? '';
    setText(body);
    if (body.trim() === '') store.current?.forget();
    else setKept(store.current?.keep({ title: '', body, baseVersion: 0, at: Date.now() }));
  };
  const latest = useRef(typed);
  latest.current = typed;

  useEffect(() => {
    const storage = browserStorage();
    store.current = visitorStore(storage, promptId, randomId());
    const copies = storage ? visitorCopies(storage) : [];
    const own = copies.find(({ storyId }) => storyId === promptId);
    setOthers(copies.filter((found) => found !== own));
    if (own && box.current) {
      store.current.adopt(own);
      // Keys may have gone into the box before the script ran.
      const early = box.current.value;
      box.current.value = own.draft.body.includes(early) ? own.draft.body : `${own.draft.body}\n\n${early}`;
    }
    latest.current();
  }, [box, promptId]);

  const discard = (found: FoundDraft) => {
    browserStorage()?.removeItem(found.key);
    setOthers((before) => before.filter((other) => other !== found));
  };
  return { text, kept, others, typed, discard };
}
