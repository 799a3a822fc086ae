import { lazy } from 'react';
import { orMissing } from '~/ui/states/part-missing';

/** Keeps filters as one's own, for signed-in people who narrow a list; it has no Suspense boundary, so nothing jumps. */
export const KeepFilters = lazy(() => import('./keep-filters').catch(orMissing));
