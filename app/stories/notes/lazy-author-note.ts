import { lazy } from 'react';
import { orMissing } from '~/ui/states/part-missing';

/** Texts without notes do not load it. Without a Suspense boundary, pages wait for it rather than jumping. */
export const AuthorNote = lazy(() => import('./author-note').catch(orMissing));
