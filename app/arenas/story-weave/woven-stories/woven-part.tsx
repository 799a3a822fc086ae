import type { ReactNode } from 'react';
import { cx } from '~/ui/cx';
import { type SeatPlace, seatEdge, WriterName } from '../screen/writer-mark';

export interface WovenPartProps {
  seat: SeatPlace;
  name: string;
  ai: boolean;
  /** The name stands in the margin where the page is wide enough, else always above the words. */
  beside?: boolean;
  children: ReactNode;
}

/** One writer's part of a woven story: the name, and a line in the writer's colour along the words. */
export function WovenPart({ seat, name, ai, beside = false, children }: WovenPartProps) {
  return (
    <li className={cx('grid gap-x-5 gap-y-1', beside && 'md:grid-cols-[8.5rem_minmax(0,1fr)]')}>
      <p className={cx(beside && 'md:pt-[0.2rem] md:text-right')}>
        <WriterName seat={seat} name={name} ai={ai} />
      </p>
      <div className={cx('border-l-2 pl-4 md:pl-5', seatEdge(seat))}>{children}</div>
    </li>
  );
}

/** The look of a woven story's words while it is being written. */
export const wovenProse = 'max-w-[34em] font-prose text-[1.125rem] leading-[1.65] wrap-anywhere whitespace-pre-line sm:text-[1.1875rem]';
