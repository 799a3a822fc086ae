import { type RefObject, useCallback, useRef } from 'react';
import { randomId } from '~/platform/ids/random-id';
import { browserStorage } from '~/platform/storage/browser-storage';
import { createDraftStore, type FoundDraft, findDrafts } from '~/stories/saving/local-draft';
import { type Saver, useSaver } from '~/stories/saving/use-saver';
import { showText } from '~/ui/fields/show-text';
import type { OpenSession } from '../session/writing-types';
import { postSave } from './post-words';
import { AUTOSAVE_SECONDS } from './story-text';

export interface StorySaverOptions {
  playerId: string;
  session: OpenSession;
  /** The boxes for title and words, which are uncontrolled. */
  titleBox: RefObject<HTMLInputElement | null>;
  bodyBox: RefObject<HTMLTextAreaElement | null>;
  /** Called with the remaining game time that the server reported, in ms. */
  onTimeLeft(gameMs: number): void;
}

export type StorySaver = Saver;

/** Saves the words of a session while they are written. @see docs/decisions/0012-saving-words.md */
export function useStorySaver({ playerId, session, titleBox, bodyBox, onTimeLeft }: StorySaverOptions): StorySaver {
  const { storyId } = session;
  const boxes = useRef({
    read: () => (titleBox.current && bodyBox.current ? { title: titleBox.current.value, body: bodyBox.current.value } : undefined),
    show: ({ title, body }: { title: string; body: string }) => {
      showText(titleBox.current, title);
      showText(bodyBox.current, body);
    },
  });
  return useSaver({
    server: session,
    boxes,
    search: useCallback(() => {
      const storage = browserStorage();
      return {
        store: createDraftStore(storage, { playerId, storyId, pageId: randomId() }),
        found: storage ? draftsOfStory(() => findDrafts(storage, playerId), storyId) : [],
      };
    }, [playerId, storyId]),
    post: async (request) => {
      const outcome = await postSave(playerId, storyId, request);
      const gameMsLeft = outcome.kind === 'answer' && outcome.answer.status === 'saved' ? outcome.answer.gameMsLeft : undefined;
      if (gameMsLeft !== undefined) onTimeLeft(gameMsLeft);
      return outcome;
    },
    autosaveMs: (AUTOSAVE_SECONDS * 1000) / session.gameSpeed,
  });
}

function draftsOfStory(find: () => FoundDraft[], storyId: string): FoundDraft[] {
  try {
    return find().filter((found) => found.storyId === storyId);
  } catch {
    return [];
  }
}
