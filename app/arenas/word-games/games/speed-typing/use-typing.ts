import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BoardProps, NumberedVerdict } from '../../play/board';
import { LONGEST_PAUSE_MS, MOST_EDITS, type SpeedTypingMove, type SpeedTypingView, type Typing } from './speed-typing.contract';
import { speedTypingTexts } from './texts';
import { editBetween, isPasted } from './typed-text';
import { emptyQueue, nextMove, settled, shownTyping, type TypingQueue, withEdit, withSent } from './typing-queue';

const SEND_EVERY_MS = 500;

export interface LiveTyping {
  /** How far the player is, including edits that the referee has not judged yet. */
  typing: Typing;
  /** Why the line returned to the accepted text, until something is accepted again. */
  refusal: string | undefined;
  /** Applies the line's new text. @returns why it does not count, if it does not. */
  change(line: string): string | undefined;
}

interface Seen {
  view: SpeedTypingView;
  /** The number of the latest verdict. */
  number: number | undefined;
  queue: TypingQueue;
  refusal: string | undefined;
}

/** Keeps what is typed, shows it at once and sends it every half second. */
export function useTyping({ view, verdict, over, send }: BoardProps<SpeedTypingView, SpeedTypingMove>): LiveTyping {
  const [{ queue, refusal, ...seen }, setState] = useState<Seen>({ view, number: verdict?.number, queue: emptyQueue, refusal: undefined });
  if (seen.view !== view || seen.number !== verdict?.number) {
    const news = seen.number === verdict?.number ? undefined : verdict;
    setState({ view, number: verdict?.number, queue: settled(queue, view.typing.edits, news), refusal: refusalIn(news, refusal) });
  }
  const typing = shownTyping(view, queue);
  const editedAt = useRef<number>(undefined);
  const finished = typing.at;

  const flush = useEffectEvent(() => {
    const move = nextMove(queue, view.typing.edits);
    if (!move) return;
    setState((state) => ({ ...state, queue: withSent(state.queue, move) }));
    send(move);
  });
  useEffect(() => {
    const timer = setInterval(() => flush(), SEND_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  const isFull = queue.unsent.length >= MOST_EDITS;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end of a text, a full move and the end of the run send at once.
  useEffect(() => flush(), [finished, isFull, over]);

  return {
    typing,
    refusal,
    change(line) {
      if (view.texts[typing.at - view.typing.at] === undefined) return undefined;
      const edit = editBetween(typing.typed, line);
      if (isPasted(edit)) return speedTypingTexts.pasted;
      if (edit.removed === 0 && edit.text === '') return undefined;
      const timed = { ...edit, ...timeSince(editedAt.current) };
      editedAt.current = performance.now();
      setState((state) => ({ ...state, queue: withEdit(state.queue, timed) }));
      return undefined;
    },
  };
}

/** How long after the edit before it an edit comes. */
function timeSince(before: number | undefined): { ms?: number } {
  return before === undefined ? {} : { ms: Math.min(LONGEST_PAUSE_MS, Math.round(performance.now() - before)) };
}

/** Whatever was in transit at a refusal is refused too: the first reason is the real one. */
function refusalIn(verdict: NumberedVerdict | undefined, before: string | undefined): string | undefined {
  if (!verdict || (verdict.code === 'out-of-step' && before)) return before;
  return verdict.kind === 'refused' ? verdict.text : undefined;
}
