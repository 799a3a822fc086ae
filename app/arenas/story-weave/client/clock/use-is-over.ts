import { useEffect, useState } from 'react';
import type { ServerClock } from '~/platform/clock/server-clock';

/**
 * Whether a time of the server's clock has passed, also without a connection; not while the room stands still.
 * @param endsAt in ms since 1970; undefined and null: never.
 */
export function useIsOver(endsAt: number | null | undefined, clock: ServerClock | undefined): boolean {
  const [over, setOver] = useState<number>();
  const { offsetMs, stillAt } = clock ?? {};
  useEffect(() => {
    if (typeof endsAt !== 'number' || offsetMs === undefined || stillAt !== undefined) return;
    const timer = window.setTimeout(() => setOver(endsAt), Math.max(0, endsAt - offsetMs - Date.now()));
    return () => window.clearTimeout(timer);
  }, [endsAt, offsetMs, stillAt]);
  return typeof endsAt === 'number' && over === endsAt;
}
