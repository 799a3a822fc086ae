import { lazy } from 'react';
import { orMissing } from '~/ui/states/part-missing';

/** The form of a story or a chapter. Readers do not load it; without a Suspense boundary, writers' pages wait for it. */
export const ChapterForm = lazy(() => import('./chapter-form').catch(orMissing));
