import type { HTMLAttributes } from 'react';
import { cx } from '../cx';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside';
}

/** A sheet on the page's background: hairline border, 8 px corners. */
export function Card({ as: Element = 'div', className, ...props }: CardProps) {
  return <Element {...props} className={cx('card', className)} />;
}
