import type { FieldMetadata } from '@conform-to/react';
import { Label } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { cx } from '../cx';

/** A text field of any form, required or optional. */
export type TextFieldMetadata = FieldMetadata<string> | FieldMetadata<string | undefined>;

/** Shared style of text inputs, text areas and selects. */
export const controlStyle = 'control';

export interface FieldFrameProps {
  field: TextFieldMetadata;
  label: ReactNode;
  hint?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** The frame of every field: label above, hint and errors below. */
export function FieldFrame({ field, label, hint, className, children }: FieldFrameProps) {
  // Errors refer to the submitted value and no longer apply once it is edited.
  const [outdated, setOutdated] = useState<string[]>();
  const errors = field.errors === outdated ? undefined : field.errors;
  return (
    <div
      onInput={() => setOutdated(field.errors)}
      className={cx('flex flex-col gap-1.5', !errors && '[&_[aria-invalid]]:border-edge', className)}
    >
      <Label.Root htmlFor={field.id} className="font-medium">
        {label}
      </Label.Root>
      {children}
      <div className="text-sm">
        {hint && (
          <div id={field.descriptionId} className="text-muted">
            {hint}
          </div>
        )}
        <div id={field.errorId} aria-live="polite" className="font-medium text-vermilion">
          {errors?.map((error) => (
            <p key={error}>{error}</p>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Props that describe a field's control by its hint as well as its errors. */
export function describedByHint(field: TextFieldMetadata, hint: ReactNode) {
  return hint ? { ariaDescribedBy: field.descriptionId } : {};
}
