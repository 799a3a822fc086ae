import { useEffect, useEffectEvent, useState } from 'react';
import { isPasted, MOST_EDITS, type SpeedTypingMove, type SpeedTypingView, speedTypingTexts } from '~/word-games/games/speed-typing';
import { editBetween, type Typing } from '~/word-games/games/typed-text';
import type { BoardProps } from '../board';
import { emptyQueue, nextMove, settled, shownTyping, withEdit, withSent } from './typing-queue';

const SEND_EVERY_MS = 500;

export interface LiveTyping {
  /** How far the player is, with what the referee has not judged yet. */
  typing: Typing;
  /** Takes what the line holds now. @returns why it does not count, if it does not. */
  change(line: string): string | undefined;
}

/** Keeps what is typed, shows it at once and sends it every half second. */
export function useTyping({ view, verdict, over, send }: BoardProps<SpeedTypingView, SpeedTypingMove>): LiveTyping {
  const [{ queue, ...seen }, setState] = useState({ view, verdict, queue: emptyQueue });
  if (seen.view !== view || seen.verdict !== verdict) {
    const news = seen.verdict?.number === verdict?.number ? undefined : verdict;
    setState({ view, verdict, queue: settled(queue, view.typing.edits, news) });
  }
  const typing = shownTyping(view, queue);
  const finished = typing.at;

  const flush = useEffectEvent(() => {
    const move = over ? undefined : nextMove(queue, view.typing.edits);
    if (!move) return;
    setState((state) => ({ ...state, queue: withSent(state.queue, move) }));
    send(move);
  });
  useEffect(() => {
    const timer = setInterval(() => flush(), SEND_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  const isFull = queue.unsent.length >= MOST_EDITS;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what ends a text, or fills a move, is sent at once.
  useEffect(() => flush(), [finished, isFull]);

  return {
    typing,
    change(line) {
      if (view.texts[typing.at - view.typing.at] === undefined) return undefined;
      const edit = editBetween(typing.typed, line);
      if (isPasted(edit)) return speedTypingTexts.pasted;
      if (edit.removed > 0 || edit.text !== '') setState((state) => ({ ...state, queue: withEdit(state.queue, edit) }));
      return undefined;
    },
  };
}
