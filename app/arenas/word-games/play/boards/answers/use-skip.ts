import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Skips the shown puzzle; while an answer to it is on its way, only once that has turned out wrong.
 * @param puzzle the number of the shown puzzle.
 * @param isDone whether nothing can be skipped now.
 * @param waiting whether a move has not been answered yet.
 * @returns asks for the skip.
 */
export function useSkip(puzzle: number, isDone: boolean, waiting: boolean, skip: () => void): () => void {
  const [asked, setAsked] = useState<number>();
  const isDue = asked === puzzle && !waiting && !isDone;
  const skipNow = useEffectEvent(skip);
  useEffect(() => {
    if (!isDue) return;
    setAsked(undefined);
    skipNow();
  }, [isDue]);
  return () => !isDone && setAsked(puzzle);
}
