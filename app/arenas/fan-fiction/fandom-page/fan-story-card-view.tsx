import { type MouseEvent, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { Viewer } from '~/accounts/viewer/viewer';
import { coverAddress, STORY_COVER } from '~/covers/story/cover-address';
import { averageText } from '~/platform/text/format';
import { fandomsOfCard } from '~/stories/listing/cards/fandoms-of-card';
import { StoryFacts } from '~/stories/listing/cards/story-facts';
import { RateStory } from '~/stories/ratings/rate-story';
import { useRating } from '~/stories/ratings/use-rating';
import { TagLine } from '~/tags/screen/tag-line';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { TextLink } from '~/ui/actions/text-link';
import { Card } from '~/ui/layout/card';
import { Badge } from '~/ui/people/badge';
import { Stars } from '~/ui/stars/stars';
import { Notice } from '~/ui/states/notice';
import { Spinner } from '~/ui/states/spinner';
import { FactLine } from '~/ui/text/fact-line';
import { Prose } from '~/ui/text/prose';
import { withParts } from '~/ui/text/with-parts';
import { ChapterTabs } from '../chapters/reading/chapter-tabs';
import { StoryComments } from '../comments/screen/lazy-story-comments';
import type { FanStory } from '../reading/reading.contract';
import { useCountRead } from '../reading/use-count-read';
import { storyViewAddress } from '../stories/story-links';
import { type FanStoryState, useFanStory } from '../stories/use-fan-story';
import { missingTexts, readingTexts } from '../texts';
import type { FanStoryCard } from './fan-story-card';
import { fandomPageTexts } from './texts';

interface FanStoryCardProps {
  story: FanStoryCard;
  viewer: Viewer | undefined;
  /** Opens the popup that quotes it. */
  onQuote(): void;
}

/** A story in a fandom's list; it opens to show its chapters, the comments on the chosen one, and the stars. */
export function FanStoryCardView({ story, viewer, onQuote }: FanStoryCardProps) {
  const [open, setOpen] = useState(false);
  const reading = useFanStory(open ? story.id : undefined);
  const rating = useRating(story, viewer !== undefined);
  const opened = open ? reading.story : undefined;
  useCountRead(opened?.id, opened?.chapter.id);
  const toggle = (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (opensElsewhere) return;
    event.preventDefault();
    setOpen(!open);
  };
  return (
    <Card as="article" aria-labelledby={`title-${story.id}`} className="grid min-w-0 gap-4">
      <header className="fan-story">
        <img src={coverAddress(story.cover)} alt="" {...STORY_COVER} loading="lazy" />
        <p className="mb-2 flex flex-wrap items-center gap-2 empty:hidden">
          {story.isNew && <Badge tone="laurel">{fandomPageTexts.new}</Badge>}
          {!open && rating.average !== undefined && (
            <span className="tabular inline-flex items-center gap-2 text-sm text-muted">
              <Stars value={rating.average} />
              {averageText(rating.average)}
            </span>
          )}
        </p>
        <h2 id={`title-${story.id}`} className="display overflow-clip text-2xl wrap-anywhere">
          <Link
            to={storyViewAddress(story.id)}
            className="decoration-bronze decoration-1 underline-offset-4 hover:underline focus-visible:underline"
          >
            <bdi>{story.title}</bdi>
          </Link>
        </h2>
        <FactLine className="mt-1 text-sm text-muted">
          <span>{withParts(fandomPageTexts.by, { author: <bdi>{story.author}</bdi> })}</span>
          {story.gift}
          {fandomsOfCard(story).length > 1 && fandomsOfCard(story).join(', ')}
          {story.publishedOn}
          {story.series?.to && <TextLink to={story.series.to}>{story.series.text}</TextLink>}
        </FactLine>
      </header>
      <StoryFacts story={story} />
      {story.summary && (
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {story.summary}
        </p>
      )}
      {story.tags && <TagLine tags={story.tags} more={story.moreTags} />}
      {!open && <Preview story={story} onQuote={onQuote} />}
      {open && (
        <div className="grid min-w-0 gap-6">
          <OpenStory story={story} viewer={viewer} reading={reading} />
          <RateStory rating={rating} />
        </div>
      )}
      <footer className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line pt-3">
        <p className="tabular text-sm text-muted">{fandomPageTexts.counts(story.chapterCount, story.commentCount)}</p>
        <ButtonLink
          id={`read-${story.id}`}
          to={storyViewAddress(story.id)}
          variant="outline"
          size="sm"
          onClick={toggle}
          aria-expanded={open}
        >
          {open ? fandomPageTexts.collapse : fandomPageTexts.readMore}
          <span className="sr-only">: {story.title}</span>
        </ButtonLink>
      </footer>
    </Card>
  );
}

function Preview({ story, onQuote }: { story: FanStoryCard; onQuote(): void }) {
  return (
    <button
      type="button"
      onClick={onQuote}
      className="min-h-11 cursor-pointer overflow-clip rounded-sm border-l-2 border-line pl-4 text-left font-prose whitespace-pre-line wrap-anywhere transition-colors hover:border-bronze"
    >
      <span className="sr-only">{fandomPageTexts.quote} </span>
      <bdi>{story.preview || fandomPageTexts.noDescription}</bdi>
    </button>
  );
}

interface OpenStoryProps {
  story: FanStoryCard;
  viewer: Viewer | undefined;
  reading: FanStoryState;
}

function OpenStory({ story, viewer, reading }: OpenStoryProps) {
  if (!reading.story) {
    if (reading.status === 'loading') return <p role="status">{readingTexts.loadingStory}</p>;
    if (reading.status === 'missing') return <Notice tone="error" title={missingTexts.story.title} />;
    return <ReadFailed onRetry={reading.retry} />;
  }
  return (
    <>
      {reading.status === 'failed' && <ReadFailed onRetry={reading.retry} />}
      <Chapters story={reading.story} onSelect={reading.show} busy={reading.status === 'loading'} />
      <Suspense fallback={<Spinner label={readingTexts.loadingComments} />}>
        <StoryComments key={reading.story.chapter.id} storyId={story.id} chapter={reading.story.chapter} viewer={viewer} compact />
      </Suspense>
    </>
  );
}

function ReadFailed({ onRetry }: { onRetry(): void }) {
  return (
    <Notice
      tone="error"
      title={readingTexts.chaptersFailed}
      actions={
        <Button size="sm" variant="outline" onClick={onRetry}>
          {fandomPageTexts.again}
        </Button>
      }
    />
  );
}

function Chapters({ story, onSelect, busy }: { story: FanStory; onSelect(chapter: number): void; busy: boolean }) {
  const { chapter, chapters } = story;
  return (
    <div aria-busy={busy || undefined} className="grid min-w-0 gap-5">
      <ChapterTabs
        chapters={chapters}
        current={chapter.number}
        address={(number) => storyViewAddress(story.id, { chapter: number })}
        onSelect={onSelect}
      />
      <h3 className="display overflow-clip text-xl wrap-anywhere">
        <bdi>{chapter.title}</bdi>
      </h3>
      <Prose paragraphs={chapter.blocks} dropCap />
    </div>
  );
}
