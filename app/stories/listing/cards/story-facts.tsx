import { AuthorLink } from '~/stories/writers/author-link';
import { TextLink } from '~/ui/actions/text-link';
import { cx } from '~/ui/cx';
import { FactLine } from '~/ui/text/fact-line';
import type { StoryCard } from '../../story';
import { aiShareText } from '../../writers/ai-share';
import { fandomsOfCard } from './fandoms-of-card';
import { cardTexts } from './texts';

interface StoryBylineProps {
  story: Pick<StoryCard, 'author' | 'authorId' | 'credits' | 'gift' | 'series' | 'publishedOn'> & CrossedCard;
  /** Whether it names the fandoms of the story, which stand elsewhere on the card otherwise. */
  namesFandoms?: boolean;
  className?: string;
}

type CrossedCard = Parameters<typeof fandomsOfCard>[0];

/** Who wrote the story of a card, for whom, when, and of which series it is. */
export function StoryByline({ story, namesFandoms = false, className }: StoryBylineProps) {
  const fandoms = namesFandoms ? fandomsOfCard(story) : [];
  return (
    <FactLine className={cx('text-sm text-muted', className)}>
      {!story.series?.to && story.series?.text}
      <AuthorLink name={story.author} playerId={story.authorId} credits={story.credits} />
      {story.gift}
      {fandoms.length > 0 && cardTexts.fandoms(fandoms)}
      {story.publishedOn}
      {story.series?.to && <TextLink to={story.series.to}>{story.series.text}</TextLink>}
    </FactLine>
  );
}

interface StoryFactsProps {
  story: Pick<StoryCard, 'content' | 'progress' | 'counts' | 'language' | 'aiPercent'>;
  className?: string;
}

/** Rating and warnings, how far it is, what can be counted of it, and its language: on every card, however small. @see docs/product/library.md */
export function StoryFacts({ story, className }: StoryFactsProps) {
  return (
    <FactLine className={cx('tabular text-sm text-muted', className)}>
      {story.content}
      {story.progress}
      {story.aiPercent !== undefined && aiShareText(story.aiPercent)}
      {story.counts}
      {story.language}
    </FactLine>
  );
}
