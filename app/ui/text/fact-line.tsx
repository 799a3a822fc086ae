import { Children, type ReactNode } from 'react';
import { cx } from '../cx';

export interface FactLineProps {
  /** One fact each; empty ones are skipped. */
  children: ReactNode;
  className?: string;
}

/** Short facts separated by dots; a dot at the start of a line falls outside the clipped edge. */
export function FactLine({ children, className }: FactLineProps) {
  return (
    <p className={cx('[clip-path:inset(-0.5rem_-0.5rem_-0.5rem_-0.25rem)]', className)}>
      <span className="-ml-3.5 flex flex-wrap">
        {Children.toArray(children).map((fact, place) => (
          <span
            key={place}
            className="relative max-w-full pl-3.5 wrap-anywhere before:absolute before:top-0 before:left-1 before:content-['·'] first:before:content-none"
          >
            {fact}{' '}
          </span>
        ))}
      </span>
    </p>
  );
}
