import { ButtonLink } from '~/ui/actions/button-link';
import { Notice } from '~/ui/states/notice';
import type { ReadPlace } from '../reading/reading-position';
import { storyViewAddress } from '../stories/story-links';

/** Offers to continue where the reader stopped. */
export function ContinueReading({ storyId, place }: { storyId: string; place: ReadPlace }) {
  return (
    <Notice
      tone="info"
      className="mt-6 print:hidden"
      title={`You stopped reading in chapter ${place.chapter}.`}
      actions={
        <ButtonLink
          to={storyViewAddress(storyId, { chapter: place.chapter })}
          state={{ resume: true }}
          preventScrollReset
          size="sm"
          variant="outline"
        >
          Continue reading
        </ButtonLink>
      }
    />
  );
}
