import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { randomId } from '~/platform/ids/random-id';
import { useMachine } from '~/platform/machine/use-machine';
import { storedItem } from '~/platform/storage/browser-storage';
import { asideOf, draftOf } from './draft-of';
import type { DraftStore, FoundDraft, ServerWords } from './local-draft';
import type { SaveAnswer, SavePurpose, SaveRequest, Words } from './save.contract';
import { beginWith, openSaverPage, type SaverPage, type SaverPageEvent, saverPageStep } from './saver-page';
import { isUnsaved, type SaverEffect, type SaverState } from './saver-state';
import { bringBackWords } from './sealed/words-of-writers';

/** What became of a request. 'unreachable': the same one may succeed later. 'refused': an answer outside the contract. */
export type SaveOutcome = { kind: 'answer'; answer: SaveAnswer } | { kind: 'unreachable' } | { kind: 'refused' };

/** What a page writes in; it holds the words itself. */
interface WordBoxes {
  /** undefined while there are none. */
  read(): Words | undefined;
  show(words: Words): void;
}

/** The copies on this device. */
export interface SaverDevice {
  /** The text that is written. */
  textId: string;
  store: DraftStore;
  found: readonly FoundDraft[];
}

export interface SaverOptions {
  writerId: string;
  server: ServerWords;
  boxes: RefObject<WordBoxes>;
  /** Searches this device. Called once, after hydration. */
  search(): SaverDevice;
  /** Sends one save. Never throws. */
  post(request: SaveRequest): Promise<SaveOutcome>;
  /** Time between two automatic saves, in ms. */
  autosaveMs: number;
}

export interface Saver extends Omit<SaverPage, 'saver'> {
  state: SaverState;
  /** Call after each change in a box. */
  typed(): void;
  ask(purpose: SavePurpose): void;
  choose(keep: 'mine' | 'theirs'): void;
  /** Call once the words are somewhere else: removes the copy on this device. */
  release(): void;
}

/**
 * Connects the save machine to a page: boxes, the copy on this device, network and timers.
 * @see docs/decisions/0012-saving-words.md
 */
export function useSaver({ writerId, server, boxes, search, post, autosaveMs }: SaverOptions): Saver {
  const store = useRef<DraftStore>(undefined);
  const [{ saver, ...shown }, machine] = useMachine<SaverPage, SaverPageEvent, SaverEffect>(
    () => ({ initial: openSaverPage(server), step: (state, event) => saverPageStep(state, event, randomId) }),
    (effect, { state, dispatch, dispatchIn }) => {
      switch (effect.type) {
        case 'send': {
          const { saveId } = effect.request;
          void post(effect.request).then((outcome) =>
            dispatch(outcome.kind === 'answer' ? { type: 'answered', saveId, answer: outcome.answer } : { type: outcome.kind, saveId }),
          );
          break;
        }
        case 'retry-in':
          dispatchIn(effect.ms, 'retry', { type: 'retry' });
          break;
        case 'clear-line-in':
          dispatchIn(effect.ms, 'line', { type: 'line-over' });
          break;
        case 'keep':
          dispatch({ type: 'kept', kept: store.current?.keep(draftOf(state().saver, Date.now())) ?? false });
          break;
        case 'forget':
          store.current?.forget();
          break;
        case 'set-aside':
          store.current?.setAside(asideOf(state().saver, effect.words, Date.now()));
          break;
        case 'drop-aside':
          store.current?.dropAside(effect.words);
          break;
        case 'show':
          boxes.current.show(effect.words);
      }
    },
  );
  const { dispatch } = machine;

  // Once, after hydration: the boxes and this device may have newer words than the server.
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    const open = () => {
      const device = search();
      store.current = device.store;
      const opening = beginWith(server, boxes.current.read() ?? server, device.found, device.textId);
      for (const { key } of opening.there) storedItem(key).remove();
      if (opening.adopted) store.current.adopt(opening.adopted);
      dispatch({ type: 'opened', opening });
      if (!opening.beginning.mine) return dispatch({ type: 'retry' });
      dispatch({ type: 'typed', words: opening.beginning.mine });
      dispatch({ type: 'asked', purpose: 'save' });
    };
    const comingBack = bringBackWords(writerId);
    if (comingBack) void comingBack.then(open);
    else open();
  }, [writerId, server, boxes, search, dispatch]);

  const typed = useCallback(() => {
    const words = boxes.current.read();
    if (words) dispatch({ type: 'typed', words, at: Date.now() });
  }, [boxes, dispatch]);
  // Of a long text the box tells late.
  const catchUp = useCallback(() => {
    const words = boxes.current.read();
    const known = machine.state().saver.words;
    if (words && opened.current && (words.body !== known.body || words.title !== known.title)) typed();
  }, [boxes, machine, typed]);
  const save = useCallback(
    (event: SaverPageEvent) => {
      catchUp();
      dispatch(event);
    },
    [catchUp, dispatch],
  );
  useAutosave(save, autosaveMs);
  useLeaveWarning(isUnsaved(saver) && !shown.kept);

  return {
    ...shown,
    state: saver,
    typed,
    ask: useCallback((purpose: SavePurpose) => save({ type: 'asked', purpose }), [save]),
    choose: useCallback((keep: 'mine' | 'theirs') => dispatch({ type: 'chosen', keep }), [dispatch]),
    release: useCallback(() => store.current?.forget(), []),
  };
}

/** Saves at intervals, when the page is hidden, and when the connection comes back. */
function useAutosave(dispatch: (event: SaverPageEvent) => void, everyMs: number): void {
  useEffect(() => {
    const due = () => dispatch({ type: 'due' });
    const hidden = () => document.visibilityState === 'hidden' && due();
    const retry = () => dispatch({ type: 'retry' });
    const timer = window.setInterval(due, everyMs);
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', due);
    window.addEventListener('online', retry);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', due);
      window.removeEventListener('online', retry);
      // Navigation within the site also closes this page.
      due();
    };
  }, [dispatch, everyMs]);
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
