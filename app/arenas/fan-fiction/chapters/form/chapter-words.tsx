import { getInputProps, getTextareaProps } from '@conform-to/react';
import { useRef } from 'react';
import { WritingBox } from '~/stories/writing/writing-box';
import { describedByHint, FieldFrame, type TextFieldMetadata } from '~/ui/fields/field-frame';
import { readingTexts } from '../../texts';

export interface ChapterWordsProps {
  title: TextFieldMetadata;
  content: TextFieldMetadata;
  labels: { title: string; content: string };
}

/** The fields of a story or a chapter, as at every desk: a title as a heading to type in, and the words below it. */
export function ChapterWords({ title, content, labels }: ChapterWordsProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const { key: titleKey, ...titleProps } = getInputProps(title, { type: 'text' });
  const { key: contentKey, ...contentProps } = getTextareaProps(content, describedByHint(content, readingTexts.markdown));
  return (
    <div data-words="" className="grid gap-1 sm:gap-3">
      <FieldFrame field={title} label={<span className="sr-only">{labels.title}</span>}>
        <input key={titleKey} {...titleProps} dir="auto" placeholder={labels.title} className="desk-title" />
      </FieldFrame>
      <FieldFrame
        field={content}
        label={<span className="sr-only">{labels.content}</span>}
        hint={readingTexts.markdown}
        className="desk-words"
      >
        <WritingBox key={contentKey} {...contentProps} area={area} placeholder={labels.content} className="desk-text desk-box" />
      </FieldFrame>
    </div>
  );
}
