import { getInputProps } from '@conform-to/react';
import { Eye, EyeOff } from 'lucide-react';
import { type InputHTMLAttributes, type ReactNode, useState } from 'react';
import { cx } from '../cx';
import { SHOW_PASSWORD } from '../texts';
import { controlStyle, describedByHint, FieldFrame, type TextFieldMetadata } from './field-frame';

export interface PasswordFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  field: TextFieldMetadata;
  label: ReactNode;
  hint?: ReactNode;
}

/** A password field with a button to show the password. */
export function PasswordField({ field, label, hint, className, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const { key, ...inputProps } = getInputProps(field, { type: 'password', ...describedByHint(field, hint) });
  const Icon = shown ? EyeOff : Eye;
  return (
    <FieldFrame field={field} label={label} hint={hint} className={className}>
      <div className="relative">
        <input
          key={key}
          spellCheck={false}
          autoCapitalize="none"
          {...inputProps}
          {...props}
          type={shown ? 'text' : 'password'}
          className={cx(controlStyle, 'h-11 pr-12')}
        />
        <button
          type="button"
          aria-pressed={shown}
          aria-label={SHOW_PASSWORD}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-md text-muted transition-colors hover:text-text"
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      </div>
    </FieldFrame>
  );
}
