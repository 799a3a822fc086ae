import { useEffect } from 'react';
import type { RootData } from './root-data';

let last: RootData | undefined;

/** Remembers the frame's data in the browser, so that an error page keeps its frame when nothing can be fetched. */
export function useLastRootData(data: RootData): void {
  useEffect(() => {
    last = data;
  }, [data]);
}

/** The frame's last data; undefined on the server and before the first page has rendered. */
export function lastRootData(): RootData | undefined {
  return last;
}
