import type { ComponentProps, ReactNode } from 'react';

export interface RadioCardProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: ReactNode;
  hint?: ReactNode;
}

/** A radio button with room for a sentence or two; the whole card can be pressed. */
export function RadioCard({ label, hint, ...input }: RadioCardProps) {
  return (
    <label className="flex min-h-11 items-start gap-3 rounded-md border border-edge px-3.5 py-2.5 text-text has-checked:border-gold">
      <input type="radio" {...input} className="mt-1 size-4 shrink-0 accent-(--gold)" />
      <span className="min-w-0">
        <span className="block font-medium">{label}</span>
        {hint && <span className="block text-sm text-muted">{hint}</span>}
      </span>
    </label>
  );
}
