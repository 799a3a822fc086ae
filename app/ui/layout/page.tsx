import type { ReactNode } from 'react';
import { cx } from '../cx';

/** How wide pages are at most. */
export const widths = { narrow: 'max-w-lg', text: 'max-w-3xl', medium: 'max-w-5xl', wide: 'max-w-[75rem]' };

export interface PageProps {
  /** narrow: forms (512 px). text: reading (768 px). medium: a form with a sidebar (1024 px). wide: grids and tables (1200 px). */
  width?: keyof typeof widths;
  className?: string | undefined;
  children: ReactNode;
}

/** The column of a page's content. The surrounding `main` landmark belongs to the site's frame. */
export function Page({ width = 'wide', className, children }: PageProps) {
  return <div className={cx('mx-auto w-full px-4 pt-8 pb-16 sm:px-8 sm:pt-12 sm:pb-20', widths[width], className)}>{children}</div>;
}
