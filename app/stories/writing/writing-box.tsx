import { memo, type RefObject, type TextareaHTMLAttributes, useEffect, useRef, useState } from 'react';
import type { Editor, EditorOptions } from './editor';
import { WritingTools } from './writing-tools';

export interface WritingBoxProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  id: string;
  /** The field that holds the text, with or without script. */
  area: RefObject<HTMLTextAreaElement | null>;
  className: string;
}

/**
 * A box for a story's words: a plain field until its script has loaded, and for those without script; then an editor
 * that shows italics, bold, quotes and scene breaks. The field always holds the text, and tells of each change by its
 * 'input' event; when a script sets its value, the editor follows. A page that renders with each key does not render it.
 * @see docs/decisions/0084-writing-box.md
 */
export const WritingBox = memo(function WritingBox({ id, area, className, placeholder, readOnly = false, ...props }: WritingBoxProps) {
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const attributes = boxAttributes({ ...props, placeholder, className });
  const first = useRef(attributes);

  useEffect(() => {
    const field = area.current;
    const box = place.current;
    if (!field || !box) return;
    let made: Editor | undefined;
    let gone = false;
    // Without the editor the plain field does: it is as good as before.
    void import('./editor')
      .then(({ createEditor }) => {
        if (gone) return;
        const labels = Array.from(field.labels);
        for (const [index, label] of labels.entries()) label.id ||= `${id}-label-${index}`;
        const name = { id, 'aria-labelledby': labels.map((label) => label.id).join(' ') };
        made = takeOver(field, box, name, (start) => createEditor(box, { ...start, attributes: { ...first.current, ...name } }));
        setEditor(made);
      })
      .catch(() => undefined);
    return () => {
      gone = true;
      made?.destroy();
      setEditor(undefined);
    };
  }, [area, id]);

  useEffect(() => editor?.setReadOnly(readOnly), [editor, readOnly]);
  const described = JSON.stringify(attributes);
  useEffect(() => editor?.setAttributes(JSON.parse(described)), [editor, described]);

  return (
    <>
      <WritingTools editor={editor} />
      <div ref={place} className="writing-box" />
      <textarea
        {...props}
        ref={area}
        {...(editor ? { hidden: true } : { id })}
        dir="auto"
        placeholder={placeholder}
        readOnly={readOnly}
        className={className}
      />
    </>
  );
});

/** Puts the editor in the field's place, with its name, its focus and its selection, and keeps the two the same. */
function takeOver(
  field: HTMLTextAreaElement,
  box: HTMLElement,
  name: Record<string, string>,
  create: (start: Pick<EditorOptions, 'text' | 'onChange'>) => Editor,
): Editor {
  let text = field.value;
  const onChange = (now: string, pasted: boolean) => {
    const kind = { bubbles: true, inputType: pasted ? 'insertFromPaste' : 'insertText' };
    field.dispatchEvent(new InputEvent('beforeinput', kind));
    text = now;
    field.value = now;
    field.dispatchEvent(new InputEvent('input', kind));
  };
  const editor = create({ text, onChange });
  const follow = () => {
    if (field.value === text) return;
    text = field.value;
    editor.setText(text);
  };
  const stopWatching = watchValue(field, follow);
  const listeners = new AbortController();
  const { signal } = listeners;
  // The field tells of each change; the editor's own event would tell of it twice.
  box.addEventListener('input', (event) => event.stopPropagation(), { signal });
  for (const label of Array.from(field.labels)) label.addEventListener('click', () => editor.focus(), { signal });
  if (document.activeElement === field) editor.focus(field.selectionStart, field.selectionEnd);
  return {
    ...editor,
    setAttributes: (attributes) => editor.setAttributes({ ...attributes, ...name }),
    destroy: () => {
      listeners.abort();
      stopWatching();
      editor.destroy();
    },
  };
}

/** Calls back whenever a script sets a field's value, for which browsers have no event. @returns what ends it. */
function watchValue(field: HTMLTextAreaElement, onSet: () => void): () => void {
  const own = Object.getOwnPropertyDescriptor(field, 'value');
  const inner = own ?? Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value');
  Object.defineProperty(field, 'value', {
    configurable: true,
    get: () => inner?.get?.call(field),
    set: (value: string) => {
      inner?.set?.call(field, value);
      onSet();
    },
  });
  return () => {
    if (own) Object.defineProperty(field, 'value', own);
    else Reflect.deleteProperty(field, 'value');
  };
}

type BoxAttributes = Pick<WritingBoxProps, 'placeholder' | 'className' | 'aria-describedby' | 'aria-invalid'>;

function boxAttributes(props: BoxAttributes): Record<string, string> {
  return {
    class: props.className,
    ...(props.placeholder && { 'aria-placeholder': props.placeholder }),
    ...(props['aria-describedby'] && { 'aria-describedby': props['aria-describedby'] }),
    ...(props['aria-invalid'] && { 'aria-invalid': String(props['aria-invalid']) }),
  };
}
