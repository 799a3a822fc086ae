import { href } from 'react-router';
import { Button } from '~/ui/actions/button';
import { TextLink } from '~/ui/actions/text-link';
import { StarRating } from '~/ui/stars/star-rating';
import { ratingTexts } from './texts';
import type { StoryRating } from './use-rating';

/** Stars for rating a story; before any script has loaded, a small form instead. */
export function RateStory({ rating }: { rating: StoryRating }) {
  const { story, signedIn } = rating;
  return (
    <div>
      <div className="noscript:hidden">
        <StarRating
          label={ratingTexts.rateStory(story.title)}
          value={rating.average ?? 0}
          own={rating.own}
          disabled={story.own}
          onRate={(value) => rating.rate(value)}
        />
      </div>
      {story.own && <p className="text-sm text-muted">{ratingTexts.ownStoryNote}</p>}
      {!story.own && (
        <noscript>{import.meta.env.SSR && (signedIn ? <RatingForm rating={rating} /> : <SignInToRate storyId={story.id} />)}</noscript>
      )}
    </div>
  );
}

function RatingForm({ rating: { story, own } }: { rating: StoryRating }) {
  return (
    <form method="post" action={href('/story/:storyId/rating', { storyId: story.id })} className="flex flex-wrap items-center gap-3">
      <label className="flex items-center gap-2 text-sm text-muted">
        {ratingTexts.ownRating}
        <select name="value" defaultValue={own ?? 5} className="h-11 rounded-md border border-edge bg-surface px-3 text-text">
          {[5, 4, 3, 2, 1].map((stars) => (
            <option key={stars} value={stars}>
              {ratingTexts.stars(stars)}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" variant="outline">
        {ratingTexts.rate}
      </Button>
    </form>
  );
}

function SignInToRate({ storyId }: { storyId: string }) {
  return (
    <TextLink className="text-sm" to={`${href('/signin')}?${new URLSearchParams({ to: href('/story/:storyId', { storyId }) })}`}>
      {ratingTexts.signIn}
    </TextLink>
  );
}
