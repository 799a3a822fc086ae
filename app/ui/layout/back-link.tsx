import { Link, type LinkProps } from 'react-router';
import { Icon } from '../art/icon';
import { ARROW_LEFT } from '../art/icon-paths';
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
      <Icon path={ARROW_LEFT} className="size-4 shrink-0" />
      {children}
    </Link>
  );
}
