const KINDS = new Set(['text', 'url', 'email']);

/** Boxes of this page that somebody has typed in. */
export const boxes = new Set<WordBox>();

type WordBox = HTMLTextAreaElement | HTMLInputElement | HTMLElement;

/** Notes where somebody types, and where they have already typed before this came. @returns a function that stops it. */
export function noteTyping(): () => void {
  for (const element of document.querySelectorAll<HTMLElement>('textarea, input, [contenteditable]')) {
    if (isWordBox(element) && isChanged(element)) boxes.add(element);
  }
  const note = ({ target }: Event) => {
    if (target instanceof HTMLElement && isWordBox(target)) boxes.add(target);
  };
  document.addEventListener('input', note, true);
  return () => document.removeEventListener('input', note, true);
}

/** A box that shows something else than what it was sent with, or in which somebody is. */
function isChanged(box: HTMLElement): boolean {
  return box === document.activeElement || ('defaultValue' in box && wordsIn(box) !== box.defaultValue);
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
