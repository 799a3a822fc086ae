import type { ReactNode } from 'react';
import { SmallCover } from '~/covers/story/small-cover';
import { averageText } from '~/platform/text/format';
import { arenaLabel } from '~/site/arenas';
import { TagLine } from '~/tags/screen/tag-line';
import { TextLink } from '~/ui/actions/text-link';
import { Badge } from '~/ui/people/badge';
import { StarShape } from '~/ui/stars/star-shape';
import { storyAddress } from '../../sharing/story-address';
import type { StoryCard } from '../../story';
import { StoryByline, StoryFacts } from './story-facts';
import { cardTexts } from './texts';

interface StoryRowProps {
  story: StoryCard;
  /** What stands below it, such as a button. */
  children?: ReactNode;
}

/** A story in a list of one column: what a card of the library says, beside a small cover. @see docs/product/library.md */
export function StoryRow({ story, children }: StoryRowProps) {
  return (
    <article aria-labelledby={`title-${story.id}`} className="story-row">
      <SmallCover cover={story.cover} />
      <p>
        <Badge>{arenaLabel(story.arena)}</Badge>
        {story.average !== undefined && (
          <Badge tone="gold">
            <StarShape share={1} className="size-4" />
            <span className="sr-only">{cardTexts.average}</span>
            {averageText(story.average)}
          </Badge>
        )}
      </p>
      <h3 id={`title-${story.id}`}>
        <TextLink to={storyAddress(story.arena, story.id)}>
          <bdi>{story.title}</bdi>
        </TextLink>
      </h3>
      <StoryByline story={story} namesFandoms />
      <StoryFacts story={story} />
      <p dir="auto">{story.summary ?? story.preview}</p>
      {story.tags && <TagLine tags={story.tags} more={story.moreTags} />}
      {children}
    </article>
  );
}
