import type { ReactNode } from 'react';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style';

export interface RevealProps {
  /** What stands on the button. */
  label: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** The id of the button, to put the focus there. */
  id?: string;
  /** Whether it is open at first. */
  open?: boolean;
  children: ReactNode;
}

/** A button that opens something small below itself. The browser's own details element: it works before any script has loaded. */
export function Reveal({ label, variant = 'outline', size, id, open, children }: RevealProps) {
  return (
    <details open={open} className="min-w-0 open:basis-full">
      <summary id={id} className={buttonStyle(variant, size)}>
        {label}
      </summary>
      <div className="mt-3 rounded-md border border-line p-4">{children}</div>
    </details>
  );
}
