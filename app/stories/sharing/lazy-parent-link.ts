import { lazy } from 'react';
import { orMissing } from '~/ui/states/part-missing';

/** Few stories are appendages: the others do without it. */
export const ParentLink = lazy(() => import('./parent-link').catch(orMissing));
