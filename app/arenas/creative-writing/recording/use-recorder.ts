import { type RefObject, useEffect } from 'react';
import { href } from 'react-router';
import { randomId } from '~/platform/ids/random-id';
import { postWords } from '~/platform/requests/post-words';
import { LONGEST_MS, type RecordingBatch, recordingAnswer } from './recording.contract';
import { applyStep, type Step, stepBetween } from './steps';

/** Time between two looks at the text, and between two batches, in ms. */
const LOOK_MS = 1_000;
const SEND_MS = 5_000;
/** Most steps in one batch. */
const MOST_STEPS = 500;

interface RecorderOptions {
  /** The story of the session, or the text on another desk. */
  textId: string;
  /** Whether its writer wants it recorded. */
  recorded: boolean;
  /** How long it has been written already, in ms, and how much faster than the page's its clock goes. */
  writtenMs: number;
  gameSpeed: number;
  playerId: string;
  /** The box with the words; its listeners cost nothing per key but for pastes. */
  box: RefObject<HTMLTextAreaElement | null>;
}

/** Records how a text comes about, if its writer wanted that: what changed each second goes to the server in batches. */
export function useRecorder({ textId, recorded, writtenMs, gameSpeed, playerId, box }: RecorderOptions): void {
  useEffect(() => {
    const element = box.current;
    if (!recorded || !element) return;
    const opened = performance.now();
    const elapsedMs = () => Math.min(LONGEST_MS, writtenMs + (performance.now() - opened) * gameSpeed);
    const post = (batch: Omit<RecordingBatch, 'writerId'>) =>
      postWords(href('/creative-writing/:storyId/recording', { storyId: textId }), {
        ...batch,
        writerId: playerId,
      } satisfies RecordingBatch);
    const recorder = createRecorder({ read: () => element.value, elapsedMs, post });
    const isPaste = (event: Event) => event instanceof InputEvent && /^insertFrom(?:Paste|Drop)/.test(event.inputType);
    const listeners = new AbortController();
    const { signal } = listeners;
    element.addEventListener('beforeinput', (event) => isPaste(event) && recorder.look(), { signal });
    element.addEventListener('input', (event) => isPaste(event) && recorder.look(true), { signal });
    const looking = window.setInterval(() => recorder.look(), LOOK_MS);
    const sending = window.setInterval(() => void recorder.send(), SEND_MS);
    const leave = () => {
      recorder.look();
      void recorder.send();
    };
    window.addEventListener('pagehide', leave, { signal });
    return () => {
      listeners.abort();
      window.clearInterval(looking);
      window.clearInterval(sending);
      leave();
    };
  }, [recorded, writtenMs, gameSpeed, playerId, textId, box]);
}

interface RecorderDependencies {
  /** The text as it is now. */
  read(): string;
  elapsedMs(): number;
  post(batch: Omit<RecordingBatch, 'writerId'>): Promise<Response | undefined>;
}

/** Collects steps, and sends them in order, one batch at a time; what was not answered is sent again with what follows. */
export function createRecorder({ read, elapsedMs, post }: RecorderDependencies) {
  const pageId = randomId();
  let seen = read();
  /** The text before the first step that the server has not confirmed, and these steps. */
  let start = seen;
  let steps: Step[] = [];
  let batch: Step[] | undefined;
  let number = 0;
  let withStart = true;
  let state: 'open' | 'sending' | 'over' = 'open';

  const send = async (): Promise<void> => {
    if (state !== 'open' || steps.length === 0) return;
    state = 'sending';
    // An unanswered batch is sent again unchanged, so that it counts once.
    batch ??= steps.slice(0, MOST_STEPS);
    const response = await post({ pageId, number, steps: batch, ...(withStart && { start }) });
    const answer = response && recordingAnswer.safeParse(await response.json().catch(() => undefined)).data;
    state = answer?.status === 'over' ? 'over' : 'open';
    if (answer?.status === 'restart') withStart = true;
    if (answer?.status !== 'taken') return;
    start = batch.reduce(applyStep, start);
    steps = steps.slice(batch.length);
    batch = undefined;
    number += 1;
    withStart = false;
  };

  return {
    /** Takes note of what changed. */
    look(pasted = false): void {
      if (state === 'over') return;
      const text = read();
      const step = stepBetween(seen, text, Math.round(elapsedMs()), pasted);
      seen = text;
      if (step) steps = [...steps, step];
    },
    /** Sends what was noted. @returns when it has been answered, or not. */
    send,
  };
}
