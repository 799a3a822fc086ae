import { lazy } from 'react';
import { orMissing } from '~/ui/states/part-missing';

/** Only visitors need it, and only on stories whose authors let them comment. It has no Suspense boundary, so that it is there without script. */
export const VisitorBox = lazy(() => import('./visitor-box').catch(orMissing));
export const VisitorAtEnd = lazy(() => import('./visitor-at-end').catch(orMissing));
