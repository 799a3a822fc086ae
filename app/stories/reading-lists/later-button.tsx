import { Clock, ClockCheck } from 'lucide-react';
import { KeepButton } from './keep-button';
import { readingListTexts } from './texts';

/** Marks a story for later, or no longer. */
export default function LaterButton({ storyId, later }: { storyId: string; later: boolean }) {
  return (
    <KeepButton
      storyId={storyId}
      kept={later}
      intents={['later', 'remove-later']}
      icons={{ off: Clock, on: ClockCheck }}
      texts={readingListTexts.later}
      labelled
    />
  );
}
