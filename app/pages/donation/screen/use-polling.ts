import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';

/** Waits before each reload, in ms; after the last one the person has to reload. */
const WAITS_MS = [2_000, 3_000, 5_000, 10_000, 20_000, 30_000, 60_000];

/** Reloads the page's data at growing intervals while a donation waits for confirmation. */
export function usePolling(waiting: boolean): void {
  const { revalidate } = useRevalidator();
  const [reloads, setReloads] = useState(0);
  useEffect(() => {
    const wait = WAITS_MS[reloads];
    if (!waiting || wait === undefined) return;
    const timer = setTimeout(() => {
      // A failed reload is repeated after the next wait.
      void revalidate().finally(() => setReloads(reloads + 1));
    }, wait);
    return () => clearTimeout(timer);
  }, [waiting, reloads, revalidate]);
}
