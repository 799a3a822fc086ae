const KINDS = new Set(['text', 'url', 'email']);

/** Boxes of this page that somebody has typed in. */
export const boxes = new Set<WordBox>();

type WordBox = HTMLTextAreaElement | HTMLInputElement | HTMLElement;

/** Notes from now on where somebody types. @returns a function that stops it. */
export function noteTyping(): () => void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLElement && isWordBox(target)) boxes.add(target);
  };
  document.addEventListener('input', note, true);
  return () => document.removeEventListener('input', note, true);
}

/** Whether the page holds words that somebody has typed and that may not be sent yet. */
export function hasTypedWords(): boolean {
  for (const box of boxes) {
    if (!box.isConnected) boxes.delete(box);
    else if (wordsIn(box).trim() !== '') return true;
  }
  return false;
}

/** Long texts, and lines of forms that change something: not searches, passwords and answers of games. */
export function isWordBox(element: HTMLElement): boolean {
  if (element instanceof HTMLInputElement) return KINDS.has(element.type) && element.form?.method === 'post';
  return element instanceof HTMLTextAreaElement || element.isContentEditable;
}

/** What stands in a box. */
export function wordsIn(box: WordBox): string {
  return 'value' in box && typeof box.value === 'string' ? box.value : (box.textContent ?? '');
}
