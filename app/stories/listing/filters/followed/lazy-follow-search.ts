import { lazy } from 'react';
import { orMissing } from '~/ui/states/part-missing';

/** Follows a search, for signed-in people who narrow a list; it has no Suspense boundary, so nothing jumps. */
export const FollowSearch = lazy(() => import('./follow-search').catch(orMissing));
