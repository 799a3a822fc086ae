import { useCallback, useEffect, useRef } from 'react';
import type { LiveState } from '~/platform/live/live-connection';
import { prepareToasts, useToast } from '~/ui/toasts/use-toast';
import type { RoomView } from '../protocol/room.contract';
import { ownSeat } from '../protocol/room-view';
import { STALLED_MS, skippedAiWriter, stallToast, waitsForWriter } from '../rules/seats/missing-writer';
import { toasts, type WeaveToast } from '../texts';
import { ownTurn } from './room/room-facts';
import type { WordsBoxEffect } from './words/words-box';

/** The same toast is not shown again within so many ms. */
const DEBOUNCE_MS = 3_000;
/** A turn that ended this much before its time, in ms of real time, was not ended by the time. */
const EARLY_MS = 700;
/** What follows one toast waits until that has gone, in ms. */
const AFTER_TOAST_MS = 5_000;

type TurnEnd = Extract<WordsBoxEffect, { type: 'piece-ended' }>;

export interface WeaveToasts {
  turnEnded(end: TurnEnd): void;
  /** The end of one's turn, or a passage that one handed in, has not reached the server, or it was refused. */
  endFailed(): void;
  /** Nobody answered whether one may have a seat. */
  seatUnanswered(): void;
  /** The server does not show the room. */
  unread(): void;
}

export interface WeaveToastFacts {
  /** How far the server's clock is ahead of this device's. */
  offsetMs: number;
  link: LiveState;
}

/** Tells in passing what happens in a room. Its end is told by the page itself: it would cover the first lines that one reads. */
export function useWeaveToasts(view: RoomView, { offsetMs, link }: WeaveToastFacts): WeaveToasts {
  const show = useCalmToast();
  useEffect(prepareToasts, []);
  useStallToast(view, link, show);
  const isByTurns = view.setting.format === 'turns';
  const ends = useRef(0);
  const endsAt = ownTurn(view)?.endsAt;
  if (endsAt !== undefined) ends.current = endsAt - offsetMs;

  const seated = ownSeat(view) !== undefined;
  const { turn, seats } = view;
  const lastTurn = useRef(turn);
  useEffect(() => {
    if (!turn) return;
    if (lastTurn.current && skippedAiWriter(seats, lastTurn.current, turn)) show(toasts.aiWriting);
    lastTurn.current = turn;
  }, [turn, seats, show]);

  const epilogue = useRef<number>(undefined);
  const status = useRef(view.status);
  useEffect(() => {
    const before = status.current;
    status.current = view.status;
    if (before === view.status) return;
    window.clearTimeout(epilogue.current);
    if (view.status !== 'epilogue') return;
    show(toasts.gameEnded);
    if (seated) epilogue.current = window.setTimeout(() => show(toasts.gameTimeEnded), AFTER_TOAST_MS);
  }, [view.status, seated, show]);
  useEffect(() => () => window.clearTimeout(epilogue.current), []);

  const isDefault = view.opening?.isDefault === true && view.parts.length === 0;
  useEffect(() => {
    if (isDefault) show(toasts.defaultStarter);
  }, [isDefault, show]);

  return {
    turnEnded: useCallback(
      (end: TurnEnd) => {
        if (!isByTurns) return;
        const toast = endToast(end, Date.now() < ends.current - EARLY_MS);
        show(
          end.handedBack ? { ...toast, description: `${toast.description} What is not in the story is kept for your next turn.` } : toast,
        );
      },
      [show, isByTurns],
    ),
    endFailed: useCallback(() => show(isByTurns ? toasts.endTurnFailed : toasts.handInFailed), [show, isByTurns]),
    seatUnanswered: useCallback(() => show(toasts.takeTurnFailed), [show]),
    unread: useCallback(() => show(toasts.storyFailed), [show]),
  };
}

/** Tells of a room that has been without a writer for too long, once each time; without a connection nobody knows. */
function useStallToast(view: RoomView, link: LiveState, show: (toast: WeaveToast) => void): void {
  const latest = useRef(view);
  latest.current = view;
  const waiting = link.kind === 'connected' && waitsForWriter(view);
  useEffect(() => {
    if (!waiting) return;
    const timer = window.setTimeout(() => show(stallToast(latest.current)), STALLED_MS);
    return () => window.clearTimeout(timer);
  }, [waiting, show]);
}

function endToast({ by, wrote }: TurnEnd, early: boolean): WeaveToast {
  if (by === 'writer' && wrote) return toasts.turnSubmitted;
  if (!early) return toasts.turnTimeUp;
  return wrote ? toasts.turnSaved : toasts.turnControl;
}

/** Shows a toast unless the same one was shown a moment ago. */
function useCalmToast(): (toast: WeaveToast) => void {
  const toast = useToast();
  const last = useRef({ key: '', at: 0 });
  return useCallback(
    (shown: WeaveToast) => {
      const key = `${shown.title}\n${shown.description}`;
      const now = Date.now();
      if (key === last.current.key && now - last.current.at < DEBOUNCE_MS) return;
      last.current = { key, at: now };
      toast({ ...shown, tone: 'info' });
    },
    [toast],
  );
}
