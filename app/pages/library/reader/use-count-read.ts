import { useEffect } from 'react';
import { href } from 'react-router';

/** Tells the server that a story is being read, once its page is open. @param storyId undefined: nothing to count. */
export function useCountRead(storyId: string | undefined): void {
  useEffect(() => {
    if (storyId !== undefined) navigator.sendBeacon(href('/story/:storyId/read', { storyId }));
  }, [storyId]);
}
