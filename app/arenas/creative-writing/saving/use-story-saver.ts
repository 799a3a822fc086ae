import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { randomId } from '~/platform/ids/random-id';
import { useMachine } from '~/platform/machine/use-machine';
import { browserStorage } from '~/platform/storage/browser-storage';
import type { OpenSession } from '../session/writing-types';
import { createDraftStore, type DraftStore, type DraftWords, type FoundDraft, findDrafts } from './local-draft';
import { postSave } from './post-words';
import type { SavePurpose, Words } from './save.contract';
import { isUnsaved, type SaverEffect, type SaverState } from './save-machine';
import { beginWith, openSaverPage, type SaverPage, type SaverPageEvent, saverPageStep } from './saver-page';
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

export interface StorySaver extends Omit<SaverPage, 'saver'> {
  state: SaverState;
  /** Call after each change in a box. */
  typed(): void;
  ask(purpose: SavePurpose): void;
  choose(keep: 'mine' | 'theirs'): void;
  /** Call once the words are in a draft: removes the copy on this device. */
  release(): void;
}

/**
 * Connects the save machine to a page: boxes, the copy on this device, network and timers.
 * @see docs/decisions/0012-saving-words.md
 */
export function useStorySaver({ playerId, session, titleBox, bodyBox, onTimeLeft }: StorySaverOptions): StorySaver {
  const { storyId } = session;
  const store = useRef<DraftStore>(undefined);
  const [{ saver, ...shown }, machine] = useMachine<SaverPage, SaverPageEvent, SaverEffect>(
    () => ({ initial: openSaverPage(session), step: (state, event) => saverPageStep(state, event, randomId) }),
    (effect, { state, dispatch, dispatchIn }) => {
      switch (effect.type) {
        case 'send':
          void postSave(playerId, storyId, effect.request).then((outcome) => {
            const { saveId } = effect.request;
            if (outcome.kind !== 'answer') return dispatch({ type: outcome.kind, saveId });
            if (outcome.answer.status === 'saved') onTimeLeft(outcome.answer.gameMsLeft);
            dispatch({ type: 'answered', saveId, answer: outcome.answer });
          });
          break;
        case 'retry-in':
          dispatchIn(effect.ms, 'retry', { type: 'retry' });
          break;
        case 'clear-line-in':
          dispatchIn(effect.ms, 'line', { type: 'line-over' });
          break;
        case 'keep':
          dispatch({ type: 'kept', kept: store.current?.keep(draftWords(state().saver)) ?? false });
          break;
        case 'forget':
          store.current?.forget();
          break;
        case 'set-aside':
          store.current?.setAside({ ...draftWords(state().saver), ...effect.words });
          break;
        case 'show':
          if (titleBox.current) titleBox.current.value = effect.words.title;
          if (bodyBox.current) bodyBox.current.value = effect.words.body;
      }
    },
  );
  const { dispatch } = machine;

  // Once, after hydration: the boxes and this device may have newer words than the server.
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    const storage = browserStorage();
    store.current = createDraftStore(storage, { playerId, storyId: session.storyId, pageId: randomId() });
    const typedEarly = wordsIn(titleBox.current, bodyBox.current) ?? session;
    const found = storage ? draftsOfStory(() => findDrafts(storage, playerId), session.storyId) : [];
    const opening = beginWith(session, typedEarly, found);
    if (opening.adopted) store.current.adopt(opening.adopted);
    dispatch({ type: 'opened', opening });
    if (!opening.beginning.mine) return;
    dispatch({ type: 'typed', words: opening.beginning.mine });
    dispatch({ type: 'asked', purpose: 'save' });
  }, [playerId, session, titleBox, bodyBox, dispatch]);

  useAutosave(dispatch, session.gameSpeed);
  useLeaveWarning(isUnsaved(saver) && !shown.kept);

  return {
    ...shown,
    state: saver,
    typed: useCallback(() => {
      const words = wordsIn(titleBox.current, bodyBox.current);
      if (words) dispatch({ type: 'typed', words });
    }, [titleBox, bodyBox, dispatch]),
    ask: useCallback((purpose: SavePurpose) => dispatch({ type: 'asked', purpose }), [dispatch]),
    choose: useCallback((keep: 'mine' | 'theirs') => dispatch({ type: 'chosen', keep }), [dispatch]),
    release: useCallback(() => store.current?.forget(), []),
  };
}

function wordsIn(titleBox: HTMLInputElement | null, bodyBox: HTMLTextAreaElement | null): Words | undefined {
  return titleBox && bodyBox ? { title: titleBox.value, body: bodyBox.value } : undefined;
}

function draftWords({ words, version, ownSaves }: SaverState): DraftWords {
  const saveId = ownSaves.at(-1);
  return { title: words.title, body: words.body, baseVersion: version, at: Date.now(), ...(saveId && { saveId }) };
}

function draftsOfStory(find: () => FoundDraft[], storyId: string): FoundDraft[] {
  try {
    return find().filter((found) => found.storyId === storyId);
  } catch {
    return [];
  }
}

/** Saves every minute of game time, when the page is hidden, and when the connection comes back. */
function useAutosave(dispatch: (event: SaverPageEvent) => void, gameSpeed: number): void {
  useEffect(() => {
    const due = () => dispatch({ type: 'due' });
    const hidden = () => document.visibilityState === 'hidden' && due();
    const retry = () => dispatch({ type: 'retry' });
    const everyMinute = window.setInterval(due, (AUTOSAVE_SECONDS * 1000) / gameSpeed);
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', due);
    window.addEventListener('online', retry);
    return () => {
      window.clearInterval(everyMinute);
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', due);
      window.removeEventListener('online', retry);
      // Navigation within the site also closes this page.
      due();
    };
  }, [dispatch, gameSpeed]);
}

/** Asks before leaving the page, but only while that would lose words. */
function useLeaveWarning(wouldLose: boolean): void {
  useEffect(() => {
    if (!wouldLose) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [wouldLose]);
}
