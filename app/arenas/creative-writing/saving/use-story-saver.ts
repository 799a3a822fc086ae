import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { randomId } from '~/platform/ids/random-id';
import { browserStorage } from '~/platform/storage/browser-storage';
import type { OpenSession } from '../session/writing-types';
import { createDraftKeeper, type DraftKeeper, type FoundDraft, findDrafts, type KeptWords, reconcile } from './local-draft';
import { postSave } from './post-words';
import type { SavePurpose, Words } from './save.contract';
import { type Beginning, initialSaver, isUnsaved, nextStep, type SaverEffect, type SaverEvent, type SaverState } from './save-machine';
import { AUTOSAVE_SECONDS, sameWords } from './story-text';

export interface StorySaverOptions {
  playerId: string;
  session: OpenSession;
  /** The boxes that the words are typed into; the page does not own their contents. */
  titleBox: RefObject<HTMLInputElement | null>;
  bodyBox: RefObject<HTMLTextAreaElement | null>;
  /** The server has said how much game time is left, in ms. */
  onTimeLeft(gameMs: number): void;
}

export interface StorySaver {
  state: SaverState;
  /** Whether words not yet saved outlive this page. */
  kept: boolean;
  /** Words of this device were put back when the page opened. */
  restored: boolean;
  /** Words that were not chosen, for copying. */
  asides: readonly Words[];
  /** To be called after each change in a box. */
  typed(): void;
  ask(purpose: SavePurpose): void;
  choose(keep: 'mine' | 'theirs'): void;
  /** The words have a place of their own now: the copy on this device may go. */
  release(): void;
}

/**
 * Joins the save machine to a page: boxes, the copy on this device, the network and the time.
 * @see docs/decisions/0012-saving-words.md
 */
export function useStorySaver({ playerId, session, titleBox, bodyBox, onTimeLeft }: StorySaverOptions): StorySaver {
  const [state, setState] = useState<SaverState>(() => initialSaver({ server: session }));
  const [kept, setKept] = useState(true);
  const [restored, setRestored] = useState(false);
  const [asides, setAsides] = useState<readonly Words[]>([]);
  const machine = useRef(state);
  const keeper = useRef<DraftKeeper>(undefined);
  const timers = useRef<{ retry?: number; line?: number }>({});
  const timeLeft = useRef(onTimeLeft);
  timeLeft.current = onTimeLeft;

  const show = useCallback(
    ({ title, body }: Words) => {
      if (titleBox.current) titleBox.current.value = title;
      if (bodyBox.current) bodyBox.current.value = body;
    },
    [titleBox, bodyBox],
  );

  const tell = useCallback(
    function tell(event: SaverEvent): void {
      const step = nextStep(machine.current, event, randomId);
      machine.current = step.state;
      setState(step.state);
      for (const effect of step.effects) run(effect);

      function run(effect: SaverEffect): void {
        switch (effect.type) {
          case 'send':
            postSave(playerId, session.storyId, effect.request).then((outcome) => {
              const { saveId } = effect.request;
              if (outcome.kind !== 'answer') return tell({ type: outcome.kind, saveId });
              if (outcome.answer.status === 'saved') timeLeft.current(outcome.answer.gameMsLeft);
              tell({ type: 'answered', saveId, answer: outcome.answer });
            });
            break;
          case 'retry-in':
            window.clearTimeout(timers.current.retry);
            timers.current.retry = window.setTimeout(() => tell({ type: 'retry' }), effect.ms);
            break;
          case 'clear-line-in':
            window.clearTimeout(timers.current.line);
            timers.current.line = window.setTimeout(() => tell({ type: 'line-over' }), effect.ms);
            break;
          case 'keep':
            setKept(keeper.current?.keep(keptWords(machine.current)) ?? false);
            break;
          case 'forget':
            keeper.current?.forget();
            break;
          case 'set-aside':
            keeper.current?.setAside({ ...keptWords(machine.current), ...effect.words });
            setAsides((before) => [...before, effect.words]);
            break;
          case 'show':
            show(effect.words);
        }
      }
    },
    [playerId, session.storyId, show],
  );

  // Once, when the page has come to life: what is in the boxes and on this device may be newer than the server's words.
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    const storage = browserStorage();
    keeper.current = createDraftKeeper(storage, { playerId, storyId: session.storyId, pageId: randomId() });
    const typedEarly = wordsIn(titleBox.current, bodyBox.current) ?? session;
    const found = storage ? draftsOfStory(() => findDrafts(storage, playerId), session.storyId) : [];
    const { beginning, adopted, others } = beginWith(session, typedEarly, found);
    if (adopted) keeper.current.adopt(adopted);
    machine.current = initialSaver(beginning);
    setState(machine.current);
    setAsides(others);
    if (!beginning.mine) return;
    show(beginning.mine);
    setRestored(adopted !== undefined && beginning.apartSince === undefined);
    tell({ type: 'typed', words: beginning.mine });
    tell({ type: 'asked', purpose: 'save' });
  }, [playerId, session, titleBox, bodyBox, show, tell]);

  useAutosave(tell, session.gameSpeed);
  useLeaveWarning(isUnsaved(state) && !kept);

  return {
    state,
    kept,
    restored,
    asides,
    typed: useCallback(() => {
      const words = wordsIn(titleBox.current, bodyBox.current);
      if (words) tell({ type: 'typed', words });
    }, [titleBox, bodyBox, tell]),
    ask: useCallback((purpose: SavePurpose) => tell({ type: 'asked', purpose }), [tell]),
    choose: useCallback((keep: 'mine' | 'theirs') => tell({ type: 'chosen', keep }), [tell]),
    release: useCallback(() => keeper.current?.forget(), []),
  };
}

