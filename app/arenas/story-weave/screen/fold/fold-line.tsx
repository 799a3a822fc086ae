import type { ReactNode } from 'react';
import { MACHINE_WRITTEN } from '~/stories/writers/digital-source';
import { cx } from '~/ui/cx';
import type { FoldLineView } from '../../protocol/fold.contract';
import type { Inks } from '../../rules/reveal/writer-inks';
import { wovenProse } from '../../woven-stories/woven-part';
import { seatEdge, WriterName } from '../writer-mark';

export interface FoldLineProps {
  line: FoldLineView;
  inks: Inks;
  /** What stands beside the writer's name. */
  beside?: ReactNode;
}

/** A line that was read out, with its writer. */
export function FoldLine({ line, inks, beside }: FoldLineProps) {
  const ink = inks(line);
  return (
    <div
      data-digital-source-type={line.kind === 'ai' ? MACHINE_WRITTEN : undefined}
      className={cx('min-w-0 animate-drop border-l-2 pl-4', seatEdge(ink))}
    >
      <p dir="auto" className={wovenProse}>
        {line.text}
      </p>
      <div className="flex flex-wrap items-center gap-x-3">
        <WriterName seat={ink} name={line.writer} ai={line.kind === 'ai'} />
        {beside}
      </div>
    </div>
  );
}
