import { Fragment, type ReactNode } from 'react';
import type { Block } from '~/stories/reading/text/chapter-text.contract';
import { Prose } from '~/ui/text/prose';

interface MarkedTextProps {
  blocks: readonly Block[];
  /** What stands beside a paragraph. */
  beside(at: number): ReactNode;
  /** What stands below a paragraph; undefined below most. */
  below(at: number): ReactNode;
}

/** A chapter's text with notes between its paragraphs. */
export function MarkedText({ blocks, beside, below }: MarkedTextProps) {
  const pieces: { from: number; to: number; below: ReactNode }[] = [];
  let from = 0;
  for (const at of blocks.keys()) {
    const panel = below(at);
    if (panel === undefined && at < blocks.length - 1) continue;
    pieces.push({ from, to: at + 1, below: panel });
    from = at + 1;
  }
  return pieces.map((piece) => (
    <Fragment key={piece.from}>
      <div className="reading-text">
        <Prose paragraphs={blocks.slice(piece.from, piece.to)} dropCap={piece.from === 0} beside={(at) => beside(piece.from + at)} />
      </div>
      {piece.below}
    </Fragment>
  ));
}
