import type { FieldMetadata } from '@conform-to/react';
import { Label } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { cx } from '../cx';

/** A text field of any form, whether it must be filled or not. */
export type TextFieldMetadata = FieldMetadata<string> | FieldMetadata<string | undefined>;

/** The look that text inputs, text areas and selects share. */
export const controlStyle =
  'w-full rounded-md border border-edge bg-bg px-3.5 text-base text-text transition-colors enabled:hover:border-bronze ' +
  'focus-visible:rounded-md aria-invalid:border-vermilion disabled:opacity-60 [&[readonly]]:bg-raised [&[readonly]]:text-muted';

export interface FieldFrameProps {
  field: TextFieldMetadata;
  label: ReactNode;
  hint?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** What stands around every field: its label above, its hint and its errors below. */
export function FieldFrame({ field, label, hint, className, children }: FieldFrameProps) {
  // What is wrong was said of what had been sent: it does not hold for what is typed since.
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

/** What a field's control needs to be described by its hint as well as by its errors. */
export function describedByHint(field: TextFieldMetadata, hint: ReactNode) {
  return hint ? { ariaDescribedBy: field.descriptionId } : {};
}
