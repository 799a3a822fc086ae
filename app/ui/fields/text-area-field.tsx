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

/** A multi-line text field that grows with its content where the browser supports it. */
export function TextAreaField({ field, label, hint, rows = 4, className, ...props }: TextAreaFieldProps) {
  const { key, ...areaProps } = getTextareaProps(field, describedByHint(field, hint));
  return (
    <FieldFrame field={field} label={label} hint={hint} className={className}>
      <textarea
        key={key}
        rows={rows}
        // A box that grows with its content ignores `rows`.
        style={{ minHeight: `${rows * LINE_REM + 1.25}rem` }}
        {...areaProps}
        {...props}
        className={cx(controlStyle, 'field-sizing-content max-h-[70dvh] resize-y py-2.5 leading-relaxed wrap-anywhere')}
      />
    </FieldFrame>
  );
}
