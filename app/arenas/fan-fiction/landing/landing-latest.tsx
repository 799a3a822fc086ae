import { type MouseEvent, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { Await, href, Link, useFetcher } from 'react-router';
import { FandomArch } from '~/covers/fandom-cover';
import { coverAddress, STORY_COVER } from '~/covers/story/cover-address';
import { withCoversApart } from '~/covers/story/covers-apart';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { Card } from '~/ui/layout/card';
import { EmptyState } from '~/ui/states/empty-state';
import { ErrorState } from '~/ui/states/error-state';
import { Skeleton } from '~/ui/states/skeleton';
import { useLateView } from '~/ui/states/use-late-view';
import { useToast } from '~/ui/toasts/use-toast';
import { fandomAddress, writeAddress } from '../fandoms/fandom-links';
import type { ReaderPanelProps } from '../reading/reader-panel';
import { readingTexts } from '../texts';
import type { LandingData, LatestStories, LatestStory, OpenFandom } from './landing-data';
import type { loader } from './landing-latest.route';
import { landingTexts } from './landing-texts';
import { fanFictionLandingTexts } from './texts';

const texts = landingTexts.latest;
/** How long the stories may take to load, in ms. */
const STORIES_TIMEOUT_MS = 15_000;
const PLACEHOLDERS = [1, 2, 3, 4, 5, 6];

/** The newest six stories, loading, loaded or failed, and the panel to read them in. */
export function LandingLatest({ latest }: Pick<LandingData, 'latest'>) {
  const [read, setRead] = useState<string>();
  const again = useFetcher<typeof loader>();
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    setAttempt(attempt + 1);
    void again.load(href('/fan-fiction/latest'));
  };
  const show = (found: LatestStories) => <Stories latest={found} onRead={setRead} onRetry={retry} />;

  return (
    <section aria-labelledby="latest">
      <h2 id="latest" className="display mb-5 text-3xl">
        {texts.heading}
      </h2>
      {again.state !== 'idle' && <Waiting key={attempt} onRetry={retry} />}
      {again.state === 'idle' && again.data && show(again.data.stories)}
      {again.state === 'idle' && !again.data && (
        <Suspense fallback={<Waiting onRetry={retry} />}>
          <Await resolve={latest} errorElement={<Failed onRetry={retry} />}>
            {show}
          </Await>
        </Suspense>
      )}
      <LandingReader storyId={read} onClose={() => setRead(undefined)} />
    </section>
  );
}

function Stories({ latest, onRead, onRetry }: { latest: LatestStories; onRead(id: string): void; onRetry(): void }) {
  if (!latest) return <Failed onRetry={onRetry} />;
  const { stories, open } = latest;
  return (
    <>
      {stories.length === 0 && <EmptyState missing="story" title={texts.none} />}
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {withCoversApart(stories).map((story) => (
          <StoryOfLatest key={story.id} story={story} onRead={onRead} />
        ))}
        {open.map((fandom) => (
          <FandomToBegin key={fandom.id} fandom={fandom} />
        ))}
      </ul>
    </>
  );
}

function StoryOfLatest({ story, onRead }: { story: LatestStory; onRead(id: string): void }) {
  const readHere = (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (opensElsewhere) return;
    event.preventDefault();
    onRead(story.id);
  };
  return (
    <Card as="li" className="latest-story">
      <img src={coverAddress(story.cover)} alt="" {...STORY_COVER} loading="lazy" />
      <h3 className="display line-clamp-3 text-2xl wrap-anywhere">{story.title}</h3>
      <p className="truncate text-sm text-muted">{fanFictionLandingTexts.by(story.author)}</p>
      <p className="tabular flex flex-wrap gap-x-3 text-sm text-muted">
        <span>{story.average === undefined ? texts.unrated : fanFictionLandingTexts.ratingOfFive(story.average)}</span>
        <span>{fanFictionLandingTexts.chapters(story.chapterCount)}</span>
      </p>
      <p className="mb-2 line-clamp-3 font-prose wrap-anywhere">{story.preview || texts.noPreview}</p>
      <ButtonLink to={`/fan-fiction/story/${story.id}`} variant="outline" className="mt-auto self-start" onClick={readHere}>
        {landingTexts.read}
        <span className="sr-only">: {story.title}</span>
      </ButtonLink>
    </Card>
  );
}

/** In the room that stories leave: a fandom without a story. */
function FandomToBegin({ fandom }: { fandom: OpenFandom }) {
  return (
    <Card as="li" className="fandom-to-begin">
      <FandomArch subject={fandom} />
      <h3 className="display text-2xl wrap-anywhere">{fandom.name}</h3>
      <p className="text-muted">{texts.open}</p>
      <p className="sm:mt-auto">
        <Link to={writeAddress(fandomAddress(fandom.genre, fandom.id))} className="row-link font-semibold text-bronze">
          {texts.first}
          <span className="sr-only"> {fanFictionLandingTexts.in(fandom.name)}</span>
        </Link>
      </p>
    </Card>
  );
}

function Waiting({ onRetry }: { onRetry(): void }) {
  const [timedOut, setTimedOut] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setTimedOut, STORIES_TIMEOUT_MS, true);
    return () => clearTimeout(timer);
  }, []);
  if (timedOut) return <Failed onRetry={onRetry} />;
  return (
    <>
      <p role="status" className="mb-4 text-muted">
        {texts.loading}
      </p>
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {PLACEHOLDERS.map((placeholder) => (
          <Card key={placeholder} className="flex flex-col gap-3">
            <Skeleton className="h-52" />
            <Skeleton className="h-6 w-3/4" />
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className="h-20" />
            <Skeleton className="h-11 w-32" />
          </Card>
        ))}
      </div>
    </>
  );
}

function Failed({ onRetry }: { onRetry(): void }) {
  return (
    <Card>
      <ErrorState title={texts.failed.title} action={<Button onClick={onRetry}>{texts.failed.retry}</Button>}>
        {texts.failed.text}
      </ErrorState>
    </Card>
  );
}

const loadPanel = async () => ({ default: (await import('../reading/reader-panel')).ReaderPanel });

/** The reader panel, whose code loads with the first story opened. */
function LandingReader({ storyId, onClose }: ReaderPanelProps) {
  const toast = useToast();
  const { View: ReaderPanel, fetchView } = useLateView(loadPanel);
  const open = useEffectEvent(async () => {
    if (await fetchView()) return;
    toast({ title: fanFictionLandingTexts.error, description: readingTexts.detailsFailed, tone: 'error' });
    onClose();
  });
  useEffect(() => {
    if (storyId !== undefined) open();
  }, [storyId]);
  return ReaderPanel && <ReaderPanel storyId={storyId} onClose={onClose} />;
}
