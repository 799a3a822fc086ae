import { type RefObject, useCallback, useRef } from 'react';
import { randomId } from '~/platform/ids/random-id';
import { deskStorage } from '~/stories/saving/journal/desk-storage';
import { createDraftStore, type FoundDraft, findDrafts, type ServerWords, type WordsKind } from '~/stories/saving/local-draft';
import type { SaveRequest } from '~/stories/saving/save.contract';
import { type SaveOutcome, type Saver, type SaverDevice, useSaver } from '~/stories/saving/use-saver';
import { showText } from '~/ui/fields/show-text';

export interface StorySaverOptions {
  playerId: string;
  storyId: string;
  server: ServerWords;
  /** What the words are, by which this device keeps them. */
  kind: WordsKind;
  /** The boxes for title and words, which are uncontrolled. */
  titleBox: RefObject<HTMLInputElement | null>;
  bodyBox: RefObject<HTMLTextAreaElement | null>;
  /** Sends one save. Never throws. */
  post(request: SaveRequest): Promise<SaveOutcome>;
  /** Time between two automatic saves, in ms. */
  autosaveMs: number;
}

export type StorySaver = Saver;

/** Saves the words of a story while they are written, in a session or later. @see docs/decisions/0012-saving-words.md */
export function useStorySaver({ playerId, storyId, server, kind, titleBox, bodyBox, post, autosaveMs }: StorySaverOptions): StorySaver {
  const boxes = useRef({
    read: () => (titleBox.current && bodyBox.current ? { title: titleBox.current.value, body: bodyBox.current.value } : undefined),
    show: ({ title, body }: { title: string; body: string }) => {
      showText(titleBox.current, title);
      showText(bodyBox.current, body);
    },
  });
  return useSaver({
    writerId: playerId,
    server,
    boxes,
    search: useCallback(() => storyCopies({ playerId, storyId, kind }), [playerId, storyId, kind]),
    post,
    autosaveMs,
  });
}

/** What this device has of a story, and where a new page keeps its words. */
export function storyCopies({ playerId, storyId, kind }: Pick<StorySaverOptions, 'playerId' | 'storyId' | 'kind'>): SaverDevice {
  const storage = deskStorage();
  return {
    textId: storyId,
    store: createDraftStore(storage, { playerId, storyId, pageId: randomId(), kind }),
    found: storage ? draftsOfStory(() => findDrafts(storage, playerId, kind), storyId) : [],
  };
}

function draftsOfStory(find: () => FoundDraft[], storyId: string): FoundDraft[] {
  try {
    return find().filter((found) => found.storyId === storyId);
  } catch {
    return [];
  }
}
