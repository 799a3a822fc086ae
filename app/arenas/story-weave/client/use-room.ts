import { useCallback, useEffect, useRef, useState } from 'react';
import { holdLiveConnection, type LiveConnection, type LiveState } from '~/platform/live/live-connection';
import type { RoomView } from '../protocol/room-view';
import { ownFacts } from './room-facts';
import { openRoomSession, type RoomSession } from './room-session';
import { hearClock, type ServerClock } from './server-clock';
import type { TurnBox } from './turn-box';
import { useTurnBox } from './use-turn-box';
import { useWeaveToasts } from './use-weave-toasts';

/** A room on its page: what it shows, and what the person can do there. */
export interface LiveRoom {
  view: RoomView;
  link: LiveState;
  /** Undefined until the page has come to life: then times are those of the view. */
  clock: ServerClock | undefined;
  box: TurnBox;
  kept: boolean;
  /** Why the last thing the person asked for was not done. */
  refusal: string | undefined;
  type(words: string): void;
  submit(): void;
  discard(): void;
  takeSeat(): Promise<boolean>;
  leave(): Promise<void>;
  here(): void;
  retry(): void;
}

/** Follows a room from the moment its page has come to life. @param first the room as the page was rendered with it. */
export function useRoom(first: RoomView): LiveRoom {
  const [view, setView] = useState(first);
  const [link, setLink] = useState<LiveState>({ kind: 'connecting' });
  const [offsetMs, setOffset] = useState<number>();
  const [refusal, setRefusal] = useState<string>();
  const session = useRef<RoomSession>(undefined);
  const live = useRef<LiveConnection>(undefined);
  const { unread, seatUnanswered, ...toasts } = useWeaveToasts(view, { offsetMs: offsetMs ?? 0, link });
  const { box, kept, tell, submit, discard, connect } = useTurnBox({
    playerId: first.viewerId,
    roomId: first.roomId,
    onTurnStarted: toasts.turnStarted,
    onTurnEnded: toasts.turnEnded,
    onEndFailed: toasts.endFailed,
    onTaken: (turn, words) => session.current?.ownWords(turn, words),
  });

  // The room as it was when the page opened; later ones come over the connection.
  const beginning = useRef(first);
  const viewerId = first.viewerId ?? undefined;
  useEffect(() => {
    const see = (next: RoomView) => {
      setOffset((known) => hearClock(known, next.serverTime, Date.now()));
      setView(next);
      tell({ type: 'seen', facts: ownFacts(next) });
    };
    const { connection, release } = holdLiveConnection({ viewerId, soon: true });
    live.current = connection;
    connect(connection);
    see(beginning.current);
    setLink(connection.state());
    const endState = connection.onState(setLink);
    const opened = openRoomSession({
      connection,
      first: beginning.current,
      onView: see,
      onLetters: (turn, words) => tell({ type: 'typed-elsewhere', turn, words }),
      onStanding: (standing) => tell({ type: standing ? 'connected' : 'disconnected' }),
      onRefused: ({ text }) => setRefusal(text),
      onUnread: unread,
    });
    session.current = opened;
    return () => {
      endState();
      opened.close();
      release();
    };
  }, [viewerId, tell, connect, unread]);

  return {
    view,
    link,
    clock: offsetMs === undefined ? undefined : { offsetMs, gameSpeed: view.gameSpeed },
    box,
    kept,
    refusal,
    type: useCallback((words: string) => tell({ type: 'typed', words }), [tell]),
    submit,
    discard,
    takeSeat: useCallback(async () => {
      setRefusal(undefined);
      const given = await session.current?.takeSeat();
      if (given === undefined) seatUnanswered();
      return given ?? false;
    }, [seatUnanswered]),
    leave: useCallback(async () => session.current?.leave(), []),
    here: useCallback(() => void session.current?.here(), []),
    retry: useCallback(() => live.current?.reconnectNow(), []),
  };
}
