import { type MouseEvent, useCallback, useState } from 'react';
import type { Viewer } from '~/accounts/viewer';
import { FirstPageLink } from '~/stories/first-page-link';
import { type FirstPage, useMoreCards } from '~/stories/more-cards';
import { ButtonLink } from '~/ui/button-link';
import { useToast } from '~/ui/use-toast';
import type { FanStoryCard } from './fan-story-card';
import { FanStoryCardView } from './fan-story-card-view';
import { SnippetPopup } from './snippet-popup';
import { readingTexts } from './texts';

interface StoryListProps {
  first: FirstPage<FanStoryCard>;
  viewer: Viewer | undefined;
  /** The fandom's page. */
  address: string;
}

/** A fandom's stories, with a way to more of them: a link, or, with script, more cards below. */
export function StoryList({ first, viewer, address }: StoryListProps) {
  const pageAddress = (cursor: string) => `${address}?after=${cursor}`;
  const toast = useToast();
  const onFailed = useCallback(() => {
    toast({ title: 'Error', description: readingTexts.detailsFailed, tone: 'error' });
  }, [toast]);
  const { cards, next, fromStart, loading, added, load } = useMoreCards<FanStoryCard>(first, {
    pageAddress,
    onFailed,
    onAdded: focusStory,
  });
  const [quoted, setQuoted] = useState<string>();
  const snippet = cards.find(({ id }) => id === quoted);

  const loadHere = (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (opensElsewhere) return;
    event.preventDefault();
    load();
  };

  return (
    <>
      {!fromStart && <FirstPageLink to={address} />}
      <ul className="grid gap-5">
        {cards.map((story) => (
          <li key={story.id} className="min-w-0">
            <FanStoryCardView story={story} viewer={viewer} onQuote={() => setQuoted(story.id)} />
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {loading ? readingTexts.loadingStories : added > 0 && `${added} more ${added === 1 ? 'story' : 'stories'} loaded.`}
      </p>
      {next && (
        <p className="mt-8 text-center">
          <ButtonLink to={pageAddress(next)} variant="outline" onClick={loadHere} aria-disabled={loading || undefined}>
            {loading ? readingTexts.loadingStories : 'Load more'}
          </ButtonLink>
        </p>
      )}
      {snippet && <SnippetPopup story={snippet} signedIn={viewer !== undefined} onClose={() => setQuoted(undefined)} />}
    </>
  );
}

/** Puts the focus where a list goes on, so that the keyboard does not begin anew; nothing scrolls. */
function focusStory({ id }: { id: string }): void {
  document.getElementById(`read-${id}`)?.focus({ preventScroll: true });
}
