import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';

/** Waits before each new question, in ms; after the last one it is up to the person. */
const WAITS_MS = [2_000, 3_000, 5_000, 10_000, 20_000, 30_000, 60_000];

/** Loads the page's data anew, ever more rarely, as long as a donation waits to be confirmed. */
export function usePolling(waiting: boolean): void {
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const wait = WAITS_MS[asked];
    if (!waiting || wait === undefined) return;
    const timer = setTimeout(() => {
      // A question that fails is asked again after the next wait.
      void revalidate().finally(() => setAsked(asked + 1));
    }, wait);
    return () => clearTimeout(timer);
  }, [waiting, asked, revalidate]);
}
