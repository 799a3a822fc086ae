import { lazy } from 'react';
import { orMissing } from '~/ui/states/part-missing';

/** Few stories are appendages or part of a series: the others do without it. */
export const BelongsTo = lazy(() => import('./belongs-to').catch(orMissing));
