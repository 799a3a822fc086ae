import { useState } from 'react';
import type { TextFieldMetadata } from '~/ui/fields/field-frame';
import { PasswordField } from '~/ui/fields/password-field';
import { PasswordMeter } from './password-meter';
import { usePasswordStrength } from './use-password-strength';

interface NewPasswordFieldProps {
  field: TextFieldMetadata;
  label: string;
  /** The person's name and e-mail address, which are easy to guess. */
  own?: readonly string[];
}

const NOTHING: readonly string[] = [];

/** A field for a new password, with its strength below. */
export function NewPasswordField({ field, label, own = NOTHING }: NewPasswordFieldProps) {
  const [password, setPassword] = useState('');
  const strength = usePasswordStrength(password, own);
  return (
    <div className="flex flex-col gap-3">
      <PasswordField field={field} label={label} autoComplete="new-password" onChange={(event) => setPassword(event.currentTarget.value)} />
      <PasswordMeter password={password} strength={strength} />
    </div>
  );
}
