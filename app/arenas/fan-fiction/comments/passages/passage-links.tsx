import { TextLink } from '~/ui/actions/text-link';
import { storyViewAddress } from '../../stories/story-links';
import { CHANGED, CHOOSE } from './passage-address';
import { passageTexts as texts } from './texts';

interface PassageLinksProps {
  storyId: string;
  chapter: number;
  /** Whether the page goes on with the chapters after it. */
  whole?: boolean;
  /** How many comments are about passages that have changed; undefined for none. */
  changed: number | undefined;
  /** Whether each paragraph shows its mark; undefined where none can be commented on. */
  offered: boolean | undefined;
}

/** Below a chapter: the way to choose a paragraph without pointing at it, and to the comments that no longer stand at one. */
export default function PassageLinks({ storyId, chapter, whole = false, changed = 0, offered }: PassageLinksProps) {
  return (
    <p className="flex flex-wrap gap-x-6 text-sm empty:hidden">
      {offered !== undefined && (
        <TextLink
          to={`${storyViewAddress(storyId, { chapter, whole, passage: offered ? undefined : CHOOSE })}#chapter`}
          className="inline-flex min-h-11 items-center"
        >
          {offered ? texts.stopChoosing : texts.choose}
        </TextLink>
      )}
      {changed > 0 && (
        <TextLink to={`${storyViewAddress(storyId, { chapter, passage: CHANGED })}#comments`} className="inline-flex min-h-11 items-center">
          {texts.changed(changed)}
        </TextLink>
      )}
    </p>
  );
}
