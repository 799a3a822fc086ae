import { lazy } from 'react';
import { orMissing } from '~/ui/states/part-missing';

/** Few stories are part of a series: the others do without it. */
export const SeriesLine = lazy(() => import('./series-line').catch(orMissing));
