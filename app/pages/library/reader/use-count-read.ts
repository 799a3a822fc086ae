import { useEffect } from 'react';

/** Tells the server that a story is being read, once its page is open. @param storyId undefined: nothing to count. */
export function useCountRead(storyId: string | undefined): void {
  useEffect(() => {
    if (storyId === undefined) return;
    // A read that is not counted because a file is missing does no harm.
    import('~/stories/reading/counting/send-read').then(
      ({ sendRead }) => sendRead(storyId),
      () => undefined,
    );
  }, [storyId]);
}
