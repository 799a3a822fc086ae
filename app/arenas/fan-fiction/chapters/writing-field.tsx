import { getTextareaProps } from '@conform-to/react';
import { type ReactNode, useRef } from 'react';
import { WritingBox } from '~/stories/writing/writing-box';
import { describedByHint, FieldFrame, type TextFieldMetadata } from '~/ui/fields/field-frame';

export interface WritingFieldProps {
  field: TextFieldMetadata;
  label: ReactNode;
  hint: ReactNode;
}

/** A form's field for the words of a story or a chapter. */
export function WritingField({ field, label, hint }: WritingFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const { key, ...props } = getTextareaProps(field, describedByHint(field, hint));
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <WritingBox
        key={key}
        {...props}
        area={area}
        className="control field-sizing-content max-h-[70dvh] min-h-[17.5rem] overflow-y-auto py-2.5 font-prose text-lg leading-relaxed"
      />
    </FieldFrame>
  );
}
