import { lazy } from 'react';
import { LastResortLine } from './last-resort';

const load = () => import('./error-page');

/** The error page, of which most visits need nothing. */
export const LazyErrorPage = lazy(() =>
  load().then(
    ({ ErrorPage }) => ({ default: ErrorPage }),
    () => ({ default: LastResortLine }),
  ),
);

/** Loads the error page ahead: without a connection, nothing can be loaded any more. */
export const loadErrorPage = () => void load().catch(() => {});
