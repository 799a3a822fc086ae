import { memo, type RefObject, type TextareaHTMLAttributes, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Editor } from './editor';
import { takeOver } from './take-over';
import { WritingTools } from './writing-tools';

export interface WritingBoxProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  id: string;
  /** The field that holds the text, with or without script. */
  area: RefObject<HTMLTextAreaElement | null>;
  className: string;
}

/**
 * A box for a story's words: a plain field until its script has loaded, and for those without script; then an editor
 * that shows italics, bold, quotes and scene breaks. The field's value is always the text, and its 'input' event tells of
 * changes, of a long text's at the next pause; when a script sets its value, the editor follows. A page that renders with
 * each key does not render it.
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
        // In the same frame: a field that stood below its editor for one would move what is around it.
        flushSync(() => setEditor(made));
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

type BoxAttributes = Pick<WritingBoxProps, 'placeholder' | 'className' | 'aria-describedby' | 'aria-invalid'>;

function boxAttributes(props: BoxAttributes): Record<string, string> {
  return {
    class: props.className,
    ...(props.placeholder && { 'aria-placeholder': props.placeholder }),
    ...(props['aria-describedby'] && { 'aria-describedby': props['aria-describedby'] }),
    ...(props['aria-invalid'] && { 'aria-invalid': String(props['aria-invalid']) }),
  };
}
