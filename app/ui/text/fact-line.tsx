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
    <p className={cx('fact-line', className)}>
      <span>
        {Children.toArray(children).map((fact, place) => (
          <span key={place}>{typeof fact === 'string' ? `${fact} ` : <>{fact} </>}</span>
        ))}
      </span>
    </p>
  );
}
