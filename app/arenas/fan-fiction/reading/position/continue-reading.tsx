import { ButtonLink } from '~/ui/actions/button-link';
import { Notice } from '~/ui/states/notice';
import { storyViewAddress } from '../../stories/story-links';
import { positionTexts as texts } from './texts';
import { type ReadStory, useReadingPosition } from './use-reading-position';

/** Remembers where a story is read, and offers to continue where its reader stopped. */
export default function ContinueReading(story: ReadStory) {
  const position = useReadingPosition(story);
  if (!position) return null;
  return (
    <Notice
      tone="info"
      className="mt-6 print:hidden"
      title={texts.stoppedAt(position.chapter)}
      actions={
        <ButtonLink
          to={storyViewAddress(story.id, { chapter: position.chapter })}
          state={{ resume: true }}
          preventScrollReset
          size="sm"
          variant="outline"
        >
          {texts.goOn}
        </ButtonLink>
      }
    />
  );
}
