import { useEffect, useEffectEvent } from 'react';

const TAKEN = 'input, textarea, select, [contenteditable="true"], [role="radio"], [role="tab"], [role="dialog"], [role="alertdialog"]';

/**
 * The left and right arrow keys turn pages, except while the reader is typing or where the
 * keys have another meaning.
 */
export function useArrowKeys(turn: { previous: (() => void) | undefined; next: (() => void) | undefined }): void {
  // An effect event knows the page that is shown from the moment it is shown, an effect only some time after.
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    const isTaken = event.target instanceof Element && event.target.closest(TAKEN) !== null;
    if (isModified || isTaken || event.defaultPrevented) return;
    if (event.key === 'ArrowLeft') turn.previous?.();
    if (event.key === 'ArrowRight') turn.next?.();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
