import { useKeydown } from './use-keydown';

/**
 * Listens for keystrokes wherever the focus is, except in text fields, lists of choices and dialogs, and except browser shortcuts.
 * @param onKey receives the key's name, such as 'a', '1' or 'Enter'.
 */
export function useWindowKeys(onKey: (key: string) => void): void {
  useKeydown((event) => {
    const isShortcut = event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented;
    if (!isShortcut && !belongsElsewhere(event)) onKey(event.key);
  });
}

/** Enter on a button or a link presses it; text fields and dialogs keep all keystrokes. */
function belongsElsewhere({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  const keeps = key === 'Enter' ? 'button, a, [role]' : '[role="dialog"], [role="alertdialog"]';
  return target.closest(`input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable="true"], ${keeps}`) !== null;
}
