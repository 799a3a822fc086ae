import { lazy, Suspense } from 'react';
import type { ProgressLineProps } from './progress-line';

/** Loaded after the page, when nobody has read far. A page whose build is no longer on the server does without. */
const ProgressLine = lazy(() => import('./progress-line').catch(() => new Promise<never>(() => {})));

/** A line at the top that grows as a text is read. */
export function LoadedProgressLine(props: ProgressLineProps) {
  return (
    <Suspense>
      <ProgressLine {...props} />
    </Suspense>
  );
}
