import type { ReactNode } from 'react';
import { EmptyArch, type Missing } from '../art/empty-arch';
import { StatePanel } from './state-panel';

export interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  /** One link or button onwards. */
  action?: ReactNode;
  /** Fills the whole page: its title is the page's heading. */
  page?: boolean;
  /** What the empty arch shows in outline. */
  missing?: Missing;
  /** In place of the empty arch. */
  drawing?: ReactNode;
}

/** Nothing here yet: a drawing, one sentence and one link onwards. */
export function EmptyState({ missing, drawing = <EmptyArch missing={missing} className="w-28" />, ...props }: EmptyStateProps) {
  return <StatePanel {...props} drawing={drawing} />;
}
