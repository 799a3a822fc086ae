import { type ComponentType, lazy, Suspense } from 'react';

export interface LandingReaderProps {
  /** The story that is read; undefined while the panel is closed. */
  storyId: string | undefined;
  onClose(): void;
}

const [loadPanel] = Object.values(import.meta.glob<ComponentType<LandingReaderProps>>('./reader-panel.tsx', { import: 'ReaderPanel' }));

const ReaderPanel = loadPanel && lazy(async () => ({ default: await loadPanel() }));

/** Whether stories open in a panel; without one they open on their own page. */
export const canReadHere = ReaderPanel !== undefined;

/** The reader panel, whose code comes with the first story one opens. */
export function LandingReader({ storyId, onClose }: LandingReaderProps) {
  if (!ReaderPanel || storyId === undefined) return null;
  return (
    <Suspense fallback={null}>
      <ReaderPanel storyId={storyId} onClose={onClose} />
    </Suspense>
  );
}
