import { type ReactNode, useCallback } from 'react';
import { withCoversApart } from '~/covers/story/covers-apart';
import { FirstPageLink } from '~/stories/listing/first-page-link';
import { LoadMore } from '~/stories/listing/load-more';
import { type FirstPage, useMoreCards } from '~/stories/listing/more-cards';
import { cx } from '~/ui/cx';
import { useToast } from '~/ui/toasts/use-toast';
import { libraryTexts } from '../texts';
import type { LibraryCard } from './library-data.server';
import { StoryCard } from './story-card';

export interface StoryGridProps<Card extends LibraryCard> {
  first: FirstPage<Card>;
  signedIn: boolean;
  /** The address of the list, or of its page after a cursor. */
  address(cursor?: string): string;
  /** Shows the fandom beside the author instead of in a separate block. */
  fandomInHeader?: boolean;
  /** What stands below a card. */
  below?(story: Card): ReactNode;
}

/** A list's cards, with a link to more of them; with script, more cards load below. */
export function StoryGrid<Card extends LibraryCard>({ first, signedIn, address, fandomInHeader, below }: StoryGridProps<Card>) {
  const toast = useToast();
  const onFailed = useCallback(
    (isBusy: boolean) => {
      const { title, text } = isBusy ? libraryTexts.busy : libraryTexts.loadFailed;
      toast({ title, description: text, tone: 'error' });
    },
    [toast],
  );
  const { cards, next, fromStart, loading, added, load } = useMoreCards(first, { pageAddress: address, onFailed });

  return (
    <>
      {!fromStart && <FirstPageLink to={address()} />}
      <ul className="grid grid-flow-row-dense gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
        {withCoversApart(cards).map((story) => (
          <li key={story.id} className={cx('min-w-0', story.best && 'sm:col-span-2', below && 'grid grid-rows-[1fr_auto]')}>
            <StoryCard story={story} signedIn={signedIn} fandomInHeader={fandomInHeader} />
            {below?.(story)}
          </li>
        ))}
      </ul>
      <LoadMore address={next && address(next)} loading={loading} added={added} load={load} loadingText={libraryTexts.loading} />
    </>
  );
}
