import { countText } from '~/platform/text/format';
import { ratingTexts } from '../texts';
import { RateStory } from './rate-story';
import { type RateableStory, useRating } from './use-rating';

/** Stars for rating the story that ends above, with its average. */
export default function RateAtEnd({ story, signedIn }: { story: RateableStory; signedIn: boolean }) {
  const rating = useRating(story, signedIn);
  return (
    <section aria-labelledby="rating-title" className="rounded-lg border border-line bg-surface p-5 sm:p-7">
      <h2 id="rating-title" className="display text-2xl">
        {ratingTexts.title}
      </h2>
      <p className="tabular mt-2 text-muted">
        {rating.average === undefined ? (
          ratingTexts.none
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
