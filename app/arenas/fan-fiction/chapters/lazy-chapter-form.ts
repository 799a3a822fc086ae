import { lazy } from 'react';

/** The form of a story or a chapter. Readers do not load it; without a Suspense boundary, writers' pages wait for it. */
export const ChapterForm = lazy(() => import('./chapter-form'));
