import { useEffect } from 'react';
import type { RootData } from './root-data';

let last: RootData | undefined;

/** Remembers, in the browser, what the frame shows: where nothing can be fetched, an error page keeps its frame. */
export function useLastRootData(data: RootData): void {
  useEffect(() => {
    last = data;
  }, [data]);
}

/** What the frame showed last; undefined on the server and before the first page stood. */
export function lastRootData(): RootData | undefined {
  return last;
}
