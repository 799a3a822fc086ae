import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { ServerClock } from '~/platform/clock/server-clock';
import { randomId } from '~/platform/ids/random-id';
import { holdLiveConnection, type LiveConnection } from '~/platform/live/live-connection';
import { useMachine } from '~/platform/machine/use-machine';
import { browserStorage } from '~/platform/storage/browser-storage';
import type { RoomView } from '../../protocol/room.contract';
import { ownSeat } from '../../protocol/room-view';
import { standsStillAt } from '../clock/stands-still';
import { useWeaveToasts } from '../use-weave-toasts';
import { createWordsStore, type WordsStore } from '../words/words-store';
import { openRoomPage, type RoomPage, type RoomPageEffect, type RoomPageEvent, roomPageStep } from './room-page';
import { type CallRoom, openRoomSession, type RoomSession, runRoomEffect } from './room-session';

/** A room on its page: what it shows, and what the person can do there. */
export interface LiveRoom extends Pick<RoomPage, 'link' | 'box' | 'stored' | 'refusal'> {
  view: RoomView;
  /** Undefined until the page has come to life: then times are those of the view. */
  clock: ServerClock | undefined;
  type(words: string): void;
  submit(): void;
  /** Puts words that no turn will take out of the box. */
  discard(): void;
  takeSeat(): Promise<boolean>;
  leave(): Promise<void>;
  /** Asks for something in the room, such as a pick or a mark. */
  call: CallRoom;
  retry(): void;
}

/**
 * Follows a room from the moment its page has come to life.
 * @param first the room as the page was rendered with it; another one is the room as it was read after a form.
 * @param editor holds the box for own words, into which keys may have gone before the script ran.
 */
export function useRoom(first: RoomView, editor: RefObject<HTMLElement | null>): LiveRoom {
  const session = useRef<RoomSession>(undefined);
  const live = useRef<LiveConnection>(undefined);
  const store = useRef<WordsStore>(undefined);
  const hydrated = useRef(false);
  const [{ followed, link, lostAt, offsetMs, refusal, box, stored }, machine] = useMachine<RoomPage, RoomPageEvent, RoomPageEffect>(
    () => ({ initial: openRoomPage(first), step: roomPageStep }),
    (effect, self) => runRoomEffect(effect, self, { connection: live.current, store: store.current, toasts }),
  );
  const { view } = followed;
  const toasts = useWeaveToasts(view, { offsetMs: offsetMs ?? 0, link });

  const { viewerId: playerId, roomId } = first;
  useEffect(() => {
    store.current = playerId === null ? undefined : createWordsStore(browserStorage(), { playerId, roomId }, Date.now);
    const { connection, release } = holdLiveConnection({ viewerId: playerId ?? undefined, soon: true });
    live.current = connection;
    const opened = openRoomSession(machine, connection, store.current?.read());
    session.current = opened;
    // Once: what is in the box later comes from the machine itself.
    const words = hydrated.current ? '' : (editor.current?.querySelector('textarea')?.value ?? '');
    hydrated.current = true;
    if (words !== '') machine.dispatch({ type: 'box', event: { type: 'typed-early', words } });
    const shown = ({ persisted }: PageTransitionEvent) => persisted && opened.pageShown();
    window.addEventListener('pagehide', opened.pageHidden);
    window.addEventListener('pageshow', shown);
    return () => {
      window.removeEventListener('pagehide', opened.pageHidden);
      window.removeEventListener('pageshow', shown);
      opened.close();
      release();
    };
  }, [playerId, roomId, machine, editor]);

  // The page goes on as it is: the server may have taken words that are not yet in the room as it was read.
  const read = useRef(first);
  useEffect(() => {
    if (!ownSeat(read.current) && ownSeat(first)) session.current?.seatTaken(first);
    read.current = first;
  }, [first]);

  return {
    ...{ view, link, box, stored, refusal },
    clock: offsetMs === undefined ? undefined : { offsetMs, gameSpeed: view.gameSpeed, stillAt: standsStillAt(view, lostAt, offsetMs) },
    type: useCallback((words: string) => machine.dispatch({ type: 'box', event: { type: 'typed', words } }), [machine]),
    submit: useCallback(() => machine.dispatch({ type: 'box', event: { type: 'submitted', submitId: randomId() } }), [machine]),
    discard: useCallback(() => machine.dispatch({ type: 'discarded' }), [machine]),
    takeSeat: useCallback(async () => (await session.current?.takeSeat()) ?? false, []),
    leave: useCallback(async () => session.current?.leave(), []),
    call: useCallback<CallRoom>(async (name, question) => (await session.current?.call(name, question)) ?? false, []),
    retry: useCallback(() => live.current?.reconnectNow(), []),
  };
}
