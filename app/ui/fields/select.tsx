import { ChevronDown } from 'lucide-react';
import { type SelectHTMLAttributes, useId } from 'react';
import { cx } from '../cx';
import { controlStyle } from './field-frame';

export interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  options: readonly { value: string; label: string }[];
}

/** The browser's own select in the product's style. `className` applies to the whole field. */
export function Select({ label, options, id, className, ...props }: SelectProps) {
  const ownId = useId();
  const selectId = id ?? ownId;
  return (
    <div className={cx('flex items-center gap-3', className)}>
      <label htmlFor={selectId} className="shrink-0 text-sm font-medium text-muted">
        {label}
      </label>
      <div className="relative min-w-0 flex-1">
        <select {...props} id={selectId} className={cx(controlStyle, 'h-11 appearance-none truncate pr-10')}>
          {options.map((option) => (
            <option key={option.value} value={option.value} className="bg-surface text-text">
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-muted" />
      </div>
    </div>
  );
}
