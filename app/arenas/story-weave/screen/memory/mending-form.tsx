import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '~/ui/actions/button';
import { cx } from '~/ui/cx';
import { controlStyle } from '~/ui/fields/field-frame';
import { memoryTexts as texts } from './memory-texts';

interface MendingFormProps {
  /** What is mended, for the name of the form. */
  label: string;
  onSave(form: FormData): void;
  onCancel(): void;
  children: ReactNode;
}

/** A small form in the card; its first field has the focus. */
export function MendingForm({ label, onSave, onCancel, children }: MendingFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return (
    <form
      ref={form}
      aria-label={label}
      className="flex flex-col gap-2.5 rounded-md bg-raised p-3"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(new FormData(event.currentTarget));
      }}
    >
      {children}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" variant="outline">
          {texts.save}
        </Button>
        <Button size="sm" variant="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}

interface LineProps {
  label: string;
  name: string;
  value: string;
  max: number;
  required?: boolean;
}

/** A line of text in such a form. */
export function Line({ label, name, value, max, required }: LineProps) {
  return (
    <label className="flex flex-col gap-1 font-medium text-muted">
      {label}
      <input name={name} defaultValue={value} maxLength={max} required={required} className={cx(controlStyle, 'h-11')} />
    </label>
  );
}
