import { getTextareaProps } from '@conform-to/react';
import type { ReactNode, TextareaHTMLAttributes } from 'react';
import { cx } from '../cx';
import { controlStyle, describedByHint, FieldFrame, type TextFieldMetadata } from './field-frame';

/** Height of a line, in rem. */
const LINE_REM = 1.625;

export interface TextAreaFieldProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  field: TextFieldMetadata;
  label: ReactNode;
  hint?: ReactNode;
}

/** Several lines of text in a form; grows with what is typed where the browser can do that. */
export function TextAreaField({ field, label, hint, rows = 4, className, ...props }: TextAreaFieldProps) {
  const { key, ...areaProps } = getTextareaProps(field, describedByHint(field, hint));
  return (
    <FieldFrame field={field} label={label} hint={hint} className={className}>
      <textarea
        key={key}
        rows={rows}
        // A box that grows with its content does not look at its rows.
        style={{ minHeight: `${rows * LINE_REM + 1.25}rem` }}
        {...areaProps}
        {...props}
        className={cx(controlStyle, 'field-sizing-content max-h-[70dvh] resize-y py-2.5 leading-relaxed')}
      />
    </FieldFrame>
  );
}
