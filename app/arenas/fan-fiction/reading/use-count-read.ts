import { useEffect, useRef } from 'react';

// Nobody waits for it.
const loadSending = () => import('~/stories/reading/counting/send-read');

/** Reports a read to the server once the story is open, and then each chapter that is turned to. @param storyId undefined until then. */
export function useCountRead(storyId: string | undefined, chapterId: string | undefined): void {
  const opened = useRef<string>(undefined);
  useEffect(() => {
    if (storyId === undefined || chapterId === undefined) return;
    const isTurned = opened.current === storyId;
    opened.current = storyId;
    void loadSending().then(
      ({ sendRead, sendTurned }) => (isTurned ? sendTurned(storyId, chapterId) : sendRead(storyId, chapterId)),
      ignored,
    );
  }, [storyId, chapterId]);
}

/** A read that is not counted because a file is missing does no harm. */
function ignored(): void {}
