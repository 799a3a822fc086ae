import { z } from 'zod/mini';
import { type BrowserStorage, keysWith } from '~/platform/storage/browser-storage';
import { storedJson } from '~/platform/storage/stored-json';
import { createTabCopies } from '~/platform/storage/tab-copies';
import { containsWords, sameWords } from './merging/same-words';
import { wordBase } from './merging/word-base';
import type { Words } from './save.contract';

/** Words stored on a device until the server has them. */
const localDraft = z.object({
  title: z.string(),
  body: z.string(),
  /** The version of the story that they build on. */
  baseVersion: z.number(),
  /** What they were made from, the words of that version; unknown in drafts of earlier releases. */
  base: z.optional(wordBase),
  /** The page that they were typed in; distinguishes two tabs. */
  page: z.string(),
  /** The last save sent from this page, until it is answered. */
  saveId: z.optional(z.string()),
  /** What that save sent, as an edit of these words; unknown in drafts of earlier releases. */
  sent: z.optional(wordBase),
  /** Not chosen in a conflict; stored only for copying. */
  setAside: z.optional(z.literal(true)),
  /** When they were stored, in ms since 1970. */
  at: z.number(),
});
export type LocalDraft = z.output<typeof localDraft>;

export type DraftWords = Omit<LocalDraft, 'page' | 'setAside'>;

export interface FoundDraft {
  key: string;
  storyId: string;
  draft: LocalDraft;
}

/** Where words are stored: those of sessions, those with which a published story is revised, those of duels and slow rooms, entries to the challenge, and those of visitors. */
const PREFIXES = {
  draft: 'quillarena:draft:',
  revision: 'quillarena:revision:',
  duel: 'quillarena:duel:',
  challenge: 'quillarena:challenge:',
  slow: 'quillarena:slow:',
  visitor: 'quillarena:visitor:',
};
export type WordsKind = keyof typeof PREFIXES;

/** The story as the server has it. */
export interface ServerWords extends Words {
  version: number;
  saveId: string | undefined;
  /** When it was saved, in ms since 1970. */
  savedAt?: number | undefined;
}

/**
 * Decides what to do with words found on this device.
 * 'there': the server has them, or a text that contains them. 'restore': they continue what the server has. 'choose': the
 * two have diverged.
 */
export function reconcile(draft: LocalDraft, server: ServerWords): 'there' | 'restore' | 'choose' {
  if (sameWords(draft, server)) return 'there';
  const continues = draft.baseVersion === server.version || (draft.saveId !== undefined && draft.saveId === server.saveId);
  if (continues && !draft.setAside) return 'restore';
  return containsWords(server, draft) ? 'there' : 'choose';
}

/** All of a player's drafts on this device, latest first; never anybody else's. */
export function findDrafts(storage: BrowserStorage, playerId: string, kind: WordsKind = 'draft'): FoundDraft[] {
  const own = `${PREFIXES[kind]}${playerId}:`;
  return keysWith(storage, own)
    .flatMap((key) => {
      const draft = storedJson(localDraft, storage.getItem(key));
      return draft ? [{ key, storyId: key.slice(own.length).split(':')[0] ?? '', draft }] : [];
    })
    .sort((one, other) => other.draft.at - one.draft.at);
}

export interface DraftStore {
  /** Stores words on this device. @returns whether they outlive this page. */
  keep(draft: DraftWords): boolean;
  /** Removes this page's copy, once the server has the words. */
  forget(): void;
  /** Stores words that were not chosen under a separate key, for copying. */
  setAside(draft: DraftWords): void;
  /** Removes words that were not chosen: the story's history has them. */
  dropAside(words: Words): void;
  /** Takes over a draft of an earlier page: this page now updates and removes it. */
  adopt(found: FoundDraft): void;
}

/**
 * Stores one page's words for one story.
 * @param storage undefined when the browser has none: then nothing outlives the page.
 * @param pageId distinguishes this page from other tabs.
 */
export function createDraftStore(
  storage: BrowserStorage | undefined,
  { playerId, storyId, pageId, kind = 'draft' }: { playerId: string; storyId: string; pageId: string; kind?: WordsKind },
): DraftStore {
  const key = `${PREFIXES[kind]}${playerId}:${storyId}`;
  const copies = createTabCopies(storage, { key, pageId, pageOf: (text) => storedJson(localDraft, text)?.page });
  return {
    keep: (draft) => copies.keep(JSON.stringify({ ...draft, page: pageId })),
    forget: copies.forget,
    setAside(draft) {
      try {
        const text = JSON.stringify({ ...draft, page: pageId, setAside: true });
        storage?.setItem(`${key}:aside-${draft.at.toString(36)}-${pageId}`, text);
      } catch {
        // The page also shows these words.
      }
    },
    dropAside(words) {
      try {
        for (const aside of storage ? keysWith(storage, `${key}:aside-`) : []) {
          const draft = storedJson(localDraft, storage?.getItem(aside));
          if (draft && sameWords(draft, words)) storage?.removeItem(aside);
        }
      } catch {
        // They are compared with the history again when they are found.
      }
    },
    adopt: (found) => copies.adopt(found.key),
  };
}
