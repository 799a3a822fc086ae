import { lazy } from 'react';
import { orMissing } from '~/ui/states/part-missing';

/** Pages that show no comments do not load them. A page that is sent with them has no Suspense boundary, so that they are in it without script. */
export const StoryComments = lazy(() => import('./story-comments').catch(orMissing));
