import { getInputProps } from '@conform-to/react';
import { type FormEvent, useRef } from 'react';
import { moneyText } from '~/platform/text/format-numbers';
import { cx } from '~/ui/cx';
import { controlStyle, FieldFrame, type TextFieldMetadata } from '~/ui/fields/field-frame';
import { texts } from '../texts';
import { isAmountText, SUGGESTED_DOLLARS } from './amount';

export interface AmountFieldProps {
  field: TextFieldMetadata;
  /** Called with each amount that the field accepts. */
  onAmount: (amount: string) => void;
}

/** The amount in dollars: accepts nothing except amounts and suggests the usual ones. */
export function AmountField({ field, onAmount }: AmountFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const allowed = useRef(String(field.initialValue ?? ''));
  const { key, ...inputProps } = getInputProps(field, { type: 'text' });

  const keepAllowed = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    if (!isAmountText(currentTarget.value)) {
      const caret = Math.max(0, (currentTarget.selectionStart ?? 1) - 1);
      currentTarget.value = allowed.current;
      currentTarget.setSelectionRange(caret, caret);
      return;
    }
    allowed.current = currentTarget.value;
    onAmount(currentTarget.value);
  };
  const choose = (amount: string) => {
    if (!input.current) return;
    input.current.value = amount;
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
    input.current.focus();
  };

  return (
    <div className="flex flex-col gap-3">
      <FieldFrame field={field} label={texts.amountLabel}>
        <div className="relative">
          <span aria-hidden="true" className="absolute inset-y-0 left-4 grid place-items-center text-xl text-muted">
            {texts.currency}
          </span>
          <input
            key={key}
            {...inputProps}
            ref={input}
            inputMode="decimal"
            autoComplete="off"
            placeholder={texts.amountExample}
            onInput={keepAllowed}
            className={cx(controlStyle, 'h-14 pl-9 text-xl tabular-nums')}
          />
        </div>
      </FieldFrame>
      <ul aria-label={texts.usualAmounts} className="-mt-1 grid grid-cols-5 gap-2 sm:flex">
        {SUGGESTED_DOLLARS.map((amount) => (
          <li key={amount}>
            {/* A link, so that it works before any script has loaded. */}
            <a
              href={`?amount=${amount}`}
              onClick={(event) => {
                event.preventDefault();
                choose(amount);
              }}
              className="flex min-h-11 items-center justify-center rounded-md border border-edge px-2 text-sm sm:px-4 font-semibold tabular-nums text-text no-underline transition-colors hover:border-bronze hover:bg-raised"
            >
              {moneyText(100 * Number(amount))}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
