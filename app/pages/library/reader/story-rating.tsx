import { countText } from '~/platform/text/format';
import { RateStory } from '~/stories/ratings/rate-story';
import { useRating } from '~/stories/ratings/use-rating';
import type { ReaderData } from './reader-data.server';

/** A story's average rating, with stars to rate it. */
export function StoryRating({ story, signedIn }: { story: ReaderData; signedIn: boolean }) {
  const rating = useRating(story, signedIn);
  return (
    <section aria-labelledby="rating-title" className="rounded-lg border border-line bg-surface p-5 sm:p-7">
      <h2 id="rating-title" className="display text-2xl">
        Rate this story
      </h2>
      <p className="tabular mt-2 text-muted">
        {rating.average === undefined ? (
          'No ratings yet'
        ) : (
          <>
            <span className="font-semibold text-text">{rating.average.toFixed(1)}</span> of 5 from{' '}
            {countText(rating.count, { one: 'rating', other: 'ratings' })}
          </>
        )}
      </p>
      <div className="mt-2">
        <RateStory rating={rating} />
      </div>
    </section>
  );
}
