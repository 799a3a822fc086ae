import { getInputProps } from '@conform-to/react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { cx } from '../cx';
import { controlStyle, describedByHint, FieldFrame, type TextFieldMetadata } from './field-frame';

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  field: TextFieldMetadata;
  label: ReactNode;
  hint?: ReactNode;
  type?: 'text' | 'email' | 'search' | 'url' | 'tel' | 'time' | 'datetime-local';
}

/** A single-line text field. `className` applies to the whole field. */
export function TextField({ field, label, hint, type = 'text', className, ...props }: TextFieldProps) {
  const { key, ...inputProps } = getInputProps(field, { type, ...describedByHint(field, hint) });
  return (
    <FieldFrame field={field} label={label} hint={hint} className={className}>
      <input key={key} {...inputProps} {...props} className={cx(controlStyle, 'h-11')} />
    </FieldFrame>
  );
}
