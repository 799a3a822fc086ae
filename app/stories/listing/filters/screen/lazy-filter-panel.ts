import { lazy } from 'react';
import { orMissing } from '~/ui/states/part-missing';

/** All filters of a list, for those who open them; it has no Suspense boundary, so nothing jumps. */
export const FilterPanel = lazy(() => import('./filter-panel').catch(orMissing));
