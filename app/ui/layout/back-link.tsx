import { ArrowLeft } from 'lucide-react';
import { Link, type LinkProps } from 'react-router';
import { cx } from '../cx';

/** A link to a page's parent, above the page's heading. */
export function BackLink({ children, className, ...props }: LinkProps) {
  return (
    <Link
      {...props}
      className={cx(
        'inline-flex min-h-8 items-center gap-1.5 text-sm font-medium text-muted no-underline transition-colors hover:text-text',
        className,
      )}
    >
      <ArrowLeft aria-hidden="true" className="size-4 shrink-0" />
      {children}
    </Link>
  );
}
