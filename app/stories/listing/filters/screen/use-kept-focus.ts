import { useEffect, useRef } from 'react';

/**
 * Moves the focus to an element when a change has removed what had it, such as a filter in use, so that the keyboard does not start
 * from the top.
 * @param shown what can be removed, as a text that differs with each change of it.
 * @param id the element's.
 */
export function useKeptFocus(shown: string, id: string): void {
  const last = useRef(shown);
  useEffect(() => {
    const isLost = last.current !== shown && document.activeElement === document.body;
    last.current = shown;
    if (isLost) document.getElementById(id)?.focus({ preventScroll: true });
  }, [shown, id]);
}
