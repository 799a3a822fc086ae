import { TextLink } from '~/ui/actions/text-link';
import { withParts } from '~/ui/text/with-parts';
import { SeriesLine } from '../../collections/series-line';
import type { StorySeries } from '../../collections/series-parts.server';
import type { StoryLink } from '../../story';
import { storyAddress } from '../story-address';
import { appendagesTexts as texts } from './appendages-texts';

interface BelongsToProps {
  /** The story to which it is an appendage. */
  parent: StoryLink | undefined;
  series: readonly StorySeries[];
}

/** Names the parent of this story, and the series that it is part of. */
export default function BelongsTo({ parent, series }: BelongsToProps) {
  return (
    <>
      {parent && (
        <p className="wrap-anywhere">
          {withParts(texts.of, {
            parent: (
              <TextLink to={storyAddress(parent.arena, parent.id)}>
                <bdi>{parent.title}</bdi>
              </TextLink>
            ),
            author: parent.author,
          })}
        </p>
      )}
      {series.length > 0 && <SeriesLine series={series} />}
    </>
  );
}
