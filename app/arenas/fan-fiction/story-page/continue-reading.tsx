import { ButtonLink } from '~/ui/actions/button-link';
import { Notice } from '~/ui/states/notice';
import type { ReadingPosition } from '../reading/reading-position';
import { storyViewAddress } from '../stories/story-links';
import { storyPageTexts } from './texts';

/** Offers to continue where the reader stopped. */
export function ContinueReading({ storyId, position }: { storyId: string; position: ReadingPosition }) {
  return (
    <Notice
      tone="info"
      className="mt-6 print:hidden"
      title={storyPageTexts.stoppedAt(position.chapter)}
      actions={
        <ButtonLink
          to={storyViewAddress(storyId, { chapter: position.chapter })}
          state={{ resume: true }}
          preventScrollReset
          size="sm"
          variant="outline"
        >
          {storyPageTexts.goOn}
        </ButtonLink>
      }
    />
  );
}
