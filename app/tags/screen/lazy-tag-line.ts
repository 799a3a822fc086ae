import { lazy } from 'react';
import { orMissing } from '~/ui/states/part-missing';

/** The tags of a story on its page. Stories without tags do not load it; it has no Suspense boundary, so nothing jumps. */
export const OpeningTagLine = lazy(() => import('./opening-tag-line').catch(orMissing));
