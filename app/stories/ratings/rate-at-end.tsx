import { averageText } from '~/platform/text/format';
import { withParts } from '~/ui/text/with-parts';
import { RateStory } from './rate-story';
import { ratingTexts } from './texts';
import { type RateableStory, useRating } from './use-rating';

/** Stars for rating the story that ends above, with its average. */
export default function RateAtEnd({ story, signedIn }: { story: RateableStory; signedIn: boolean }) {
  const rating = useRating(story, signedIn);
  return (
    <section aria-labelledby="rating-title">
      <h2 id="rating-title" className="display text-2xl">
        {ratingTexts.title}
      </h2>
      <p className="tabular mt-1 text-muted">
        {rating.average === undefined
          ? ratingTexts.none
          : withParts(ratingTexts.average(rating.count), {
              average: <span className="font-semibold text-text">{averageText(rating.average)}</span>,
            })}
      </p>
      <div className="mt-2">
        <RateStory rating={rating} />
      </div>
    </section>
  );
}
