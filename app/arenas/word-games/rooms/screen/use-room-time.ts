import { useMemo } from 'react';
import { gameMsLeft, type ServerClock } from '~/platform/clock/server-clock';
import { useCountdown } from '~/ui/timers/use-countdown';
import type { RoomView } from '../rooms.contract';

/** Seconds of the game until something happens by itself in a room; counted from the view until the server has been heard. */
export function useRoomTime({ until, serverTime, gameSpeed }: RoomView, clock: ServerClock | undefined): number {
  const offsetMs = clock?.offsetMs;
  const timeLeft = useMemo(() => {
    if (until === null) return { gameMs: 0 };
    const rendered = Math.max(0, until - serverTime) * gameSpeed;
    return { gameMs: offsetMs === undefined ? rendered : gameMsLeft(until, { offsetMs, gameSpeed }, Date.now()) };
  }, [until, serverTime, gameSpeed, offsetMs]);
  return useCountdown({ timeLeft, gameSpeed });
}
