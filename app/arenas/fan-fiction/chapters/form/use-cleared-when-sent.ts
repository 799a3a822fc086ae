import { useEffect, useRef } from 'react';

/**
 * Clears a form once its words have arrived: the page has another id for the next ones then. Refused words stay.
 * @param id of what the form sends. @param clear empties its boxes, and what the device keeps of them.
 * @returns the form's `onSubmit`.
 */
export function useClearedWhenSent(id: string, isRefused: boolean, clear: () => void): () => void {
  const sent = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page has another id once it knows what became of the words.
  useEffect(() => {
    if (!sent.current) return;
    sent.current = false;
    if (!isRefused) clear();
  }, [id]);
  return () => {
    sent.current = true;
  };
}
