import { lazy } from 'react';
import { orMissing } from '~/ui/states/part-missing';

/** What an author says of a story, on its page. Stories without it do not load this; it has no Suspense boundary, so nothing jumps. */
export const AboutStory = lazy(() => import('./about-story').catch(orMissing));
