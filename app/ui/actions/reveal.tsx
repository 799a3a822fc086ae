import type { ReactNode } from 'react';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style';

export interface RevealProps {
  /** Content of the button. */
  label: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Classes of the button. */
  className?: string;
  /** The button's id, for moving the focus to it. */
  id?: string;
  /** Initially open. */
  open?: boolean;
  children: ReactNode;
}

/** A button that opens a small panel below itself. Uses the details element, so it works before any script has loaded. */
export function Reveal({ label, variant = 'outline', size, className, id, open, children }: RevealProps) {
  return (
    <details open={open} className="min-w-0 open:basis-full">
      <summary id={id} className={buttonStyle(variant, size, className)}>
        {label}
      </summary>
      <div className="mt-3 rounded-md border border-line p-4">{children}</div>
    </details>
  );
}
