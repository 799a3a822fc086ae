import { Suspense, useEffect, useState } from 'react';
import { numberText } from '~/platform/text/format';
import { AppendageLink } from '~/stories/sharing/appendages/appendage-link';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { SidePanel } from '~/ui/dialogs/side-panel';
import { ErrorState } from '~/ui/states/error-state';
import { Spinner } from '~/ui/states/spinner';
import { Prose } from '~/ui/text/prose';
import { withParts } from '~/ui/text/with-parts';
import { ChapterSteps } from '../chapters/reading/chapter-steps';
import { StoryComments } from '../comments/screen/lazy-story-comments';
import { storyViewAddress } from '../stories/story-links';
import { type FanStoryState, useFanStory } from '../stories/use-fan-story';
import { missingTexts, readingTexts } from '../texts';
import type { FanStory } from './reading.contract';
import { panelTexts } from './texts';
import { useArrowKeys } from './use-arrow-keys';
import { useCountRead } from './use-count-read';
import { useViewer } from './use-viewer';

export interface ReaderPanelProps {
  /** The story to read; undefined while the panel is closed. */
  storyId: string | undefined;
  onClose(): void;
}

/** A story beside the page it was found on. It always opens at chapter 1 and has no comments. */
export function ReaderPanel({ storyId, onClose }: ReaderPanelProps) {
  if (storyId === undefined) return null;
  return <OpenPanel key={storyId} storyId={storyId} onClose={onClose} />;
}

function OpenPanel({ storyId, onClose }: { storyId: string; onClose(): void }) {
  const reading = useFanStory(storyId);
  const { story } = reading;
  useCountRead(story?.id, story?.chapter.id);
  return (
    <SidePanel
      open
      onOpenChange={(open) => !open && onClose()}
      title={story ? <bdi>{story.title}</bdi> : readingTexts.loadingStory}
      description={
        story &&
        withParts(panelTexts.byOfChapter, {
          author: <bdi>{story.author}</bdi>,
          number: numberText(story.chapter.number),
          all: numberText(story.chapters.length),
        })
      }
    >
      {story ? <OpenStory story={story} reading={reading} /> : <NoStory reading={reading} />}
    </SidePanel>
  );
}

function NoStory({ reading }: { reading: FanStoryState }) {
  if (reading.status === 'loading') return <Spinner label={readingTexts.loadingStory} />;
  if (reading.status === 'missing') return <ErrorState title={missingTexts.story.title}>{missingTexts.story.text}</ErrorState>;
  return <ErrorState title={readingTexts.storyFailed} action={<Button onClick={reading.retry}>{panelTexts.again}</Button>} />;
}

function OpenStory({ story, reading }: { story: FanStory; reading: FanStoryState }) {
  const viewer = useViewer();
  const [commentsShown, setCommentsShown] = useState(false);
  const { chapter, chapters } = story;
  const total = chapters.length;
  const turn = (to: number) => (to >= 1 && to <= total ? () => reading.show(to) : undefined);
  useArrowKeys({ previous: turn(chapter.number - 1), next: turn(chapter.number + 1) });
  useEffect(() => {
    document.getElementById(`chapter-${chapter.id}`)?.scrollIntoView({ block: 'nearest' });
  }, [chapter.id]);

  return (
    <div className="grid gap-6" aria-busy={reading.status === 'loading' || undefined}>
      <ChapterSteps current={chapter.number} total={total} onTurn={reading.show} />
      {reading.status === 'failed' && (
        <ErrorState title={readingTexts.chaptersFailed} action={<Button onClick={reading.retry}>{panelTexts.again}</Button>} />
      )}
      <article aria-labelledby={`chapter-${chapter.id}`}>
        <h3 id={`chapter-${chapter.id}`} className="display mb-4 text-xl wrap-anywhere">
          <bdi>{chapter.title}</bdi>
        </h3>
        <Prose paragraphs={chapter.blocks} dropCap />
      </article>
      <ChapterSteps current={chapter.number} total={total} onTurn={reading.show} />
      <p className="flex flex-wrap items-start gap-3">
        <ButtonLink to={storyViewAddress(story.id, { chapter: chapter.number })}>{panelTexts.whole}</ButtonLink>
        <AppendageLink storyId={story.id} />
        <Button variant="outline" aria-expanded={commentsShown} onClick={() => setCommentsShown(!commentsShown)}>
          {commentsShown ? panelTexts.hideComments : panelTexts.showComments}
        </Button>
      </p>
      {commentsShown && (
        <Suspense fallback={<Spinner label={readingTexts.loadingComments} />}>
          <StoryComments key={chapter.id} storyId={story.id} chapter={chapter} viewer={viewer} />
        </Suspense>
      )}
    </div>
  );
}
