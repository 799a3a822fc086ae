import type { ReactNode } from 'react';
import { MACHINE_WRITTEN } from '~/stories/writers/digital-source';
import { cx } from '~/ui/cx';
import { seatEdge, WriterName, type WriterNameProps } from '../screen/writer-mark';

export interface WovenPartProps extends WriterNameProps {
  /** Whether the name is in the margin where the page has one beside the text; otherwise it is always above the text. */
  beside?: boolean;
  /** Whether it is being written. */
  running?: boolean;
  /** The menu about its writer, beside the name. */
  menu?: ReactNode;
  /** What stands below the text, in its column. */
  below?: ReactNode;
  children: ReactNode;
}

/**
 * One writer's part of a collaborative story: the name, and a line in the writer's colour beside the text. An AI writer's
 * is marked for programs too.
 * @see docs/product/law.md
 */
export function WovenPart({ beside = false, running, menu, below, children, ...writer }: WovenPartProps) {
  const { seat, ai } = writer;
  return (
    <li
      data-digital-source-type={ai ? MACHINE_WRITTEN : undefined}
      className={cx('grid gap-x-5 gap-y-1', beside && 'md:max-lg:grid-cols-[8.5rem_minmax(0,1fr)]')}
    >
      <header
        className={cx(
          'relative -my-1.5 flex min-h-9 flex-wrap items-center gap-x-1',
          beside && 'md:max-lg:content-start md:max-lg:justify-end md:max-lg:pt-[0.2rem] md:max-lg:text-right',
        )}
      >
        <WriterName {...writer} />
        {menu}
      </header>
      <div data-running={running} className={cx('border-l-2 pl-4 md:pl-5', seatEdge(seat))}>
        {children}
      </div>
      {below}
    </li>
  );
}

/** The style of a collaborative story's text while it is being written. */
export const wovenProse = 'max-w-[34em] font-prose text-[1.125rem] leading-[1.65] wrap-anywhere whitespace-pre-line sm:text-[1.1875rem]';
