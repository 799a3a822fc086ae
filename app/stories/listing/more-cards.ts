import { useEffect, useRef, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { createRecent } from '~/platform/storage/recent';
import { type Listed, upToDate, withMoreCards } from './card-list';

/** One page of cards; null when it could not be fetched, busy when the server had no capacity. */
type FetchedPage<Card> = { cards: Card[]; next: string | undefined; isBusy?: boolean } | null;

/** The page of cards that came with the address. */
export interface FirstPage<Card> {
  cards: Card[];
  next: string | undefined;
  /** The cursor after which it begins; undefined at the start of the list. */
  after?: string | undefined;
}

export interface MoreCards<Card> {
  cards: Card[];
  /** The cursor of the page after the last one shown. */
  next: string | undefined;
  /** Whether the cards start where the list does. */
  fromStart: boolean;
  loading: boolean;
  /** How many came with the last page, for announcing; 0 before. */
  added: number;
  /** Fetches the next page. */
  load(): void;
}

/** All cards shown, once a page was added. */
interface GrownList<Card> {
  cards: Card[];
  next: string | undefined;
  fromStart: boolean;
}

/** Lists with added pages, by history entry, so that going back shows them again. */
const lists = createRecent<GrownList<Listed>>(10);

/**
 * The cards of a page and of those loaded below it. The browser's address then names the last of these pages, so that
 * reloading continues from there; see docs/decisions/0038-lists.md.
 * @param pageAddress the address of the page after a cursor.
 * @param onFailed called when a page could not be fetched.
 */
export function useMoreCards<Card extends Listed>(
  first: FirstPage<Card>,
  { pageAddress, onFailed }: { pageAddress(cursor: string): string; onFailed(isBusy: boolean): void },
): MoreCards<Card> {
  const { key } = useLocation();
  const fetcher = useFetcher<FetchedPage<Card>>();
  const asked = useRef<{ address: string; loading: boolean }>(undefined);
  const [{ at, grown }, setGrown] = useState(() => listAt<Card>(key));
  if (at !== key) setGrown(listAt<Card>(key));
  const [added, setAdded] = useState<Card[]>([]);
  const shown: GrownList<Card> = grown
    ? { ...grown, cards: upToDate(grown.cards, first.cards) }
    : { cards: first.cards, next: first.next, fromStart: first.after === undefined };

  useEffect(() => {
    if (asked.current && fetcher.state === 'loading') asked.current.loading = true;
    // Data from before a page was requested, or from a revalidation, is not a new page.
    if (!asked.current?.loading || fetcher.state !== 'idle' || fetcher.data === undefined) return;
    const { address } = asked.current;
    asked.current = undefined;
    if (fetcher.data === null || fetcher.data.isBusy) return onFailed(fetcher.data !== null);
    const page = fetcher.data;
    const longer = { ...shown, cards: withMoreCards(shown.cards, page.cards), next: page.next };
    lists.set(key, longer);
    setGrown({ at: key, grown: longer });
    setAdded(page.cards.filter((card) => !shown.cards.some(({ id }) => id === card.id)));
    window.history.replaceState(window.history.state, '', address);
  }, [fetcher.state, fetcher.data, shown, key, onFailed]);

  useEffect(() => {
    if (added[0]) focusCard(added[0]);
  }, [added]);

  return {
    ...shown,
    loading: fetcher.state !== 'idle',
    added: added.length,
    load() {
      if (shown.next === undefined || fetcher.state !== 'idle') return;
      asked.current = { address: pageAddress(shown.next), loading: false };
      fetcher.load(asked.current.address);
    },
  };
}

/** Moves the focus to where a list continues, so that the keyboard does not start from the top; nothing scrolls. */
function focusCard({ id }: Listed): void {
  document.getElementById(`read-${id}`)?.focus({ preventScroll: true });
}

function listAt<Card extends Listed>(key: string): { at: string; grown: GrownList<Card> | undefined } {
  return { at: key, grown: lists.get(key) as GrownList<Card> | undefined };
}
