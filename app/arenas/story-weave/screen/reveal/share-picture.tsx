import { href } from 'react-router';
import { storyPicture } from '~/covers/preview-pictures';
import { TextLink } from '~/ui/actions/text-link';
import type { EndingView } from '../../protocol/room.contract';
import { InviteLink } from '../menu/invite-link';
import { screenTexts as texts } from '../screen-texts';

/** The story's drawn picture, to keep or to send, and its address to copy. */
export function SharePicture({ ending, storyId }: { ending: EndingView; storyId: string }) {
  const { address, alt } = storyPicture(ending.cover, 'story_weave');
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <figure>
        <img src={address} alt={alt} width={1200} height={630} loading="lazy" className="h-auto w-full rounded-md border border-line" />
        <figcaption className="mt-2 text-sm">
          <TextLink to={address} reloadDocument download={texts.pictureFile}>
            {texts.keepPicture}
          </TextLink>
        </figcaption>
      </figure>
      <InviteLink path={href('/story/:storyId', { storyId })} title={texts.share} label={texts.storyLink} />
    </div>
  );
}
