import { TextLink } from '~/ui/actions/text-link';
import { hideStoryAddress } from './hide-address';
import { hiddenStoryTexts as texts } from './texts';

/** Leads to where somebody hides a story from themselves. */
export function HideLink({ storyId }: { storyId: string }) {
  return (
    <TextLink to={hideStoryAddress(storyId)} className="inline-flex min-h-11 items-center">
      {texts.hide}
    </TextLink>
  );
}
