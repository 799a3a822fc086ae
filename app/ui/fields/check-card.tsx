import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx';

export interface CheckCardProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
}

/** A check box with room for a sentence or two; the whole line can be pressed. */
export function CheckCard({ label, hint, className, ...input }: CheckCardProps) {
  return (
    <label className={cx('flex min-h-11 items-start gap-3 py-1.5 text-text', className)}>
      <input type="checkbox" {...input} className="mt-1 size-4 shrink-0 accent-(--gold)" />
      <span className="min-w-0">
        <span className="block font-medium">{label}</span>
        {hint && <span className="block text-sm text-muted">{hint}</span>}
      </span>
    </label>
  );
}
