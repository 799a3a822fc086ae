/** Replaces the text of a box; the caret stays beside the text that it stood in, where that is still there. */
export function showText(box: HTMLInputElement | HTMLTextAreaElement | null, text: string): void {
  if (!box || box.value === text) return;
  const { value, selectionStart, selectionEnd } = box;
  box.value = text;
  if (document.activeElement !== box || selectionStart === null || selectionEnd === null) return;
  box.setSelectionRange(movedCaret(value, text, selectionStart), movedCaret(value, text, selectionEnd));
}

/** Where a caret stands after a text was changed around it, as a number of UTF-16 units. */
export function movedCaret(before: string, after: string, caret: number): number {
  if (after.startsWith(before.slice(0, caret))) return caret;
  const rest = before.slice(caret);
  return after.endsWith(rest) ? after.length - rest.length : Math.min(caret, after.length);
}
