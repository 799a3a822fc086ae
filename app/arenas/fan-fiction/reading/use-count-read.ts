import { useEffect } from 'react';
import { href } from 'react-router';

/** Tells the server that a story is being read, once it is open. @param storyId undefined: not yet. */
export function useCountRead(storyId: string | undefined): void {
  useEffect(() => {
    if (storyId === undefined) return;
    navigator.sendBeacon(href('/fan-fiction/story/:storyId/reading', { storyId }), new URLSearchParams({ intent: 'read' }));
  }, [storyId]);
}
