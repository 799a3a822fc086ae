import { useCallback, useEffect, useRef, useState } from 'react';
import { useFetcher, useRevalidator } from 'react-router';
import { clockOffset, type ServerClock } from '~/platform/clock/server-clock';
import { holdLiveConnection } from '~/platform/live/live-connection';
import { followRoom, type RoomView, roomEvents } from '../rooms.contract';
import { SIGN_EVERY_MS } from '../rules/word-room';
import type { OwnRoom } from '../server/word-rooms.server';
import { newerView, progressedView } from './followed-room';
import { roomPath } from './room-path';

/** A room on its page. */
export interface LiveWordRoom {
  view: RoomView;
  /** Undefined until the server has been heard: then times are those of the view. */
  clock: ServerClock | undefined;
  /** Whether the connection is lost. */
  lost: boolean;
  /** The person's run of the game that is played. */
  run: NonNullable<OwnRoom['run']>['view'] | undefined;
}

/** How soon the page asks for its run again, while it has not got it, in ms. */
const ASK_AGAIN_MS = 1_500;

/** Follows a room, gives signs of life of the person's seat, and fetches their run when a game begins. */
export function useWordRoom(room: OwnRoom, viewerId: string | undefined): LiveWordRoom {
  const [view, setView] = useState(room.view);
  const [offsetMs, setOffset] = useState<number>();
  const [lost, setLost] = useState(false);
  const heard = useCallback((next: RoomView) => {
    setOffset((known) => clockOffset(known, next.serverTime, Date.now()));
    setView((known) => newerView(known, next));
  }, []);
  useEffect(() => setView((known) => newerView(known, room.view)), [room.view]);

  const { revalidate } = useRevalidator();
  // The page has its room from before the end: with the end come one's own runs.
  const hasEnded = view.phase === 'over' && room.view.phase !== 'over';
  useEffect(() => {
    if (hasEnded) void revalidate();
  }, [hasEnded, revalidate]);
  const { roomId } = room.view;
  const { seat, key } = room.seat ?? {};
  useEffect(() => {
    const { connection, release } = holdLiveConnection({ viewerId, soon: true });
    const own = seat === undefined || key === undefined ? undefined : { seat, key };
    const sign = () => {
      if (connection.state().kind !== 'connected') return;
      connection.ask(followRoom, { roomId, ...(own && { seat: own }) }).then(
        (answer) => {
          if (!answer.ok) return;
          heard(answer.view);
          // Another person has the seat by now: the page begins again without one.
          if (own && !answer.seated) void revalidate();
        },
        // The next sign comes soon.
        () => undefined,
      );
    };
    const offs = [
      connection.on(roomEvents.room, heard),
      connection.on(roomEvents.progress, (progress) => setView((known) => progressedView(known, progress))),
      connection.onState((state) => {
        setLost(state.kind === 'waiting');
        sign();
      }),
    ];
    sign();
    const signing = window.setInterval(sign, SIGN_EVERY_MS);
    return () => {
      window.clearInterval(signing);
      for (const off of offs) off();
      release();
    };
  }, [roomId, viewerId, seat, key, heard, revalidate]);

  return { view, clock: offsetMs === undefined ? undefined : { offsetMs, gameSpeed: view.gameSpeed }, lost, run: useOwnRun(room, view) };
}

/** The person's run of the game that is played; fetched when that begins. */
function useOwnRun({ seat, run: first, view: { roomId } }: OwnRoom, view: RoomView): LiveWordRoom['run'] {
  const { load, state, data } = useFetcher<{ room?: OwnRoom }>();
  const fetched = data?.room?.run;
  const run = [fetched, first].find((one) => one?.round === view.round);
  const isPlaying = view.phase === 'playing' && view.seats.some((one) => one.seat === seat?.seat && !one.left);
  const isMissing = isPlaying && !run;
  const isIdle = useRef(true);
  isIdle.current = state === 'idle';
  useEffect(() => {
    if (!isMissing) return;
    const fetchRun = () => {
      if (isIdle.current) void load(roomPath(roomId));
    };
    fetchRun();
    const asking = window.setInterval(fetchRun, ASK_AGAIN_MS);
    return () => window.clearInterval(asking);
  }, [isMissing, load, roomId]);
  // The page keeps the run as it first got it: it knows better how far that has come than an answer on its way.
  const kept = useRef(run?.view);
  if (run && kept.current?.runId !== run.view.runId) kept.current = run.view;
  return isPlaying && run ? kept.current : undefined;
}
