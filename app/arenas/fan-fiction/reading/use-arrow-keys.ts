import { useKeydown } from '~/ui/keys/use-keydown';

const TAKEN = 'input, textarea, select, [contenteditable="true"], [role="radio"], [role="tab"], [role="dialog"], [role="alertdialog"]';

/**
 * The left and right arrow keys turn pages, except while the reader is typing or where the
 * keys have another meaning.
 */
export function useArrowKeys(turn: { previous: (() => void) | undefined; next: (() => void) | undefined }): void {
  useKeydown((event) => {
    const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    const isTaken = event.target instanceof Element && event.target.closest(TAKEN) !== null;
    if (isModified || isTaken || event.defaultPrevented) return;
    if (event.key === 'ArrowLeft') turn.previous?.();
    if (event.key === 'ArrowRight') turn.next?.();
  });
}
