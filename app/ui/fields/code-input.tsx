import type { FieldMetadata } from '@conform-to/react';
import { type ChangeEvent, type ClipboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { cx } from '../cx';
import type { TextFieldMetadata } from './field-frame';

export interface CodeInputProps {
  label: string;
  /** The form's field, or only the name to send. */
  field?: TextFieldMetadata;
  name?: FieldMetadata<string>['name'] | string;
  length?: number;
  disabled?: boolean;
  /** Starts empty, whatever the form holds. */
  empty?: boolean;
  /** Called with the current digits once the script has loaded, and then on each change. */
  onChange?: (digits: string) => void;
}

/** A one-time code: drawn slots over one real input, so that typing, pasting and autofill are the browser's own. */
export function CodeInput({ label, field, name, length = 6, disabled, empty, onChange }: CodeInputProps) {
  const ownId = useId();
  const id = field?.id ?? ownId;
  const errorId = field?.errorId ?? `${ownId}-error`;
  const [digits, setDigits] = useState(() => codeDigits(empty ? '' : String(field?.initialValue ?? ''), length));
  const [caret, setCaret] = useState<number>();
  const input = useRef<HTMLInputElement>(null);

  const take = (text: string) => {
    const next = codeDigits(text, length);
    setDigits(next);
    onChange?.(next);
  };
  const takeEarly = useEffectEvent(() => take(input.current?.value ?? ''));
  useEffect(() => takeEarly(), []);
  // The browser would cut a paste such as '123-456' at maxlength before the dash is removed.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    const pasted = event.clipboardData.getData('text');
    const whole = codeDigits(pasted, length).length === length;
    take(whole ? pasted : digits.slice(0, selectionStart ?? digits.length) + pasted + digits.slice(selectionEnd ?? digits.length));
  };

  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <div className="relative w-fit max-w-full">
        <input
          ref={input}
          id={id}
          name={field?.name ?? name}
          form={field?.formId}
          value={digits}
          onChange={(event: ChangeEvent<HTMLInputElement>) => take(event.currentTarget.value)}
          onPaste={paste}
          onSelect={(event) => setCaret(event.currentTarget.selectionStart ?? undefined)}
          onBlur={() => setCaret(undefined)}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern={`[0-9]{${length}}`}
          maxLength={length}
          required
          disabled={disabled}
          aria-invalid={field ? !field.valid || undefined : undefined}
          aria-describedby={errorId}
          className="peer absolute inset-0 z-10 h-full w-full cursor-text rounded-md bg-transparent font-mono text-transparent caret-transparent outline-none selection:bg-transparent"
        />
        <div aria-hidden="true" className="flex gap-1.5 peer-disabled:opacity-55 sm:gap-2">
          {Array.from({ length }, (_, slot) => (
            <Slot
              key={slot}
              digit={digits[slot]}
              active={caret !== undefined && slot === Math.min(caret, length - 1)}
              invalid={field ? !field.valid : false}
            />
          ))}
        </div>
      </div>
      <div id={errorId} aria-live="polite" className="text-sm font-medium text-vermilion">
        {field?.errors?.map((error) => (
          <p key={error}>{error}</p>
        ))}
      </div>
    </div>
  );
}

function Slot({ digit, active, invalid }: { digit: string | undefined; active: boolean; invalid: boolean }) {
  return (
    <span
      className={cx(
        'tabular grid h-14 w-11 place-items-center rounded-md border bg-bg text-2xl font-semibold sm:w-12',
        active ? 'border-gold outline-2 outline-gold' : invalid ? 'border-vermilion' : 'border-edge',
      )}
    >
      {digit ?? (active && <span className="h-6 w-0.5 animate-breathe bg-gold" />)}
    </span>
  );
}

/**
 * Extracts the digits typed or pasted into a code field.
 * @param length number of digits of a code; further ones are dropped.
 */
export function codeDigits(text: string, length: number): string {
  return text.replace(/\D/g, '').slice(0, length);
}
