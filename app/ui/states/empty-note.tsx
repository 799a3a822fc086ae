import type { ReactNode } from 'react';
import { EmptyArch, type Missing } from '../art/empty-arch';

export interface EmptyNoteProps {
  missing: Missing;
  /** One sentence, with a link onwards where there is one. */
  children: ReactNode;
}

/** Nothing here yet, in a part of a page: a small drawing, and beside it one sentence. */
export function EmptyNote({ missing, children }: EmptyNoteProps) {
  return (
    <div className="flex items-end gap-4">
      <EmptyArch missing={missing} className="w-20 shrink-0" />
      <p className="min-w-0 flex-1 pb-2 text-muted">{children}</p>
    </div>
  );
}
