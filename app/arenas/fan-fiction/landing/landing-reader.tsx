import { useEffect, useEffectEvent } from 'react';
import { useLateView } from '~/ui/use-late-view';
import { useToast } from '~/ui/use-toast';
import type { ReaderPanelProps } from './reader-panel';
import { readingTexts } from './texts';

const loadPanel = async () => ({ default: (await import('./reader-panel')).ReaderPanel });

/** The reader panel, whose code comes with the first story one opens. */
export function LandingReader({ storyId, onClose }: ReaderPanelProps) {
  const toast = useToast();
  const { View: ReaderPanel, fetchView } = useLateView(loadPanel);
  const open = useEffectEvent(async () => {
    if (await fetchView()) return;
    toast({ title: 'Error', description: readingTexts.detailsFailed, tone: 'error' });
    onClose();
  });
  useEffect(() => {
    if (storyId !== undefined) open();
  }, [storyId]);
  return ReaderPanel && <ReaderPanel storyId={storyId} onClose={onClose} />;
}
