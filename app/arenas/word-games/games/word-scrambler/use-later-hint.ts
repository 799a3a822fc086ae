import { useEffect, useState } from 'react';

/** How long a puzzle is played before its hint comes by itself, in ms. */
const HINT_AFTER_MS = 5_000;

/**
 * Keeps a hint back for 5 s, unless it is asked for: most hints give the word.
 * @param puzzle identifies the puzzle; each begins without its hint.
 */
export function useLaterHint(puzzle: number): { isShown: boolean; show(): void } {
  const [shown, setShown] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setShown(puzzle), HINT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [puzzle]);
  return { isShown: shown === puzzle, show: () => setShown(puzzle) };
}
