import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps what stands at the window's foot there as a game goes on: with its next phase a page may become shorter, so that the
 * footer would come into sight, and what one reads go out of it.
 * @param phase names the phase; nothing moves within one.
 */
export function useDockAtFoot(dock: RefObject<HTMLElement | null>, phase: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the phase is what it is about
  useLayoutEffect(() => {
    if (!dock.current) return;
    const below = window.innerHeight - dock.current.getBoundingClientRect().bottom;
    if (below > 0) window.scrollBy({ top: -below, behavior: 'instant' });
  }, [dock, phase]);
}
