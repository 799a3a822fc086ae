import { lazy } from 'react';
import { href } from 'react-router';
import { ButtonLink } from '~/ui/actions/button-link';
import { TextLink } from '~/ui/actions/text-link';
import { orMissing } from '~/ui/states/part-missing';
import { BookmarkButton } from '../../bookmarks/lazy-bookmark-button';
import { collectStoryAddress } from '../../collections/collection';
import type { ShownOutcome, StoryKudos } from '../../kudos/kudos';
import { KudosButton } from '../../kudos/kudos-button';
import RateAtEnd from '../../ratings/rate-at-end';
import { RatingNotice } from '../../ratings/rating-notice';
import type { RatingOutcome } from '../../ratings/rating-refusals';
import type { RateableStory } from '../../ratings/use-rating';
import type { KeptOfStory } from '../../reading-lists/kept-lists';
import { ShareButton } from '../../sharing/share-button';
import { afterTexts } from './texts';
import { useKeptOnDevice } from './use-kept-on-device';

// Visitors do not need it.
const LaterButton = lazy(() => import('../../reading-lists/later-button').catch(orMissing));
const FollowStory = lazy(() => import('~/notices/story-follows/follow-story').catch(orMissing));

export interface EndOfTextProps {
  /** The id under which the address after a rating leads here. */
  id?: string;
  story: RateableStory & { followed?: boolean | undefined; bookmarked: boolean };
  /** What became of a rating sent without script; undefined where the page says so elsewhere. */
  rated?: RatingOutcome | undefined;
  kudos: StoryKudos;
  /** What became of kudos sent without script. */
  kudosOutcome: ShownOutcome | undefined;
  /** The chapter that ends here, of a story with chapters. */
  chapter?: number;
  /** The whole address to share. */
  address: string | undefined;
  signedIn: boolean;
  /** Undefined for a visitor. */
  kept: KeptOfStory | undefined;
}

/** What readers do after the last line: kudos, stars, following, keeping for later, sharing; a phone shows all of it at once. */
export default function EndOfText({ id, story, rated, kudos, kudosOutcome, chapter, address, signedIn, kept }: EndOfTextProps) {
  useKeptOnDevice({ title: story.title, chapter, kept });
  const share = address && <ShareButton title={story.title} address={address} />;
  return (
    <div id={id} className="grid gap-4 rounded-lg border border-line bg-surface p-4 sm:gap-5 sm:p-7">
      {(!story.own || kudos.people + kudos.visitors > 0) && (
        <div className="-me-3 flex items-start justify-between gap-4">
          <KudosButton
            {...{ kudos, signedIn, storyId: story.id, isWriter: story.own, outcome: kudosOutcome }}
            {...(chapter && { chapter })}
          />
          {!story.own && share}
        </div>
      )}
      {rated && <RatingNotice outcome={rated} />}
      <RateAtEnd story={story} signedIn={signedIn} />
      {signedIn && (
        <div className="-mx-3 flex flex-wrap items-center gap-y-1 border-t border-line pt-3">
          {!story.own && story.followed !== undefined && <FollowStory storyId={story.id} followed={story.followed} quiet />}
          <BookmarkButton storyId={story.id} bookmarked={story.bookmarked} labelled />
          {kept && <LaterButton storyId={story.id} later={kept.later} />}
          <ButtonLink to={collectStoryAddress('list', story.id)} variant="quiet" size="sm" className="min-h-11">
            {afterTexts.lists}
          </ButtonLink>
          {story.own && share}
        </div>
      )}
      {!signedIn && address && (
        <p className="border-t border-line pt-3">
          <TextLink to={signInAddress(address, chapter)} className="inline-flex min-h-11 items-center">
            {afterTexts.signInToKeep}
          </TextLink>
        </p>
      )}
    </div>
  );
}

/** The sign-in page that leads back to a story, to the chapter that ended. */
function signInAddress(address: string, chapter: number | undefined): string {
  const to = new URL(address).pathname + (chapter === undefined ? '' : `?${new URLSearchParams({ chapter: String(chapter) })}`);
  return `${href('/signin')}?${new URLSearchParams({ to })}`;
}
