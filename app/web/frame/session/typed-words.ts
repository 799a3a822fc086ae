const KINDS = new Set(['text', 'url', 'email']);

/** Boxes of this page that somebody has typed in. */
const boxes = new Set<WordBox>();

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

/** The words in named boxes, by name. */
export function typedWords(): { name: string; words: string }[] {
  return [...boxes].flatMap((box) => {
    const name = box.isConnected ? box.getAttribute('name') : null;
    const words = wordsIn(box);
    return name && words.trim() !== '' ? [{ name, words }] : [];
  });
}

/** Puts words back into boxes that are still empty, as if they were typed. @returns whether the page has these boxes. */
export function typeAgain(kept: readonly { name: string; words: string }[]): boolean {
  let found = kept.length === 0;
  for (const { name, words } of kept) {
    const box = document.querySelector(`textarea[name="${CSS.escape(name)}"], input[name="${CSS.escape(name)}"]`);
    const isBox = box instanceof HTMLTextAreaElement || (box instanceof HTMLInputElement && isWordBox(box));
    if (!isBox) continue;
    found = true;
    if (box.value !== '') continue;
    box.value = words;
    box.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return found;
}

/** Long texts, and lines of forms that change something: not searches, passwords and answers of games. */
function isWordBox(element: HTMLElement): boolean {
  if (element instanceof HTMLInputElement) return KINDS.has(element.type) && element.form?.method === 'post';
  return element instanceof HTMLTextAreaElement || element.isContentEditable;
}

function wordsIn(box: WordBox): string {
  return 'value' in box && typeof box.value === 'string' ? box.value : (box.textContent ?? '');
}
