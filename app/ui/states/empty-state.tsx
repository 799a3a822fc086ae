import type { ReactNode } from 'react';
import { EmptyArch } from '../art/empty-arch';
import { StatePanel } from './state-panel';

export interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  /** One way on. */
  action?: ReactNode;
  /** The whole page is about it: its title is the page's heading. */
  page?: boolean;
}

/** There is nothing here yet: an empty arch, one sentence and one way on. */
export function EmptyState(props: EmptyStateProps) {
  return <StatePanel {...props} drawing={<EmptyArch className="w-28" />} />;
}
