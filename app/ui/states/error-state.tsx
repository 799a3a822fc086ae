import { CrackedKeystone } from '../art/cracked-keystone';
import type { EmptyStateProps } from './empty-state';
import { StatePanel } from './state-panel';

/** Something broke: a cracked keystone, one sentence and one link onwards. Announced at once. */
export function ErrorState(props: Omit<EmptyStateProps, 'drawing' | 'missing'>) {
  return <StatePanel {...props} role="alert" drawing={<CrackedKeystone className="w-32" />} />;
}
