import { lazy, Suspense } from 'react';

const ReaderPanel = lazy(async () => ({ default: (await import('./reader-panel')).ReaderPanel }));

export interface LandingReaderProps {
  /** The story that is read; undefined while the panel is closed. */
  storyId: string | undefined;
  onClose(): void;
}

/** The reader panel, whose code comes with the first story one opens. */
export function LandingReader({ storyId, onClose }: LandingReaderProps) {
  if (storyId === undefined) return null;
  return (
    <Suspense fallback={null}>
      <ReaderPanel storyId={storyId} onClose={onClose} />
    </Suspense>
  );
}
