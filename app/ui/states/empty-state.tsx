import type { ReactNode } from 'react';
import { EmptyArch } from '../art/empty-arch';
import { StatePanel } from './state-panel';

export interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  /** One link or button onwards. */
  action?: ReactNode;
  /** Fills the whole page: its title is the page's heading. */
  page?: boolean;
}

/** Nothing here yet: an empty arch, one sentence and one link onwards. */
export function EmptyState(props: EmptyStateProps) {
  return <StatePanel {...props} drawing={<EmptyArch className="w-28" />} />;
}
