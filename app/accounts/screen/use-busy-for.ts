import { useEffect, useState } from 'react';

/** Whether something has been busy for at least `ms` milliseconds without a break. */
export function useBusyFor(busy: boolean, ms: number): boolean {
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!busy) {
      setLong(false);
      return;
    }
    const timer = setTimeout(() => setLong(true), ms);
    return () => clearTimeout(timer);
  }, [busy, ms]);
  return long;
}