function wordsIn(titleBox: HTMLInputElement | null, bodyBox: HTMLTextAreaElement | null): Words | undefined {
  return titleBox && bodyBox ? { title: titleBox.value, body: bodyBox.value } : undefined;
}

function keptWords({ words, version, ownSaves }: SaverState): KeptWords {
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

interface Opening {
  beginning: Beginning;
  /** The draft that the page goes on from. */
  adopted?: FoundDraft;
  /** Other words on this device, for copying. */
  others: Words[];
}

/** Words typed before the page came to life count as the newest; else the newest draft of this device. */
function beginWith(session: OpenSession, typedEarly: Words, found: readonly FoundDraft[]): Opening {
  const server = { title: session.title, body: session.body, version: session.version, saveId: session.saveId };
  const differing = found.filter(({ draft }) => reconcile(draft, server) !== 'same');
  if (!sameWords(typedEarly, server)) {
    return { beginning: { server, mine: typedEarly }, others: differing.map(({ draft }) => draft) };
  }
  const newest = differing.find(({ draft }) => !draft.setAside);
  const others = differing.filter((other) => other !== newest).map(({ draft }) => draft);
  if (!newest) return { beginning: { server }, others };
  const { draft } = newest;
  const earlier = draft.saveId === undefined ? {} : { earlierSave: draft.saveId };
  const apart = reconcile(draft, server) === 'choose' ? { apartSince: draft.baseVersion } : {};
  return { beginning: { server, mine: { title: draft.title, body: draft.body }, ...apart, ...earlier }, adopted: newest, others };
}

/** Saves each minute of game time, when the page goes out of sight, and when the connection comes back. */
function useAutosave(tell: (event: SaverEvent) => void, gameSpeed: number): void {
  useEffect(() => {
    const due = () => tell({ type: 'due' });
    const hidden = () => document.visibilityState === 'hidden' && due();
    const retry = () => tell({ type: 'retry' });
    const everyMinute = window.setInterval(due, (AUTOSAVE_SECONDS * 1000) / gameSpeed);
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', due);
    window.addEventListener('online', retry);
    return () => {
      window.clearInterval(everyMinute);
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', due);
      window.removeEventListener('online', retry);
      // Going elsewhere within the site ends this page, too.
      due();
    };
  }, [tell, gameSpeed]);
}

/** Asks before the page is left, only while leaving would lose words. */
function useLeaveWarning(wouldLose: boolean): void {
  useEffect(() => {
    if (!wouldLose) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [wouldLose]);
}
