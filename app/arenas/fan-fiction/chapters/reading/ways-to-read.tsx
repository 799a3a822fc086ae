import { TextLink } from '~/ui/actions/text-link';
import { storyViewAddress } from '../../stories/story-links';
import { chapterTexts as texts } from '../texts';

/** Leads from one chapter to the whole work, and back. */
export default function WaysToRead({ storyId, chapter, whole }: { storyId: string; chapter: number; whole: boolean }) {
  return (
    <p className="text-sm">
      <TextLink
        to={`${storyViewAddress(storyId, whole ? { chapter } : { whole: true })}#chapter`}
        className="inline-flex min-h-11 items-center"
      >
        {whole ? texts.byChapter : texts.whole}
      </TextLink>
    </p>
  );
}
