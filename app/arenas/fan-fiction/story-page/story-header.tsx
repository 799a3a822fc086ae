import { RateStory } from '~/stories/ratings/rate-story';
import { useRating } from '~/stories/ratings/use-rating';
import { AuthorLink } from '~/stories/writers/author-link';
import { TextLink } from '~/ui/actions/text-link';
import type { FanStory } from '../reading/reading.contract';
import { counted } from '../title-page/fan-story-card';

interface StoryHeaderProps {
  story: FanStory;
  signedIn: boolean;
  fandomAddress: string | undefined;
}

/** A story's title, facts and ratings. */
export function StoryHeader({ story, signedIn, fandomAddress }: StoryHeaderProps) {
  const rating = useRating(story, signedIn);
  return (
    <header className="grid gap-2">
      <p className="text-sm font-medium text-muted wrap-anywhere">
        Fandom: {fandomAddress ? <TextLink to={fandomAddress}>{story.fandom.name}</TextLink> : story.fandom.name}
      </p>
      <h1 className="display overflow-clip text-4xl wrap-anywhere">
        <bdi>{story.title}</bdi>
      </h1>
      <p className="text-muted wrap-anywhere">
        By{' '}
        <bdi>
          <AuthorLink name={story.author} playerId={story.authorId} />
        </bdi>
      </p>
      <p className="tabular text-muted">
        First published <time dateTime={story.publishedAt}>{story.publishedOn}</time> · {counted(story.chapters.length, 'chapter')}
      </p>
      <div id="rating" className="flex flex-wrap items-center gap-x-4 print:hidden">
        <RateStory rating={rating} />
        <p className="tabular text-muted">{rating.average === undefined ? 'No ratings yet' : `${rating.average.toFixed(1)} of 5`}</p>
      </div>
    </header>
  );
}
