import type { BrowserStorage } from '~/platform/storage/browser-storage';
import { createDraftStore, type DraftStore, type FoundDraft, findDrafts } from '~/stories/saving/local-draft';

/** In place of a player's id: what visitors write is nobody's yet. */
const NOBODY = 'nobody';

/** What visitors wrote on this device, latest first; `storyId` is the prompt's. */
export function visitorCopies(storage: BrowserStorage): FoundDraft[] {
  return findDrafts(storage, NOBODY, 'visitor');
}

/** Keeps what a visitor writes from a prompt on this device. @param pageId distinguishes this page from other tabs. */
export function visitorStore(storage: BrowserStorage | undefined, promptId: string, pageId: string): DraftStore {
  return createDraftStore(storage, { playerId: NOBODY, storyId: promptId, pageId, kind: 'visitor' });
}

/** Removes copies of words that the site has. @returns the others. */
export function dropTaken(storage: BrowserStorage, taken: string | undefined): FoundDraft[] {
  return visitorCopies(storage).filter(({ key, draft }) => {
    const isThere = draft.body.trim() === '' || draft.body.trim() === taken?.trim();
    if (isThere) storage.removeItem(key);
    return !isThere;
  });
}
