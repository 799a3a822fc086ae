import type { MouseEvent } from 'react';
import { ButtonLink } from '~/ui/actions/button-link';
import type { MoreCards } from './more-cards';
import { listingTexts } from './texts';

export interface LoadMoreProps extends Pick<MoreCards<unknown>, 'loading' | 'added' | 'load'> {
  /** The address of the next page; undefined on the last page. */
  address: string | undefined;
  loadingText: string;
}

/** The end of a list of stories: announces how many were added, and loads more; without script it is a link. */
export function LoadMore({ address, loading, added, load, loadingText }: LoadMoreProps) {
  const loadHere = (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (opensElsewhere) return;
    event.preventDefault();
    load();
  };
  return (
    <>
      <p role="status" className="sr-only">
        {loading ? loadingText : added > 0 && listingTexts.loaded(added)}
      </p>
      {address && (
        <p className="mt-8 text-center">
          <ButtonLink to={address} variant="outline" onClick={loadHere} aria-disabled={loading || undefined}>
            {loading ? loadingText : listingTexts.loadMore}
          </ButtonLink>
        </p>
      )}
    </>
  );
}
