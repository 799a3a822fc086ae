import { useEffect, useRef, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import type { StoryCard } from '~/stories/story';
import { withMoreCards } from './library-list';

/** One page of cards; null when it could not be fetched. */
export type FetchedPage = { cards: StoryCard[]; next: string | undefined } | null;

export interface MoreCards {
  cards: StoryCard[];
  /** The cursor of the page after the last one shown. */
  next: string | undefined;
  loading: boolean;
  /** How many came with the last page, to be said aloud; 0 before. */
  added: number;
  load(address: string): void;
}

/** Pages that were added to a list, by its place in the history, so that going back shows them again. */
const kept = new Map<string, { cards: StoryCard[]; next: string | undefined }>();
const MAX_KEPT = 10;

/**
 * The cards of a page and of those fetched below it since.
 * @param first the page that came with the address.
 * @param onFailed told when a page could not be fetched.
 * @param onAdded told the first of the cards that a page brought.
 */
export function useMoreCards(
  first: { cards: StoryCard[]; next: string | undefined },
  { onFailed, onAdded }: { onFailed(): void; onAdded(first: StoryCard): void },
): MoreCards {
  const { key } = useLocation();
  const fetcher = useFetcher<FetchedPage>();
  const phase = useRef<'idle' | 'asked' | 'loading'>('idle');
  const [more, setMore] = useState(() => kept.get(key));
  const [added, setAdded] = useState<StoryCard[]>([]);
  const cards = more ? withMoreCards(first.cards, more.cards) : first.cards;

  useEffect(() => {
    if (phase.current === 'asked' && fetcher.state === 'loading') phase.current = 'loading';
    // What is there before a page was asked for, or comes when all data is fetched again, is no new page.
    if (phase.current !== 'loading' || fetcher.state !== 'idle' || fetcher.data === undefined) return;
    phase.current = 'idle';
    if (fetcher.data === null) return onFailed();
    const page = fetcher.data;
    const fresh = page.cards.filter((card) => !cards.some(({ id }) => id === card.id));
    const grown = { cards: withMoreCards(more?.cards ?? [], page.cards), next: page.next };
    keep(key, grown);
    setMore(grown);
    setAdded(fresh);
  }, [fetcher.state, fetcher.data, cards, more, key, onFailed]);

  useEffect(() => {
    if (added[0]) onAdded(added[0]);
  }, [added, onAdded]);

  return {
    cards,
    next: more ? more.next : first.next,
    loading: fetcher.state !== 'idle',
    added: added.length,
    load(address) {
      phase.current = 'asked';
      fetcher.load(address);
    },
  };
}

function keep(key: string, grown: { cards: StoryCard[]; next: string | undefined }): void {
  kept.delete(key);
  kept.set(key, grown);
  const [oldest] = kept.keys();
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
}
