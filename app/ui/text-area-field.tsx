import { getTextareaProps } from '@conform-to/react';
import type { ReactNode, TextareaHTMLAttributes } from 'react';
import { cx } from './cx';
import { controlStyle, describedByHint, FieldFrame, type TextFieldMetadata } from './field-frame';

export interface TextAreaFieldProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  field: TextFieldMetadata;
  label: ReactNode;
  hint?: ReactNode;
}

/** Several lines of text in a form; grows with what is typed where the browser can do that. */
export function TextAreaField({ field, label, hint, className, ...props }: TextAreaFieldProps) {
  const { key, ...areaProps } = getTextareaProps(field, describedByHint(field, hint));
  return (
    <FieldFrame field={field} label={label} hint={hint} className={className}>
      <textarea
        key={key}
        rows={4}
        {...areaProps}
        {...props}
        className={cx(controlStyle, 'field-sizing-content min-h-28 max-h-[70dvh] resize-y py-2.5 leading-relaxed')}
      />
    </FieldFrame>
  );
}
