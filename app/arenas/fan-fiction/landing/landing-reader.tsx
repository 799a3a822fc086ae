import { useEffect, useEffectEvent } from 'react';
import { useLateView } from '~/ui/states/use-late-view';
import { useToast } from '~/ui/toasts/use-toast';
import type { ReaderPanelProps } from '../reading/reader-panel';
import { readingTexts } from '../texts';

const loadPanel = async () => ({ default: (await import('../reading/reader-panel')).ReaderPanel });

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
