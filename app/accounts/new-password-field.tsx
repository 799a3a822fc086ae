import { useState } from 'react';
import type { TextFieldMetadata } from '~/ui/field-frame';
import { PasswordField } from '~/ui/password-field';
import { PasswordMeter } from './password-meter';

interface NewPasswordFieldProps {
  field: TextFieldMetadata;
  label: string;
}

/** A field for a password that is chosen now, with its strength below. */
export function NewPasswordField({ field, label }: NewPasswordFieldProps) {
  const [password, setPassword] = useState('');
  return (
    <div className="flex flex-col gap-3">
      <PasswordField field={field} label={label} autoComplete="new-password" onChange={(event) => setPassword(event.currentTarget.value)} />
      <PasswordMeter password={password} />
    </div>
  );
}
