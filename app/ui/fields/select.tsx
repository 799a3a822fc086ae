import { type SelectHTMLAttributes, useId } from 'react';
import { cx } from '../cx';
import { controlStyle } from './field-frame';

export interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  options: readonly { value: string; label: string }[];
  /** Whether the label is above it, as in narrow forms. */
  stacked?: boolean;
}

/** The browser's own select in the product's style. `className` applies to the whole field. */
export function Select({ label, options, stacked = false, id, className, ...props }: SelectProps) {
  const ownId = useId();
  const selectId = id ?? ownId;
  return (
    <div className={cx('flex', stacked ? 'flex-col gap-1' : 'items-center gap-3', className)}>
      <label htmlFor={selectId} className="shrink-0 text-sm font-medium text-muted">
        {label}
      </label>
      <div className="select-frame">
        <select {...props} id={selectId} className={controlStyle}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
