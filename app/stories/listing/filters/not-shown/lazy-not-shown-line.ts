import { lazy } from 'react';
import { orMissing } from '~/ui/states/part-missing';

/** What a list leaves out, for the few readers for whom it does; it has no Suspense boundary, so nothing jumps. */
export const NotShownLine = lazy(() => import('./not-shown-line').catch(orMissing));
