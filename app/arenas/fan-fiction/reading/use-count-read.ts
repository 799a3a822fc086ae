import { useEffect } from 'react';
import { href } from 'react-router';

/** Reports a read to the server once the story is open. @param storyId undefined until then. */
export function useCountRead(storyId: string | undefined): void {
  useEffect(() => {
    if (storyId === undefined) return;
    navigator.sendBeacon(href('/fan-fiction/story/:storyId/reading', { storyId }), new URLSearchParams({ intent: 'read' }));
  }, [storyId]);
}
