import { useCallback, useEffect, useRef } from 'react';
import { useToast } from '~/ui/use-toast';
import { ownTurn } from './room-facts';
import type { RoomView } from './room-view';
import { toasts, type WeaveToast } from './texts';
import type { TurnEnd } from './use-turn-box';

/** The same toast is not shown again within so many ms. */
const DEBOUNCE_MS = 3_000;
/** A turn that ended this much before its time, in ms of real time, was not ended by the time. */
const EARLY_MS = 700;

export interface WeaveToasts {
  turnStarted(): void;
  turnEnded(end: TurnEnd): void;
}

/** Tells in passing what happens in a room. @param offsetMs how far the server's clock is ahead of this device's. */
export function useWeaveToasts(view: RoomView, offsetMs: number): WeaveToasts {
  const show = useCalmToast();
  const ends = useRef(0);
  const endsAt = ownTurn(view)?.endsAt;
  if (endsAt !== undefined) ends.current = endsAt - offsetMs;

  const status = useRef(view.status);
  useEffect(() => {
    const before = status.current;
    status.current = view.status;
    if (before === view.status) return;
    if (view.status === 'epilogue') show(toasts.gameEnded);
    if (view.status === 'closed') show(view.storyId ? toasts.roomClosed : toasts.roomClosedEmpty);
  }, [view.status, view.storyId, show]);

  const isDefault = view.opening?.isDefault === true && view.parts.length === 0;
  useEffect(() => {
    if (isDefault) show(toasts.defaultStarter);
  }, [isDefault, show]);

  return {
    turnStarted: useCallback(() => show(toasts.yourTurn), [show]),
    turnEnded: useCallback(
      (end: TurnEnd) => {
        const toast = endToast(end, Date.now() < ends.current - EARLY_MS);
        show(end.handedBack ? { ...toast, description: `${toast.description} What came too late is kept for your next turn.` } : toast);
      },
      [show],
    ),
  };
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
