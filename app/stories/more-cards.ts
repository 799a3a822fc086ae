import { useEffect, useRef, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';

/** What a list can hold: it is known again by its id. */
interface Listed {
  id: string;
}

/** One page of cards; null when it could not be fetched. */
export type FetchedPage<Card> = { cards: Card[]; next: string | undefined } | null;

export interface MoreCards<Card> {
  cards: Card[];
  /** The cursor of the page after the last one shown. */
  next: string | undefined;
  loading: boolean;
  /** How many came with the last page, to be said aloud; 0 before. */
  added: number;
  load(address: string): void;
}

/** Pages that were added to a list, by its place in the history, so that going back shows them again. */
const kept = new Map<string, { cards: Listed[]; next: string | undefined }>();
const MAX_KEPT = 10;

/**
 * The cards of a page and of those fetched below it since.
 * @param first the page that came with the address.
 * @param onFailed told when a page could not be fetched.
 * @param onAdded told the first of the cards that a page brought.
 */
export function useMoreCards<Card extends Listed>(
  first: { cards: Card[]; next: string | undefined },
  { onFailed, onAdded }: { onFailed(): void; onAdded(first: Card): void },
): MoreCards<Card> {
  const { key } = useLocation();
  const fetcher = useFetcher<FetchedPage<Card>>();
  const phase = useRef<'idle' | 'asked' | 'loading'>('idle');
  const [more, setMore] = useState(() => kept.get(key) as { cards: Card[]; next: string | undefined } | undefined);
  const [added, setAdded] = useState<Card[]>([]);
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

function keep(key: string, grown: { cards: Listed[]; next: string | undefined }): void {
  kept.delete(key);
  kept.set(key, grown);
  const [oldest] = kept.keys();
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
}

/** Cards with more of them below; one that is there already is brought up to date where it stands. */
export function withMoreCards<Card extends Listed>(cards: readonly Card[], more: readonly Card[]): Card[] {
  const newer = new Map(more.map((card) => [card.id, card]));
  const kept = cards.map((card) => newer.get(card.id) ?? card);
  const there = new Set(cards.map((card) => card.id));
  return [...kept, ...more.filter((card) => !there.has(card.id))];
}
