import { useCallback, useState } from 'react';
import type { Viewer } from '~/accounts/viewer/viewer';
import { withCoversApart } from '~/covers/story/covers-apart';
import { FirstPageLink } from '~/stories/listing/first-page-link';
import { LoadMore } from '~/stories/listing/load-more';
import { type FirstPage, useMoreCards } from '~/stories/listing/more-cards';
import { useToast } from '~/ui/toasts/use-toast';
import { readingTexts } from '../texts';
import type { FanStoryCard } from './fan-story-card';
import { FanStoryCardView } from './fan-story-card-view';
import { SnippetPopup } from './snippet-popup';
import { fandomPageTexts } from './texts';

interface StoryListProps {
  first: FirstPage<FanStoryCard>;
  viewer: Viewer | undefined;
  /** The address of the list, or of its page after a cursor. */
  address(cursor?: string): string;
}

/** A fandom's stories, with a way to load more: a link, or, with script, more cards below. */
export function StoryList({ first, viewer, address }: StoryListProps) {
  const toast = useToast();
  const onFailed = useCallback(() => {
    toast({ title: fandomPageTexts.error, description: readingTexts.detailsFailed, tone: 'error' });
  }, [toast]);
  const { cards, next, fromStart, loading, added, load } = useMoreCards<FanStoryCard>(first, { pageAddress: address, onFailed });
  const [quoted, setQuoted] = useState<string>();
  const snippet = cards.find(({ id }) => id === quoted);

  return (
    <>
      {!fromStart && <FirstPageLink to={address()} />}
      <ul className="grid gap-5">
        {withCoversApart(cards).map((story) => (
          <li key={story.id} className="min-w-0">
            <FanStoryCardView story={story} viewer={viewer} onQuote={() => setQuoted(story.id)} />
          </li>
        ))}
      </ul>
      <LoadMore address={next && address(next)} loading={loading} added={added} load={load} loadingText={readingTexts.loadingStories} />
      {snippet && <SnippetPopup story={snippet} signedIn={viewer !== undefined} onClose={() => setQuoted(undefined)} />}
    </>
  );
}
