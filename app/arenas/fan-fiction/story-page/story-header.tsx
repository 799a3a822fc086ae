import { coverAddress, STORY_COVER } from '~/covers/story/cover-address';
import { BookmarkButton } from '~/stories/bookmarks/lazy-bookmark-button';
import { RateStory } from '~/stories/ratings/rate-story';
import { useRating } from '~/stories/ratings/use-rating';
import { ReadingSettingsButton } from '~/stories/reading/settings/reading-settings-button';
import { ShareButton } from '~/stories/sharing/share-button';
import { AuthorLink } from '~/stories/writers/author-link';
import { AboutStory } from '~/tags/screen/lazy-about-story';
import { TextLink } from '~/ui/actions/text-link';
import { cx } from '~/ui/cx';
import { FactLine } from '~/ui/text/fact-line';
import { withParts } from '~/ui/text/with-parts';
import type { FanStory } from '../reading/reading.contract';
import type { FanStoryPage } from '../stories/fan-story';
import { storyPageTexts } from './texts';

interface StoryHeaderProps {
  story: FanStory & Pick<FanStoryPage, 'origin'> & { facts: readonly string[] };
  signedIn: boolean;
  fandomAddress: string | undefined;
  /** The whole address to share; undefined of what nobody else can read. */
  address: string | undefined;
}

/** A story's title, cover, facts and ratings. */
export function StoryHeader({ story, signedIn, fandomAddress, address }: StoryHeaderProps) {
  const rating = useRating(story, signedIn);
  return (
    <header className="story-header">
      <div className="grid content-start gap-3">
        <p className="text-sm font-medium text-muted wrap-anywhere">
          {storyPageTexts.fandom} {fandomAddress ? <TextLink to={fandomAddress}>{story.fandom.name}</TextLink> : story.fandom.name}
        </p>
        <h1 className="display reading-title overflow-clip">
          <bdi>{story.title}</bdi>
        </h1>
      </div>
      <img src={coverAddress(story.cover)} alt="" {...STORY_COVER} />
      {story.content && <p className="font-medium">{story.content}</p>}
      <AboutStory story={story} />
      <div id="rating" className="flex flex-wrap items-center gap-x-4 self-end print:hidden">
        {/* A phone has no room for stars that their own writer cannot press. */}
        <div className={cx(story.own && 'max-sm:hidden')}>
          <RateStory rating={rating} />
        </div>
        <p className="tabular text-muted">
          {rating.average === undefined ? storyPageTexts.noRatingsYet : storyPageTexts.ratingOfFive(rating.average)}
        </p>
      </div>
      <div className="byline">
        <FactLine>
          <span>
            {withParts(storyPageTexts.by, { author: <AuthorLink name={story.author} playerId={story.authorId} credits={story.credits} /> })}
          </span>
          <span>{withParts(storyPageTexts.firstPublished, { day: <time dateTime={story.publishedAt}>{story.publishedOn}</time> })}</span>
          {story.progress}
        </FactLine>
        {address && signedIn && <BookmarkButton storyId={story.id} bookmarked={story.bookmarked} />}
        {address && <ShareButton title={story.title} address={address} />}
        <ReadingSettingsButton />
      </div>
    </header>
  );
}
