import { lazy } from 'react';
import { orMissing } from '~/ui/states/part-missing';

/** Visitors do not load it. Without a Suspense boundary, pages wait for it rather than jumping. */
export const BookmarkButton = lazy(() => import('./bookmark-button').catch(orMissing));
