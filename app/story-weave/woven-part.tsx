import type { ReactNode } from 'react';
import { cx } from '~/ui/cx';
import { type SeatPlace, seatEdge, WriterName } from './writer-mark';

export interface WovenPartProps {
  seat: SeatPlace;
  name: string;
  ai: boolean;
  /** Beside the name, such as that the part is still being written. */
  note?: ReactNode;
  children: ReactNode;
  className?: string;
}

/**
 * One writer's part of a woven story: on a wide page the name stands in the margin, on a narrow one above the
 * words; a line in the writer's colour runs along them.
 */
export function WovenPart({ seat, name, ai, note, children, className }: WovenPartProps) {
  return (
    <li className={cx('grid gap-x-5 gap-y-1 md:grid-cols-[8.5rem_minmax(0,1fr)]', className)}>
      <p className="flex flex-wrap items-center gap-x-2 md:flex-col md:items-end md:gap-y-0.5 md:pt-[0.35rem] md:text-right">
        <WriterName seat={seat} name={name} ai={ai} />
        {note && <span className="text-sm text-muted">{note}</span>}
      </p>
      <div className={cx('border-l-2 pl-4 md:pl-5', seatEdge(seat))}>{children}</div>
    </li>
  );
}

/** The look of a woven story's words. */
export const wovenProse = 'max-w-[34em] font-prose text-[1.125rem] leading-[1.65] wrap-anywhere whitespace-pre-line sm:text-[1.1875rem]';
