import { type MouseEvent, useCallback } from 'react';
import { FirstPageLink } from '~/stories/first-page-link';
import { type FirstPage, useMoreCards } from '~/stories/more-cards';
import { ButtonLink } from '~/ui/button-link';
import { useToast } from '~/ui/use-toast';
import type { LibraryCard } from './library-data.server';
import { type LibraryList, listAddress } from './library-list';
import { StoryCard } from './story-card';
import { libraryTexts } from './texts';

export interface StoryGridProps {
  list: LibraryList;
  first: FirstPage<LibraryCard>;
  signedIn: boolean;
}

/** A list's cards, with a way to more of them: a link, or, with script, more cards below. */
export function StoryGrid({ list, first, signedIn }: StoryGridProps) {
  const toast = useToast();
  const onFailed = useCallback(() => {
    const { title, text } = libraryTexts.loadFailed;
    toast({ title, description: text, tone: 'error' });
  }, [toast]);
  const pageAddress = (cursor: string) => listAddress(list, cursor);
  const { cards, next, fromStart, loading, added, load } = useMoreCards(first, { pageAddress, onFailed, onAdded: focusStory });

  const loadHere = (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (opensElsewhere) return;
    event.preventDefault();
    load();
  };

  return (
    <>
      {!fromStart && <FirstPageLink to={listAddress(list)} />}
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map((story) => (
          <li key={story.id} className="min-w-0">
            <StoryCard story={story} signedIn={signedIn} fandomInHeader={list.home === 'fan_fic'} />
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {loading ? libraryTexts.loading : added > 0 && `${added} more ${added === 1 ? 'story' : 'stories'} loaded.`}
      </p>
      {next && (
        <p className="mt-8 text-center">
          <ButtonLink to={pageAddress(next)} variant="outline" onClick={loadHere} aria-disabled={loading || undefined}>
            {loading ? libraryTexts.loading : 'Load more'}
          </ButtonLink>
        </p>
      )}
    </>
  );
}

/** Puts the focus where a list goes on, so that the keyboard does not begin anew; nothing scrolls. */
function focusStory({ id }: LibraryCard): void {
  document.getElementById(`read-${id}`)?.focus({ preventScroll: true });
}
