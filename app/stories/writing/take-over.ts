import type { Editor, EditorOptions } from './editor';
import { createLateChanges } from './late-changes';

/**
 * Puts an editor in a field's place, with its name, its focus and its selection. Who reads the field's value gets the
 * text as it is, and who sets it sets the text; it is written into the field itself only then, or when its change is told,
 * because for a long text that takes longer than showing a key.
 * @param box where the editor stands.
 * @param name attributes that name it.
 */
export function takeOver(
  field: HTMLTextAreaElement,
  box: HTMLElement,
  name: Record<string, string>,
  create: (start: Omit<EditorOptions, 'attributes'>) => Editor,
): Editor {
  const own = Object.getOwnPropertyDescriptor(field, 'value');
  const inner = own ?? Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value');
  const listeners = new AbortController();
  const { signal } = listeners;
  let text = field.value;
  let isBehind = false;

  const catchUp = () => {
    if (!isBehind) return;
    isBehind = false;
    text = editor.text();
    inner?.set?.call(field, text);
  };
  const tell = (type: 'beforeinput' | 'input', pasted: boolean) => {
    catchUp();
    field.dispatchEvent(new InputEvent(type, { bubbles: true, inputType: pasted ? 'insertFromPaste' : 'insertText' }));
  };
  const changes = createLateChanges(() => tell('input', false));
  const editor = create({
    text,
    beforePaste() {
      changes.flush();
      tell('beforeinput', true);
    },
    onChange(length, pasted) {
      isBehind = true;
      if (pasted) tell('input', true);
      else changes.typed(length);
    },
  });

  Object.defineProperty(field, 'value', {
    configurable: true,
    get() {
      catchUp();
      return inner?.get?.call(field);
    },
    set(value: string) {
      catchUp();
      inner?.set?.call(field, value);
      if (field.value === text) return;
      text = field.value;
      editor.setText(text);
    },
  });
  // Before others act on it: a form is sent, the focus leaves, or the page is left.
  const first = { signal, capture: true };
  for (const event of ['pagehide', 'popstate', 'submit']) window.addEventListener(event, changes.flush, first);
  document.addEventListener('visibilitychange', changes.flush, first);
  box.addEventListener('focusout', changes.flush, { signal });
  // The field reports each change; the editor's own event would report it twice.
  box.addEventListener('input', (event) => event.stopPropagation(), { signal });
  for (const label of Array.from(field.labels)) label.addEventListener('click', () => editor.focus(), { signal });
  if (document.activeElement === field) editor.focus(field.selectionStart, field.selectionEnd);
  return {
    ...editor,
    setAttributes: (attributes) => editor.setAttributes({ ...attributes, ...name }),
    destroy() {
      changes.flush();
      listeners.abort();
      if (own) Object.defineProperty(field, 'value', own);
      else Reflect.deleteProperty(field, 'value');
      editor.destroy();
    },
  };
}
